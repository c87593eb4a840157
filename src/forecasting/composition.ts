import { forecastDifferences } from './models/autoregression.model.js';
import { forecastDynamicTheta } from './models/dynamic-theta.model.js';
import { fitDampedTrend, forecastTrend, trendDeviations } from './models/holt.model.js';
import { forecastTheta } from './models/theta.model.js';
import { mean, median } from './summary-statistics.js';

/** Several methods' forecast of one series without season. */
export interface Composition {
  /** Median of the components at steps 1, 2, ..., in the unit of the series. */
  readonly points: readonly number[];
  /** Mean of the analytic standard deviations, in the unit of `scale`. */
  readonly deviations: readonly number[];
  /** `log` where all values are positive: deviations are then of natural logarithms. */
  readonly scale: 'log' | 'raw';
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
    paths: [
      forecastDynamicTheta(values, horizon),
      theta.points,
      forecastTrend(damped, horizon),
      differences.points,
    ],
    deviations: theta.deviations.map((_, i) => mean(spreads.map((s) => s[i] ?? 0))),
  };
}

/** The median of the finite ones at each step; the last value where none is. */
function medianPath(paths: readonly (readonly number[])[], horizon: number, last: number): number[] {
  return Array.from({ length: horizon }, (_, i) => {
    const step = paths.map((path) => path[i] ?? Number.NaN).filter(Number.isFinite);
    return step.length === 0 ? last : median(step);
  });
}

/**
 * Median of eight: dynamic optimised Theta, Theta, damped Holt and an autoregression of the changes, each on the raw
 * and on the log scale; of the four raw ones where the scale is `raw`, as it must be where a value is not positive.
 * On the log scale a series stays positive: where the median does not, the log scale alone speaks.
 * After "A simple combination of univariate models" (Petropoulos & Svetunkov 2020), whose median of four this extends.
 * Needs at least four values.
 */
export function compose(values: readonly number[], horizon: number, scale: 'log' | 'raw'): Composition {
  const last = values.at(-1) ?? 0;
  const raw = components(values, horizon);
  if (scale === 'raw') {
    return { points: medianPath(raw.paths, horizon, last), deviations: raw.deviations, scale };
  }
  const log = components(values.map(Math.log), horizon);
  const back = log.paths.map((path) => path.map((y) => Math.exp(y)));
  const positive = medianPath(back, horizon, last);
  const points = medianPath([...raw.paths, ...back], horizon, last);
  return {
    points: points.map((y, i) => (y > 0 ? y : (positive[i] ?? last))),
    deviations: log.deviations,
    scale,
  };
}
