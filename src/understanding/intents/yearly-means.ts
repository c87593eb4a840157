import { yearOf } from '../dates/calendar.js';
import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Frame } from '../frame.js';
import type { Period, Span } from '../dates/period.js';
import type { Evidence } from '../reading.js';
import { asksEachYear } from '../slots/steps.js';

/** A longer stretch is a history rather than a list of means. */
const MOST_YEARS = 15;

/** How many full years are told where the question names none. */
const YEARS_UNNAMED = 5;
/** Words that ask for something else than figures of years. */
const OTHERS = ['coverage', 'correlation', 'definition', 'meaning', 'explain', 'how-much', 'compare', 'market-high', 'market-low']; // prettier-ignore

/** « moyenne annuelle de 2020 à 2023 » of prices, which are finer than years: the mean of each year, not one of them all. */
export function eachYear(
  period: Frame['period'],
  evidence: Evidence,
  domain: MeasureDomain,
): Frame['period'] {
  if (domain !== 'price' || !(evidence.has('yearly-mean') || asksEachYear(evidence))) return period;
  if (!period) return lastFullYears(evidence);
  const spans = yearsOf(period.value, evidence.reading.today);
  return spans ? { ...period, value: { kind: 'each', spans } } : period;
}

/** « prix annuel du blé », "maize price by year": the newest full years, where none are named. */
function lastFullYears(evidence: Evidence): Frame['period'] {
  const isOfProduct = evidence.all('product').length > 0;
  if (!isOfProduct || evidence.has(...OTHERS) || evidence.dates.length > 0) return null;
  const last = yearOf(evidence.reading.today) - 1;
  const spans = yearsFrom(last - YEARS_UNNAMED + 1, YEARS_UNNAMED);
  return { value: { kind: 'each', spans }, provenance: 'assumed' };
}

/** The years of a stretch, to the last full one where it has no end; where they are two or more and few. */
function yearsOf(period: Period, today: string): Span[] | null {
  if (period.kind !== 'between' || period.from?.grain !== 'year') return null;
  if (period.to && period.to.grain !== 'year') return null;
  const first = yearOf(period.from.from);
  const last = period.to ? yearOf(period.to.from) : yearOf(today) - 1;
  if (last <= first || last - first >= MOST_YEARS) return null;
  return yearsFrom(first, last - first + 1);
}

function yearsFrom(first: number, count: number): Span[] {
  return Array.from({ length: count }, (_, at) => {
    const year = String(first + at);
    return { from: `${year}-01-01`, to: `${year}-12-31`, grain: 'year' };
  });
}
