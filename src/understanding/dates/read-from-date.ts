import { wordAt, wordsAt } from '../text/number-words.js';
import type { Span } from './period.js';
import type { Token } from '../text/tokens.js';
import {
  addDays,
  DAYS_PER_GRAIN,
  daySpan,
  monthOf,
  MONTHS_PER_GRAIN,
  monthsSpan,
  yearOf,
} from './calendar.js';
import { grainAt } from './grain-words.js';
import { fixedPoint, type DateValue, type Point, type Read } from './point.js';
import { readCountOrArticle } from './read-count.js';
import type { Duration } from './read-duration.js';
import { readPoint } from './read-point.js';
import { yearPoint } from './read-year.js';

const BEFORE =
  /^(?:avant|d avant|before|earlier than|prior to|preceding|ahead of|plus tot que|precedant|qui precede(?:nt)?|qui ont precede|qui a precede|qui precedait)(?= |$)/;
const AFTER =
  /^(?:apres|d apres|after|later than|following|on from|plus tard que|suivant|qui sui(?:t|vent)|qui (?:a|ont) suivi|qui suivait)(?= |$)/;
/** « les deux ans avant 2020 », "over the five years before 2020" are a stretch, and no point. */
const OF_A_STRETCH =
  /^(?:les|des|aux|ces|over|during|pendant|durant|sur|last|past|previous|dernieres?|derniers|next)$/;
const ARTICLE = /^(?:l|le|la|the)$/;
const BETWEEN = new Set(
  'l le la les the de du of d annee year mois month recolte moisson campagne harvest crop in en'.split(' '),
);
const MOST_BETWEEN = 4;

/**
 * One time counted from another: « deux ans avant mai 2026 », « un an avant la récolte 2022 », "six months after January
 * 2024", "the year before 2022", « le mois suivant juin 2024 ». Only the time that is meant is left of the two.
 */
export function readFromDate(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const distance = readDistance(tokens, at);
  if (!distance) return null;
  const direction = readDirection(tokens, at + distance.length);
  if (!direction) return null;
  const start = at + distance.length + direction.length;
  const origin = readOrigin(tokens, start, today);
  const { count, grain } = distance.value;
  const moved = origin && movePoint(origin.value, { count: direction.value * count, grain });
  return origin && moved && { value: { kind: 'point', point: moved }, length: start + origin.length - at };
}

/** The time that another is counted from: « 2020 », « la récolte 2022 », "the 2010 harvest". */
export function readOrigin(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  for (let start = at; start <= at + MOST_BETWEEN; start += 1) {
    const point = readPoint(tokens, start, today);
    if (point) return { value: point.value, length: start + point.length - at };
    if (!BETWEEN.has(wordAt(tokens, start))) return null;
  }
  return null;
}

/** « deux ans », « un an », "a year", « l'année », "the month": the last two are one. */
function readDistance(tokens: readonly Token[], at: number): Read<Duration> | null {
  if (OF_A_STRETCH.test(wordAt(tokens, at - 1))) return null;
  const count = readOne(tokens, at) ?? readCountOrArticle(tokens, at);
  const grain = count && grainAt(tokens, at + count.length);
  return grain ? { value: { count: count.value, grain }, length: count.length + 1 } : null;
}

/** The article of « l'année » or "the month", which is one of them; « les années » are several. */
function readOne(tokens: readonly Token[], at: number): Read<number> | null {
  if (!ARTICLE.test(wordAt(tokens, at)) || isSeveral(wordAt(tokens, at + 1))) return null;
  return { value: 1, length: 1 };
}

function isSeveral(word: string): boolean {
  return word.endsWith('s') && word !== 'mois';
}

/** « avant », "after": which way from that time. */
export function readDirection(tokens: readonly Token[], at: number): Read<1 | -1> | null {
  const words = wordsAt(tokens, at, 3);
  const before = BEFORE.exec(words);
  const match = before ?? AFTER.exec(words);
  return match && { value: before ? -1 : 1, length: match[0].split(' ').length };
}

/** The point so far from another; null where the words do not say its year, or count finer than it is told. */
export function movePoint(point: Point, { count, grain }: Duration): Point | null {
  if (point.year === null) return null;
  const span = point.spanIn(point.year);
  const months = MONTHS_PER_GRAIN[grain];
  if (months !== undefined) return moveMonths(point, span, count * months);
  if (span.grain !== 'day') return null;
  return fixedPoint(daySpan(addDays(span.from, count * (DAYS_PER_GRAIN[grain] ?? 1))));
}

function moveMonths({ grain, year }: Point, { from, to }: Span, months: number): Point | null {
  if (year === null) return null;
  if (grain === 'year') return months % 12 === 0 ? yearPoint(year + months / 12) : null;
  if (grain !== 'month' && grain !== 'quarter') return null;
  const length = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  return fixedPoint(monthsSpan(yearOf(from), monthOf(from) + months, length, grain));
}
