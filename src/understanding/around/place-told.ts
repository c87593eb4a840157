import type { Frame } from '../frame.js';
import type { Evidence, Reading } from '../reading.js';
import { isWithin } from '../text/within.js';

/** « je suis maire en Beauce : … »: the places named in what somebody tells of himself, where he asks of none. */
export function readPlaceTold(evidence: Evidence): Pick<Frame, 'placesTold'> {
  const told = evidence.reading.sentences.filter(({ tells }) => tells);
  const places = evidence.everywhere('place');
  const isTold = places.length > 0 && places.every(({ mention }) => isWithin(mention.start, told));
  return isTold ? { placesTold: [...new Set(places.map(({ id }) => id))] } : {};
}

/** The part of the question that tells who asks and what for. */
export function toldIn({ sentences, source, tokens }: Reading): string {
  const told = sentences.filter(({ tells }) => tells);
  return told
    .map(({ start, end }) => source.text.slice(tokens[start]?.start, tokens[end - 1]?.end))
    .join(' ');
}
