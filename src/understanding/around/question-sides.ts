import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Evidence } from '../reading.js';

/** One of two questions: what was found in its stretch of the text. */
export interface Part {
  evidence: Evidence;
  domain: MeasureDomain;
  /** Its words, where what the other asks is not to be read as part of its own: « a-t-il baissé, et qui en fait le plus ». */
  text?: string;
}

export function haveProduct(one: Part, other: Part): boolean {
  return [one, other].some(({ evidence }) => evidence.everywhere('product').length > 0);
}

/** Whether both sides name some of a kind, and none alike. */
export function areApart(one: Part, other: Part, kind: 'product' | 'place'): boolean {
  const [ids, others] = [one, other].map(({ evidence }) => evidence.everywhere(kind).map(({ id }) => id));
  if (!ids || !others || ids.length === 0 || others.length === 0) return false;
  return ids.every((id) => !others.includes(id));
}

/** « et un an avant, c'était combien ? »: a time counted from that of the first side, and nothing else. */
export function countsBack({ evidence }: Part): boolean {
  const names = (['product', 'place', 'measure', 'unit'] as const).some(
    (kind) => evidence.everywhere(kind).length > 0,
  );
  const { dates } = evidence.reading;
  return !names && dates.length > 0 && dates.every(({ value }) => value.kind === 'beside');
}

/** "how many sheep are there": what is counted now, whatever time the other side is of. */
const OF_NOW =
  /(?:^| )(?:(?:is|are) there|(?:do|does) (?:\S+ ){1,4}?(?:have|keep|own)|y a t il|il y a|(?:compte|possede|detient)(?: -)?(?: t)?(?: -)? (?:il|elle|on|nous))(?: |$)/;

/** Whether the side asks how many there are, and names no time. */
export function asksOfNow({ evidence }: Part): boolean {
  const { sentences, tokens, dates } = evidence.reading;
  const own = tokens.filter((_, at) => sentences.some(({ start, end }) => start <= at && at < end));
  return dates.length === 0 && OF_NOW.test(own.map(({ folded }) => folded).join(' '));
}
