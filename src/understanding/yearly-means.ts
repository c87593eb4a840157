import { yearOf } from './dates/calendar.js';
import type { MeasureDomain } from '../lexicon/entries.js';
import type { Frame } from './frame.js';
import type { Period, Span } from './period.js';
import type { Evidence } from './reading.js';
import { asksEachYear } from './steps.js';

/** A longer stretch is a history rather than a list of means. */
const MOST_YEARS = 15;

/** « moyenne annuelle de 2020 à 2023 » of prices, which are finer than years: the mean of each year, not one of them all. */
export function eachYear(
  period: Frame['period'],
  evidence: Evidence,
  domain: MeasureDomain,
): Frame['period'] {
  if (!period || domain !== 'price' || !(evidence.has('yearly-mean') || asksEachYear(evidence)))
    return period;
  const spans = yearsOf(period.value, evidence.reading.today);
  return spans ? { ...period, value: { kind: 'each', spans } } : period;
}

/** The years of a stretch, to the last full one where it has no end; where they are two or more and few. */
function yearsOf(period: Period, today: string): Span[] | null {
  if (period.kind !== 'between' || period.from?.grain !== 'year') return null;
  if (period.to && period.to.grain !== 'year') return null;
  const first = yearOf(period.from.from);
  const last = period.to ? yearOf(period.to.from) : yearOf(today) - 1;
  if (last <= first || last - first >= MOST_YEARS) return null;
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = String(first + at);
    return { from: `${year}-01-01`, to: `${year}-12-31`, grain: 'year' };
  });
}
