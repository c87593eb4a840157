import { minimise } from '../nelder-mead.js';

/** A fitted linear trend method, damped or not. */
export interface SmoothedTrend {
  /** Weight of the newest observation in the level. */
  readonly alpha: number;
  /** Weight of the newest change in the trend, as the share beta* of alpha. */
  readonly betaStar: number;
  /** Factor by which the trend fades at each step; 1 is Holt's undamped trend. */
  readonly phi: number;
  /** Level and trend after the last observation, in the unit of the series. */
  readonly level: number;
  readonly trend: number;
  /** Variance of the one-step errors, in the squared unit of the series. */
  readonly variance: number;
}

interface Weights {
  readonly alpha: number;
  readonly betaStar: number;
  readonly phi: number;
}

interface FirstState {
  readonly level: number;
  readonly trend: number;
}

interface Pass extends FirstState {
  readonly squares: number;
}

interface Damping {
  readonly lower: number;
  readonly upper: number;
  readonly start: number;
  /** Parameters that are estimated with it: two weights, two first states, and the damping where it is free. */
  readonly parameters: number;
}

const DAMPED: Damping = { lower: 0.8, upper: 0.98, start: 0.93, parameters: 5 };
const UNDAMPED: Damping = { lower: 1, upper: 1, start: 1, parameters: 4 };

/** The mean of the first few changes: one alone is too noisy a start for a trend. */
function firstTrend(values: readonly number[]): number {
  const count = Math.min(4, values.length - 1);
  return ((values[count] ?? 0) - (values[0] ?? 0)) / count;
}

/** Level and trend after `later`, the values that follow a first state, and the sum of their squared one-step errors. */
function pass(later: readonly number[], first: FirstState, { alpha, betaStar, phi }: Weights): Pass {
  let { level, trend } = first;
  let squares = 0;
  // By place, as going through an array of doubles by `of` makes an object of each.
  for (let at = 0; at < later.length; at += 1) {
    const expected = level + phi * trend;
    const error = (later[at] ?? 0) - expected;
    squares += error * error;
    level = expected + alpha * error;
    trend = phi * trend + alpha * betaStar * error;
  }
  return { level, trend, squares };
}

function weightsFrom([alpha = 0.5, betaStar = 0.1, phi = 1]: readonly number[]): Weights {
  return { alpha, betaStar, phi };
}

function fit(values: readonly number[], damping: Damping): SmoothedTrend {
  const later = values.slice(1);
  const first = { level: values[0] ?? 0, trend: firstTrend(values) };
  const { at } = minimise((p) => pass(later, first, weightsFrom(p)).squares, [0.5, 0.1, damping.start], {
    steps: [0.3, 0.2, -0.06],
    bounds: { lower: [0.01, 0.0001, damping.lower], upper: [0.9999, 0.9999, damping.upper] },
    maxEvaluations: 120,
    tolerance: 1e-5,
  });
  const weights = weightsFrom(at);
  const { level, trend, squares } = pass(later, first, weights);
  return { ...weights, level, trend, variance: squares / Math.max(1, values.length - damping.parameters) };
}

/** Holt's linear trend (Holt 1957), weights by least squares, first states from the first five values. Needs at least three values. */
export function fitTrend(values: readonly number[]): SmoothedTrend {
  return fit(values, UNDAMPED);
}

/**
 * Damped trend exponential smoothing (Gardner & McKenzie 1985, "Forecasting trends in time series"), fitted as
 * Holt's, the damping kept in 0.8 to 0.98 as is usual. Needs at least three values.
 */
export function fitDampedTrend(values: readonly number[]): SmoothedTrend {
  return fit(values, DAMPED);
}

/** The forecasts of a fitted trend for steps 1 to `horizon`, in the unit of the series. */
export function forecastTrend(fitted: SmoothedTrend, horizon: number): number[] {
  const points: number[] = [];
  let fade = 0;
  let factor = 1;
  for (let step = 1; step <= horizon; step += 1) {
    factor *= fitted.phi;
    fade += factor;
    points.push(fitted.level + fade * fitted.trend);
  }
  return points;
}

/**
 * The standard deviation of the forecast error at steps 1 to `horizon`, in the unit of the series:
 * sigma^2 (1 + sum c_j^2) with c_j = alpha + beta (phi + ... + phi^j)
 * (Hyndman, Koehler, Ord & Snyder 2005, "Prediction intervals for exponential smoothing", class 1).
 */
export function trendDeviations(fitted: SmoothedTrend, horizon: number): number[] {
  const deviations: number[] = [];
  let sum = 1;
  let fade = 0;
  let factor = 1;
  for (let step = 1; step <= horizon; step += 1) {
    deviations.push(Math.sqrt(fitted.variance * sum));
    factor *= fitted.phi;
    fade += factor;
    sum += (fitted.alpha * (1 + fitted.betaStar * fade)) ** 2;
  }
  return deviations;
}
