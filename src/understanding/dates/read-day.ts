import { readNumber, wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { daySpan, daysInMonth, isoDay, monthsSpan } from './calendar.js';
import { MONTHS } from './month-names.js';
import { fixedPoint, type Point, type Read, withYear } from './point.js';
import { isYearToken, shortYear } from './read-year.js';
import { readYearAfter } from './year-after.js';

/** « 2026-05-03 », « 2026-05 », the statisticians' 2026M05. */
export function readIsoDate(tokens: readonly Token[], at: number): Read<Point> | null {
  const [year, mark, month, second, day] = tokens.slice(at, at + 5);
  if (!isYearToken(year) || !mark || !/^[-m]$/.test(mark.folded) || !isMonthToken(month)) return null;
  if (mark.folded === '-' && second?.folded === '-' && isDayToken(day, year.value, month.value)) {
    return { value: fixedPoint(daySpan(isoDay(year.value, month.value, day.value))), length: 5 };
  }
  return { value: fixedPoint(monthsSpan(year.value, month.value, 1, 'month')), length: 3 };
}

/** dd/mm/yyyy, dd-mm-yy, mm/yyyy. */
export function readNumericDate(tokens: readonly Token[], at: number): Read<Point> | null {
  const [first, mark, second] = tokens.slice(at, at + 3);
  if (!mark || !/^[/-]$/.test(mark.folded)) return null;
  if (!isMonthToken(first) || !isYearToken(second)) return readNumericDay(tokens, at, mark);
  return { value: fixedPoint(monthsSpan(second.value, first.value, 1, 'month')), length: 3 };
}

function readNumericDay(tokens: readonly Token[], at: number, mark: Token): Read<Point> | null {
  const [first, , second, other, third] = tokens.slice(at, at + 5);
  const year = isYearToken(third) ? third.value : shortYear(third);
  if (other?.folded !== mark.folded || year === null || !isMonthToken(second)) return null;
  if (!isDayToken(first, year, second.value)) return null;
  return { value: fixedPoint(daySpan(isoDay(year, second.value, first.value))), length: 5 };
}

/** « 3 avril 2026 », « 1er mai », "3rd of April 2026". */
export function readDayMonth(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const day = readNumber(tokens, at);
  if (!day || !isDayNumber(day.value)) return null;
  let next = skipSuffix(tokens, at + day.length);
  if (wordAt(tokens, next) === 'of') next += 1;
  const month = MONTHS.get(wordAt(tokens, next));
  if (month === undefined) return null;
  const year = readYearAfter(tokens, next + 1, today);
  return withYear(dayPoint(month, day.value), next + 1 - at, year);
}

/** "April 3, 2026", "May 1st". */
export function readMonthDay(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const month = MONTHS.get(wordAt(tokens, at));
  const day = tokens[at + 1];
  if (month === undefined || !day || !/^\d\d?$/.test(day.folded) || !isDayNumber(day.value)) return null;
  const next = skipSuffix(tokens, at + 2);
  const year = readYearAfter(tokens, next, today);
  return year || next > at + 2 ? withYear(dayPoint(month, day.value), next - at, year) : null;
}

function dayPoint(month: number, day: number): Omit<Point, 'year'> {
  const spanIn = (of: number) => daySpan(isoDay(of, month, Math.min(day, daysInMonth(of, month))));
  return { grain: 'day', spanIn };
}

/** « 1er », "3rd". */
function skipSuffix(tokens: readonly Token[], at: number): number {
  return /^(?:er|st|nd|rd|th|e)$/.test(wordAt(tokens, at)) ? at + 1 : at;
}

function isDayNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 31;
}

function isMonthToken(token: Token | undefined): token is Token {
  return token !== undefined && /^\d\d?$/.test(token.folded) && token.value >= 1 && token.value <= 12;
}

function isDayToken(token: Token | undefined, year: number, month: number): token is Token {
  return (
    token !== undefined &&
    /^\d\d?$/.test(token.folded) &&
    token.value >= 1 &&
    token.value <= daysInMonth(year, month)
  );
}
