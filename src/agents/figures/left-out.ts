import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../../understanding/frame.js';
import type { Note } from '../../wording/facts.js';
import type { Desk, IntentHandler } from './question.js';
import type { Track } from './track.js';
import { withRead } from './track.reader.js';

type Excluded = NonNullable<Frame['excluded']>;

/**
 * The handler over what a question leaves: of those to pick from, what it leaves out and what lies within that (« hors Union
 * européenne ») is not there. A plain figure is left to its handler, which takes the excluded off its total.
 */
export function leavingOut(handler: IntentHandler): IntentHandler {
  return (question, desk) => {
    const { excluded, intent } = question.frame;
    if (!excluded || intent === 'value') return handler(question, desk);
    const { products, places } = excluded;
    const note: Note = { kind: 'left-out', products, places };
    return handler({ ...question, notes: [...question.notes, note] }, withoutExcluded(desk, excluded));
  };
}

function withoutExcluded({ lexicon, reader }: Desk, excluded: Excluded): Desk {
  const gone = new Set([...withMembers(lexicon, excluded), ...withNarrower(lexicon, excluded)]);
  const isLeft = (track: Track): boolean => !gone.has(track.product) && !gone.has(track.place);
  return { lexicon, reader: withRead(reader, (read) => read.filter(isLeft)) };
}

function withMembers(lexicon: Lexicon, { places }: Excluded): string[] {
  return places.flatMap((id) => [id, ...lexicon.membersOf(id).map((place) => place.id)]);
}

function withNarrower(lexicon: Lexicon, { products }: Excluded): string[] {
  return products.flatMap((id) => [id, ...lexicon.descendantsOf(id).map((product) => product.id)]);
}
