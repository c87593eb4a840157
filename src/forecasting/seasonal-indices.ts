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
  // Every sum afresh: a running one would keep the rounding errors of a large value that has left.
  const plain = Array.from({ length: values.length - period + 1 }, (_, i) =>
    mean(values.slice(i, i + period)),
  );
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

/**
 * The share by which indices are drawn to their centre: (m - 3) / (m - 1) * noise / spread, where the noise is the
 * variance of a season's mean and the spread that of the indices. Half where no season was seen twice.
 */
function shrinkage(groups: readonly number[][], raw: readonly number[], centre: number): number {
  const m = raw.length;
  const spread = sum(raw.map((s) => (s - centre) ** 2)) / (m - 1);
  if (!(spread > 0)) return 1;
  const freedom = sum(groups.map((group) => group.length - 1));
  if (freedom < 1) return 0.5;
  const squares = sum(groups.map((group, i) => sum(group.map((x) => (x - (raw[i] ?? centre)) ** 2))));
  const noise = (squares / freedom) * mean(groups.map((group) => 1 / group.length));
  return Math.min(1, ((m - 3) / (m - 1)) * (noise / spread));
}

/** What a classical decomposition finds, before and after shrinking. */
interface Decomposition {
  readonly groups: readonly number[][];
  readonly raw: SeasonalIndices;
}

function decompose(values: readonly number[], period: number): Decomposition {
  const multiplicative = values.every((y) => y > 0);
  const groups = deviationsBySeason(values, period, multiplicative);
  const means = groups.map((group) => (group.length === 0 ? Number(multiplicative) : mean(group)));
  const level = mean(means);
  const indices = means.map((s) => (multiplicative ? s / level : s - level));
  return { groups, raw: { mode: multiplicative ? 'multiplicative' : 'additive', indices } };
}

/**
 * Seasonal indices by classical decomposition as it stands (Makridakis, Wheelwright & Hyndman 1998, chapter 3).
 * Multiplicative where all values are positive, else additive. Needs at least two full periods.
 */
export function classicalIndices(values: readonly number[], period: number): SeasonalIndices {
  return decompose(values, period).raw;
}

/**
 * Classical seasonal indices shrunken to no season by the James-Stein rule of Miller & Williams 2003
 * ("Shrinkage estimators of time series seasonal factors and their effect on forecasting accuracy").
 * Multiplicative where all values are positive, else additive. Needs at least two full periods.
 */
export function seasonalIndices(values: readonly number[], period: number): SeasonalIndices {
  const { groups, raw } = decompose(values, period);
  const centre = raw.mode === 'multiplicative' ? 1 : 0;
  const share = shrinkage(groups, raw.indices, centre);
  return { ...raw, indices: raw.indices.map((s) => centre + (1 - share) * (s - centre)) };
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
