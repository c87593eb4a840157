import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Intent, Slot } from '../frame.js';
import type { Evidence } from '../reading.js';

/** What is explained or converted is nobody's figure. */
const NOBODYS: readonly Intent[] = ['definition', 'conversion'];

/** Whose figures the words ask for, by the publisher's name or by that of a table of its own. */
export function readPublishers(
  evidence: Evidence,
  intent: Intent,
  lexicon: Lexicon,
): Pick<Frame, 'publishers'> {
  const named = NOBODYS.includes(intent) ? [] : evidence.all('publisher');
  const publishers = new Map<string, Slot<string>>();
  for (const { id, mention } of named) {
    const value = lexicon.publishers.find((one) => one.id === id)?.of ?? id;
    const provenance = mention.corrected ? 'corrected' : 'explicit';
    if (!publishers.has(value)) publishers.set(value, { value, provenance, words: mention.words });
  }
  return publishers.size > 0 ? { publishers: [...publishers.values()] } : {};
}

/** « le maïs selon la Banque mondiale »: of somebody who publishes nothing but prices. */
export function isOfPricesAlone(evidence: Evidence, lexicon: Lexicon): boolean {
  const named = new Set(evidence.all('publisher').map(({ id }) => id));
  return lexicon.publishers.some(({ id, only }) => named.has(id) && only === 'price');
}

/** « selon Eurostat et selon la FAO »: the same question of each of two publishers. */
export function ofEachPublisher(frame: Frame): Frame {
  const [one, other, ...more] = frame.publishers ?? [];
  if (!one || !other || more.length > 0) return frame;
  return { ...frame, publishers: [one], alsoAsked: { ...frame, publishers: [other] } };
}
