import { yearOf } from '../../../statistics/day.js';
import type { EarlierEnd } from '../../../wording/coverage.findings.js';
import type { Outline } from '../track.js';

/** A series that is one year behind the newest is late, and has not ended. */
const MOST_LATE = 1;

/** Of the one line told, where it ends years before in some of the places that are named: wheat in the United Kingdom in 2020. */
export function earlierEnds(
  named: readonly Outline[],
  covered: readonly Outline[],
  places: readonly string[],
): EarlierEnd[] {
  const [line, ...others] = named;
  if (!line || others.length > 0 || line.frequency !== 'annual') return [];
  const alike = covered.filter(
    ({ product, measure, dataset }) =>
      product === line.product && measure === line.measure && dataset === line.dataset,
  );
  const last = Math.max(...alike.map(({ lastPeriod }) => yearOf(lastPeriod)));
  return places.flatMap((place) => {
    const years = alike.filter((one) => one.place === place).map(({ lastPeriod }) => yearOf(lastPeriod));
    const end = Math.max(...years);
    return years.length > 0 && end < last - MOST_LATE ? [{ place, period: String(end) }] : [];
  });
}
