import { minimise } from '../nelder-mead.js';

/** A fitted simple exponential smoothing. */
export interface SmoothedLevel {
  /** Weight of the newest observation, 0.01 to 0.9999. */
  readonly alpha: number;
  /** Level after the last observation, in the unit of the series. */
  readonly level: number;
  /** Variance of the one-step errors, in the squared unit of the series. */
  readonly variance: number;
}

/** Level after the last value and sum of squared one-step errors, the first value being the first level. */
function pass(values: readonly number[], alpha: number): { level: number; squares: number } {
  let level = values[0] ?? 0;
  let squares = 0;
  // By place, as going through an array of doubles by `of` makes an object of each.
  for (let at = 0; at < values.length; at += 1) {
    const error = (values[at] ?? 0) - level;
    squares += error * error;
    level += alpha * error;
  }
  return { level, squares };
}

/**
 * Simple exponential smoothing, the weight by least squares on the one-step errors, the first value as first level
 * (Gardner 1985, "Exponential smoothing: the state of the art"). Needs at least two values.
 */
export function fitSmoothedLevel(values: readonly number[]): SmoothedLevel {
  const { at } = minimise(([alpha = 0.5]) => pass(values, alpha).squares, [0.5], {
    steps: [0.3],
    bounds: { lower: [0.01], upper: [0.9999] },
    maxEvaluations: 40,
    tolerance: 1e-6,
  });
  const alpha = at[0] ?? 0.5;
  const { level, squares } = pass(values, alpha);
  return { alpha, level, variance: squares / Math.max(1, values.length - 2) };
}

/** The flat forecast of simple exponential smoothing for steps 1 to `horizon`, in the unit of the series. */
export function forecastSmoothedLevel(values: readonly number[], horizon: number): number[] {
  const { level } = fitSmoothedLevel(values);
  return Array.from({ length: horizon }, () => level);
}
