import { mean, sum } from './summary-statistics.js';

/** The season in a series: one index per season, the first belonging to the first value. */
export interface SeasonalIndices {
  readonly mode: 'multiplicative' | 'additive';
  /** Factors of mean 1, or terms of mean 0 in the unit of the series. */
  readonly indices: readonly number[];
}

/**
 * Centred moving average over one period (2 x m for an even m). Returns n - m + (m odd ? 1 : 0) values,
 * the first belonging to the value at floor(m / 2). Source: Makridakis, Wheelwright & Hyndman 1998, chapter 3.
 */
export function centredMovingAverage(values: readonly number[], period: number): number[] {
  const plain: number[] = [];
  let running = sum(values.slice(0, period));
  plain.push(running / period);
  for (let i = period; i < values.length; i += 1) {
    running += (values[i] ?? 0) - (values[i - period] ?? 0);
    plain.push(running / period);
  }
  if (period % 2 === 1) return plain;
  return plain.slice(1).map((x, i) => (x + (plain[i] ?? 0)) / 2);
}

/** Ratios to (or differences from) the moving average, grouped by season. */
function deviationsBySeason(values: readonly number[], period: number, multiplicative: boolean): number[][] {
  const half = Math.floor(period / 2);
  const groups = Array.from({ length: period }, (): number[] => []);
  centredMovingAverage(values, period).forEach((trend, i) => {
    const y = values[i + half] ?? 0;
    groups[(i + half) % period]?.push(multiplicative ? y / trend : y - trend);
  });
  return groups;
}

/** The share by which indices are drawn to their centre: (m - 3) / (m - 1) * V / (V + A). */
function shrinkage(groups: readonly number[][], raw: readonly number[], centre: number): number {
  const m = raw.length;
  const spread = sum(raw.map((s) => (s - centre) ** 2)) / (m - 1);
  let squares = 0;
  let freedom = 0;
  let reciprocal = 0;
  groups.forEach((group, i) => {
    const own = raw[i] ?? centre;
    squares += sum(group.map((x) => (x - own) ** 2));
    freedom += group.length - 1;
    reciprocal += 1 / group.length;
  });
  if (!(spread > 0)) return 1;
  if (freedom < 1) return 0;
  const noise = (squares / freedom) * (reciprocal / m);
  return Math.min(1, ((m - 3) / (m - 1)) * (noise / spread));
}

/**
 * Seasonal indices by classical decomposition, shrunken to no season by the James-Stein rule of
 * Miller & Williams 2003 ("Shrinkage estimators of time series seasonal factors and their effect on forecasting accuracy").
 * Multiplicative where all values are positive, else additive. Needs at least two full periods.
 */
export function seasonalIndices(values: readonly number[], period: number): SeasonalIndices {
  const multiplicative = values.every((y) => y > 0);
  const centre = multiplicative ? 1 : 0;
  const groups = deviationsBySeason(values, period, multiplicative);
  const means = groups.map((group) => (group.length === 0 ? centre : mean(group)));
  const level = mean(means);
  const raw = means.map((s) => (multiplicative ? s / level : s - level));
  const share = shrinkage(groups, raw, centre);
  return {
    mode: multiplicative ? 'multiplicative' : 'additive',
    indices: raw.map((s) => centre + (1 - share) * (s - centre)),
  };
}

/** The indices of no season. */
export function noSeason(): SeasonalIndices {
  return { mode: 'multiplicative', indices: [1] };
}

/** The value at `position` (0 for the first of the series) without its season. */
function apply(season: SeasonalIndices, y: number, position: number, sign: 1 | -1): number {
  const index = season.indices[position % season.indices.length] ?? 0;
  if (season.mode === 'additive') return y + sign * index;
  return sign === 1 ? y * index : y / index;
}

/** The series without its season, in its unit. */
export function removeSeason(values: readonly number[], season: SeasonalIndices): number[] {
  return values.map((y, i) => apply(season, y, i, -1));
}

/** Forecasts that follow a series of `length` values, with the season put back. */
export function restoreSeason(points: readonly number[], season: SeasonalIndices, length: number): number[] {
  return points.map((y, i) => apply(season, y, length + i, 1));
}

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
