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

interface Pass {
  readonly level: number;
  readonly squares: number;
}

/**
 * One pass with the first level at its least-squares value: the errors are linear in that level
 * (error = e0 - decay * first), so it needs no search of its own.
 */
function pass(values: readonly number[], alpha: number): Pass {
  let base = 0;
  let decay = 1;
  let ee = 0;
  let ed = 0;
  let dd = 0;
  for (const y of values) {
    const error = y - base;
    ee += error * error;
    ed += error * decay;
    dd += decay * decay;
    base += alpha * error;
    decay *= 1 - alpha;
  }
  const first = ed / dd;
  return { level: base + decay * first, squares: Math.max(0, ee - first * ed) };
}

/**
 * Simple exponential smoothing, weight and first level by least squares on the one-step errors
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
  return new Array<number>(horizon).fill(level);
}
