import { chiSquareQuantile, kruskalWallis } from './kruskal-wallis.js';
import { changes, mean, sum } from './summary-statistics.js';

const NORMAL_95_ONE_SIDED = 1.6448536269514722;

/**
 * Whether the changes from one period to the next differ by season, at 95 %, by their ranks (Kruskal & Wallis 1952; of
 * growth rates where all values are positive). Ranks bear the jumps of prices, and changes have no trend: the
 * autocorrelation of levels, which the M4 benchmarks test, takes most random walks for seasonal. On the two tests see
 * Ollech & Webel 2020 ("A random forest-based approach to identifying the most informative seasonality tests").
 * False below three full periods.
 */
export function hasSeason(values: readonly number[], period: number): boolean {
  if (period < 2 || values.length < 3 * period) return false;
  const groups = Array.from({ length: period }, (): number[] => []);
  const positive = values.every((y) => y > 0);
  changes(positive ? values.map(Math.log) : values).forEach((change, i) => groups[i % period]?.push(change));
  return kruskalWallis(groups) > chiSquareQuantile(NORMAL_95_ONE_SIDED, period - 1);
}

/**
 * Whether the autocorrelation at the seasonal lag is significant at 90 %: |r_m| > 1.645 sqrt((1 + 2 sum r_i^2) / n),
 * the test of the M4 benchmarks (Makridakis, Spiliotis & Assimakopoulos 2020). False below three full periods.
 */
export function hasSeasonalAutocorrelation(values: readonly number[], period: number): boolean {
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
