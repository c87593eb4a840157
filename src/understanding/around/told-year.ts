import type { DateMention } from '../dates/point.js';
import { readPastPoint } from '../slots/past-point.js';
import { asksPlainPrice } from '../field/plain-price.js';
import { Evidence, type Found } from '../reading.js';
import { isWithin } from '../text/within.js';
import type { Sentence } from './sentences.js';

/**
 * « La betterave a souffert en 2020. La production a baissé de combien par rapport à 2019 ? »: where the asking part names
 * but the time that something is set against, the year told of the same thing before is the one that is set against it.
 */
export function withToldYear(evidence: Evidence): Evidence {
  const { reading } = evidence;
  // « je signe mon contrat demain, quel est le prix du blé ? » is of now.
  if (asksPlainPrice(evidence))
    return new Evidence({
      ...reading,
      dates: reading.dates.filter(({ start }) => isAskedAt(evidence, start)),
    });
  const then = reading.sentences.length > 1 ? thenAndNow(evidence) : null;
  if (then) return new Evidence({ ...reading, dates: then });
  const told = reading.sentences.length > 1 ? (timeReferredTo(evidence) ?? toldDate(evidence)) : null;
  if (!told) return evidence;
  const sentences = reading.sentences.flatMap((sentence) =>
    isIn(told, sentence) ? around(told, sentence) : sentence,
  );
  return new Evidence({ ...reading, sentences });
}

function isAskedAt(evidence: Evidence, at: number): boolean {
  const told = evidence.reading.sentences.filter(({ tells }) => tells);
  return evidence.isInFocus(at) && !isWithin(at, told);
}

/**
 * « … en 1977. C'était combien à l'époque et combien maintenant, et combien en 2024 ? »: the dates, with that which is told in
 * place of « l'époque ».
 */
function thenAndNow(evidence: Evidence): DateMention[] | null {
  const { dates } = evidence.reading;
  const asked = dates.filter(({ start }) => evidence.isInFocus(start));
  const [then, ...others] = asked.filter(({ value }) => value.kind !== 'latest');
  const isLater = ({ start, value }: DateMention): boolean =>
    value.kind === 'point' && start > (then?.end ?? 0);
  if (!then || !isThatTime(then) || !others.every(isLater) || asked.length < 2) return null;
  const told = lastTold(evidence);
  return told && dates.map((date) => (date === then ? { ...date, value: told.value } : date));
}

function isThatTime({ value }: DateMention): boolean {
  return value.kind === 'beside' && value.years === 0 && value.months === undefined;
}

/** The last time that is told of in the part that asks nothing, where what asks is of it: « cette année-là », "that year". */
function timeReferredTo(evidence: Evidence): DateMention | null {
  const { dates } = evidence.reading;
  const asked = dates.filter(({ start }) => evidence.isInFocus(start));
  const isReferring = asked.length > 0 && asked.every(({ value }) => value.kind === 'beside');
  if (!isReferring) return null;
  return lastTold(evidence);
}

function lastTold(evidence: Evidence): DateMention | null {
  const told = evidence.reading.dates.filter(({ start }) => !evidence.isInFocus(start));
  return told.findLast(({ value }) => value.kind === 'point' && value.point.year !== null) ?? null;
}

function toldDate(evidence: Evidence): DateMention | null {
  const { dates, sentences } = evidence.reading;
  const asked = dates.filter(({ start }) => evidence.isInFocus(start));
  const [told, ...others] = dates.filter(({ start }) => !evidence.isInFocus(start));
  const past = asked.length === 1 ? readPastPoint(evidence, asked) : null;
  if (!told || others.length > 0 || !past || !areTwoTimes(told, past)) return null;
  const sentence = sentences.find((one) => isIn(told, one));
  return sentence && (isYearAfter(told, past) || tellsOfIt(sentence, evidence)) ? told : null;
}

/** « la jaunisse de 2020 … par rapport à 2019 »: the year before is what a year is set against, whatever was told of it. */
function isYearAfter({ value: one }: DateMention, { value: other }: DateMention): boolean {
  if (one.kind !== 'point' || other.kind !== 'point' || other.point.year === null) return false;
  return one.point.grain === 'year' && one.point.year === other.point.year + 1;
}

/** Two times of one length: 2020 and 2019. */
function areTwoTimes({ value: one }: DateMention, { value: other }: DateMention): boolean {
  if (one.kind !== 'point' || other.kind !== 'point' || one.point.year === null) return false;
  return one.point.grain === other.point.grain && one.point.year !== other.point.year;
}

/** Whether it names the product that is asked about, or the only one. */
function tellsOfIt(sentence: Sentence, evidence: Evidence): boolean {
  const named = evidence.everywhere('product');
  const told = named.filter(({ mention }) => isIn(mention, sentence));
  const asked = named.filter(({ inFocus }) => inFocus);
  const isTold = ({ id }: Found): boolean => told.some((one) => one.id === id);
  return told.length > 0 && asked.every(isTold);
}

/** The sentence in three, of which the date alone asks. */
function around({ start, end }: DateMention, sentence: Sentence): Sentence[] {
  const parts = [
    { start: sentence.start, end: start, asks: false },
    { start, end, asks: true },
    { start: end, end: sentence.end, asks: false },
  ];
  return parts.filter((part) => part.start < part.end);
}

function isIn({ start }: { start: number }, sentence: Sentence): boolean {
  return sentence.start <= start && start < sentence.end;
}
