import type { Lexicon } from '../../lexicon/lexicon.js';
import { isoDateOf } from '../../statistics/day.js';
import type { Frame } from '../../understanding/frame.js';
import type { Span } from '../../understanding/dates/period.js';
import type { Note } from '../../wording/facts.js';
import type { Desk, IntentHandler, Question } from './question.js';
import type { Track } from './track.js';
import { withRead, type Tracks } from './track.reader.js';

type Excluded = NonNullable<Frame['excluded']>;

/**
 * The handler over what a question leaves: of those to pick from, what it leaves out and what lies within that (« hors Union
 * européenne ») is not there. A plain figure is left to its handler, which takes the excluded off its total.
 */
export function leavingOut(handler: IntentHandler): IntentHandler {
  return async (question, desk) => {
    const { excluded, intent } = question.frame;
    if (!excluded || (intent === 'value' && !excluded.periods)) return handler(question, desk);
    const { products, places, periods = [] } = excluded;
    const note = { kind: 'left-out' as const, products, places, periods: periods.map(nameOfSpan) };
    const answer = await handler(
      withoutSpans({ ...question, notes: [...question.notes, note] }, excluded.periods ?? []),
      withoutExcluded(desk, excluded),
    );
    return 'notes' in answer ? { ...answer, notes: withoutGaps(answer.notes, note.periods ?? []) } : answer;
  };
}

/** « en 2018, 2019 et 2020 sauf 2019 »: of a list of times those that are left. */
function withoutSpans(question: Question, gone: readonly Span[]): Question {
  const { period } = question.frame;
  if (period?.value.kind !== 'each') return question;
  const spans = period.value.spans.filter(
    ({ from }) => !gone.some((one) => one.from <= from && from <= one.to),
  );
  if (spans.length === 0) return question;
  return {
    ...question,
    frame: { ...question.frame, period: { ...period, value: { ...period.value, spans } } },
  };
}

/** A time that is left out is none without a figure. */
function withoutGaps(notes: readonly Note[], gone: readonly string[]): Note[] {
  const isGone = (period: string): boolean => gone.some((one) => period.startsWith(one));
  return notes.flatMap((note): Note[] => {
    if (note.kind !== 'missing-periods' && note.kind !== 'missing-times') return [note];
    const periods = note.periods.filter((period) => !isGone(period));
    if (periods.length === 0) return [];
    return [
      note.kind === 'missing-times' ? { ...note, periods } : { ...note, periods, count: periods.length },
    ];
  });
}

function withoutExcluded({ lexicon, reader }: Desk, excluded: Excluded): Desk {
  const gone = new Set([...withMembers(lexicon, excluded), ...withNarrower(lexicon, excluded)]);
  const isLeft = (track: Track): boolean => !gone.has(track.product) && !gone.has(track.place);
  const read = withRead(reader, (tracks) => tracks.filter(isLeft));
  return { lexicon, reader: excluded.periods ? withoutTimes(read, excluded.periods) : read };
}

/** The figures without those of the times left out. */
function withoutTimes(reader: Tracks, spans: readonly Span[]): Tracks {
  const isOut = (day: string): boolean => spans.some(({ from, to }) => from <= day && day <= to);
  return withRead(reader, (tracks) =>
    tracks.map((track) => ({
      ...track,
      observations: track.observations.filter(({ period }) => !isOut(isoDateOf(period))),
    })),
  );
}

/** 2016, or 2016-05. */
function nameOfSpan({ from, grain }: Span): string {
  return from.slice(0, grain === 'year' ? 4 : 7);
}

function withMembers(lexicon: Lexicon, { places }: Excluded): string[] {
  return places.flatMap((id) => [id, ...lexicon.membersOf(id).map((place) => place.id)]);
}

function withNarrower(lexicon: Lexicon, { products }: Excluded): string[] {
  return products.flatMap((id) => [id, ...lexicon.descendantsOf(id).map((product) => product.id)]);
}
