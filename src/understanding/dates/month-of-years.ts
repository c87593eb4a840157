import { yearOf } from './calendar.js';
import type { Period } from './period.js';
import type { Point } from './point.js';

/** More years than these are a history rather than a list. */
const MOST_YEARS = 15;

/**
 * « en août depuis 2020 », "every August from 2020 to 2024": the one month that is named, in each of the years, up to today;
 * null where no such month or no such years are named.
 */
export function monthOfEachYear(period: Period, points: readonly Point[], today: string): Period | null {
  const [month, ...others] = points;
  if (others.length > 0 || month?.grain !== 'month' || month.year !== null) return null;
  const years = yearsOf(period, today);
  const spans = years.map((year) => month.spanIn(year)).filter(({ from }) => from <= today);
  return spans.length > 1 && spans.length <= MOST_YEARS ? { kind: 'each', spans } : null;
}

/** The years of a stretch of whole ones; none of another. */
function yearsOf(period: Period, today: string): number[] {
  if (period.kind !== 'between' || period.from?.grain !== 'year') return [];
  if (period.to && period.to.grain !== 'year') return [];
  const first = yearOf(period.from.from);
  const last = yearOf(period.to?.from ?? today);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
