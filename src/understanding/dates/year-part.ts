import type { Span } from './period.js';
import { addDays, isoDay, monthOf, monthsSpan, yearOf } from './calendar.js';
import type { Point } from './point.js';

export type Part = 'start' | 'middle' | 'end';

/** Words that narrow the stretch after them: « début 2026 », « mi-2025 », "late May". */
export const PART_WORDS: ReadonlyMap<string, Part> = new Map([
  ['debut', 'start'],
  ['beginning', 'start'],
  ['early', 'start'],
  ['start', 'start'],
  ['mi', 'middle'],
  ['mid', 'middle'],
  ['milieu', 'middle'],
  ['middle', 'middle'],
  ['fin', 'end'],
  ['end', 'end'],
  ['late', 'end'],
]);

/** Three months of a year (its first, middle or last ones), the outer month of a quarter, seven days of a month. */
export function partOf(whole: Point, part: Part): Point {
  if (whole.grain === 'year') {
    const first = { start: 1, middle: 5, end: 10 }[part];
    const turn = { start: 1, middle: 6, end: 12 }[part];
    return {
      grain: 'quarter',
      year: whole.year,
      spanIn: (year) => monthsSpan(year, first, 3, 'quarter'),
      turnIn: (year) => monthsSpan(year, turn, 1, 'month'),
    };
  }
  if (whole.grain === 'month')
    return { grain: 'week', year: whole.year, spanIn: (year) => daysOf(whole.spanIn(year), part) };
  if (whole.grain !== 'quarter') return whole;
  const offset = { start: 0, middle: 1, end: 2 }[part];
  const spanIn = (year: number) => {
    const { from } = whole.spanIn(year);
    const first = isoDay(yearOf(from), monthOf(from), 1);
    return monthsSpan(yearOf(first), monthOf(first) + offset, 1, 'month');
  };
  return { grain: 'month', year: whole.year, spanIn };
}

/** The first, the middle or the last seven days of a month: a quotation a week falls into each. */
function daysOf({ from, to }: Span, part: Part): Span {
  const first = { start: from, middle: addDays(from, 11), end: addDays(to, -6) }[part];
  return { from: first, to: addDays(first, 6), grain: 'week' };
}
