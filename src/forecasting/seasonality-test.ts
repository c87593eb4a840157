import { mean, sum } from './summary-statistics.js';

/**
 * Whether the autocorrelation at the seasonal lag is significant at 90 %: |r_m| > 1.645 sqrt((1 + 2 sum r_i^2) / n),
 * the test of the M4 benchmarks (Makridakis, Spiliotis & Assimakopoulos 2020). False below three full periods.
 */
export function hasSeason(values: readonly number[], period: number): boolean {
  const n = values.length;
  if (period < 2 || n < 3 * period) return false;
  const centre = mean(values);
  const centred = values.map((y) => y - centre);
  const variance = sum(centred.map((d) => d * d));
  if (!(variance > 0)) return false;
  const correlation = (lag: number): number =>
    sum(centred.slice(lag).map((d, i) => d * (centred[i] ?? 0))) / variance;
  let squares = 0;
  for (let lag = 1; lag < period; lag += 1) squares += correlation(lag) ** 2;
  return Math.abs(correlation(period)) > 1.645 * Math.sqrt((1 + 2 * squares) / n);
}
