import { forecastDifferences } from './models/autoregression.model.js';
import { forecastDynamicTheta } from './models/dynamic-theta.model.js';
import { fitDampedTrend, forecastTrend, trendDeviations } from './models/holt.model.js';
import { forecastTheta } from './models/theta.model.js';

/** Several methods' forecast of one series without season. */
export interface Composition {
  /** Median of the components at steps 1, 2, ..., in the unit of the series. */
  readonly points: readonly number[];
  /** Mean of the analytic standard deviations, in the unit of `scale`. */
  readonly deviations: readonly number[];
  /** `log` where all values are positive: deviations are then of natural logarithms. */
  readonly scale: 'log' | 'raw';
}

/** The median of some numbers, the mean of the middle two for an even count; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

interface Components {
  readonly paths: readonly (readonly number[])[];
  readonly deviations: readonly number[];
}

/** The four components on one scale. */
function components(values: readonly number[], horizon: number): Components {
  const theta = forecastTheta(values, horizon);
  const damped = fitDampedTrend(values);
  const differences = forecastDifferences(values, horizon);
  const spreads = [theta.deviations, trendDeviations(damped, horizon), differences.deviations];
  return {
    paths: [forecastDynamicTheta(values, horizon), theta.points, forecastTrend(damped, horizon), differences.points],
    deviations: theta.deviations.map((_, i) => spreads.reduce((sum, s) => sum + (s[i] ?? 0), 0) / spreads.length),
  };
}

/**
 * Median of eight: dynamic optimised Theta, Theta, damped Holt and an autoregression of the changes, each on the raw
 * and on the log scale; of the four raw ones where a value is not positive.
 * After "A simple combination of univariate models" (Petropoulos & Svetunkov 2020), whose median of four this extends.
 * Needs at least four values.
 */
export function compose(values: readonly number[], horizon: number): Composition {
  const positive = values.every((y) => y > 0);
  const raw = components(values, horizon);
  const log = positive ? components(values.map(Math.log), horizon) : null;
  const paths = [...raw.paths, ...(log?.paths.map((path) => path.map(Math.exp)) ?? [])];
  return {
    points: Array.from({ length: horizon }, (_, i) => median(paths.map((path) => path[i] ?? Number.NaN))),
    deviations: log?.deviations ?? raw.deviations,
    scale: positive ? 'log' : 'raw',
  };
}
