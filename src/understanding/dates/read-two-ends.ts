import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { daySpan, isoDay, monthOf, yearOf } from './calendar.js';
import { areComparedYears } from './compared-years.js';
import type { DateValue, Point, Read } from './point.js';
import { readPoint } from './read-point.js';
import { isYearToken, seasonPoint, shortYear, yearPoint } from './read-year.js';

const ARTICLES = new Set('l le la les the en a au an annee year campagne recolte'.split(' '));
const BETWEEN = new Set(['entre', 'between']);
const FROM = new Set(['de', 'du', 'from', 'd']);
/** Between the ends after « de », or with no word before. */
const TO = new Set('a au to jusqu jusque until till through - > →'.split(' '));
/** Between the ends after « entre ». */
const AND = new Set([...TO, 'et', 'and', 'en']);
const SEASON_WORDS = new Set('campagne saison season campagnes year marketing'.split(' '));

/** Two years with a mark between them: the second in full or by its last two digits. */
interface YearPair {
  first: number;
  second: number;
  isShort: boolean;
  mark: Token;
}

/**
 * « 2023/24 », « campagne 2023-2024 »: one season; « 2020-2024 », « 2020/2024 », "2015-20", « variation 2023/24 »: a
 * stretch of years.
 */
export function readYearPair(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const pair = pairAt(tokens, at);
  if (!pair) return null;
  const { first, second, isShort, mark } = pair;
  const isSeason = isShort || mark.folded === '/' || SEASON_WORDS.has(wordAt(tokens, at - 1));
  if (isSeason && second === first + 1 && !areComparedYears(tokens, at))
    return { value: { kind: 'point', point: seasonPoint(first) }, length: 3 };
  return isShort && isMonth(mark, second) ? null : { value: yearsBetween(first, second), length: 3 };
}

function pairAt(tokens: readonly Token[], at: number): YearPair | null {
  const [first, mark, last, next] = tokens.slice(at, at + 4);
  if (!isYearToken(first) || !mark || !/^[-/]$/.test(mark.folded) || next?.folded === mark.folded)
    return null;
  const isShort = !isYearToken(last);
  const second = isShort ? shortYear(last) : last.value;
  return second !== null && second > first.value ? { first: first.value, second, isShort, mark } : null;
}

/** « 2024-05 » is a month. */
function isMonth(mark: Token, year: number): boolean {
  return mark.folded === '-' && year % 100 <= 12;
}

function yearsBetween(from: number, to: number): DateValue {
  return { kind: 'between', from: yearPoint(from), to: yearPoint(to) };
}

/** « entre 2019 et 2023 », "between January and May 2026". */
export function readBetween(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  return BETWEEN.has(wordAt(tokens, at)) ? prefixed(readEnds(tokens, at + 1, today, AND)) : null;
}

/** « de janvier à mai 2026 », « du 3 au 9 avril », "from 2015 to 2020". */
export function readFromTo(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  return FROM.has(wordAt(tokens, at)) ? prefixed(readEnds(tokens, at + 1, today, TO)) : null;
}

/** « 2010 à 2024 », "January to May 2026", « janvier-mai 2026 »: no word before. */
export function readBareRange(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  return tokens[at]?.kind === 'mark' || !readPoint(tokens, at, today)
    ? null
    : readEnds(tokens, at, today, TO);
}

function prefixed(read: Read<DateValue> | null): Read<DateValue> | null {
  return read && { value: read.value, length: read.length + 1 };
}

function readEnds(
  tokens: readonly Token[],
  at: number,
  today: string,
  joints: ReadonlySet<string>,
): Read<DateValue> | null {
  const start = skipArticles(tokens, at);
  const from = readPoint(tokens, start, today) ?? readBareDay(tokens, start);
  if (!from) return null;
  const afterFrom = start + from.length;
  const joint = wordAt(tokens, afterFrom) === ',' ? afterFrom + 1 : afterFrom;
  if (!joints.has(wordAt(tokens, joint))) return null;
  const end = skipArticles(tokens, isTwofold(tokens, joint) ? joint + 2 : joint + 1);
  const to = readPoint(tokens, end, today) ?? readShortEnd(tokens, end, from.value);
  return (
    to && { value: { kind: 'between', ...matchEnds(from.value, to.value) }, length: end + to.length - at }
  );
}

/** "2020 through to 2024", "up" having been read over. */
function isTwofold(tokens: readonly Token[], at: number): boolean {
  return /^(?:through|until|till)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'to';
}

/** « entre 2020 et 24 ». */
function readShortEnd(tokens: readonly Token[], at: number, from: Point): Read<Point> | null {
  const year = shortYear(tokens[at]);
  if (year === null || from.grain !== 'year' || from.year === null || year <= from.year) return null;
  return { value: yearPoint(year), length: 1 };
}

/** A day of a month that the other end names; its `year` is minus the day until then. */
function readBareDay(tokens: readonly Token[], at: number): Read<Point> | null {
  const day = tokens[at];
  if (!day || !/^\d\d?$/.test(day.folded) || day.value < 1 || day.value > 31) return null;
  return { value: { grain: 'day', year: -day.value, spanIn: () => daySpan(isoDay(1, 1, 1)) }, length: 1 };
}

function matchEnds(from: Point, to: Point): { from: Point; to: Point } {
  if (from.year !== null && from.year < 0) return { from: dayBeside(-from.year, to), to };
  if (from.year !== null && to.year !== null && from.spanIn(from.year).from > to.spanIn(to.year).to)
    return { from: to, to: from };
  if (from.year !== null || to.year === null) return { from, to };
  const isBackwards = from.spanIn(to.year).from > to.spanIn(to.year).to;
  return { from: { ...from, year: isBackwards ? to.year - 1 : to.year }, to };
}

/** « du 3 au 9 avril »: the day takes month and year of the other end. */
function dayBeside(day: number, to: Point): Point {
  const spanIn = (year: number) => {
    const end = to.spanIn(year).from;
    return daySpan(isoDay(yearOf(end), monthOf(end), day));
  };
  return { grain: 'day', year: to.year, spanIn };
}

/** The first token that is no article or word such as « l'année ». */
export function skipArticles(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 3 && ARTICLES.has(wordAt(tokens, next))) next += 1;
  return next;
}
