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

interface Pass {
  readonly level: number;
  readonly trend: number;
  readonly squares: number;
}

const DAMPED = { lower: 0.8, upper: 0.98, start: 0.93 };

/**
 * One pass with the first level and trend at their least-squares values. The errors are linear in both,
 * so three recursions run side by side (none, unit level, unit trend) and a 2 x 2 system is solved.
 */
function pass(values: readonly number[], { alpha, betaStar, phi }: Weights): Pass {
  const beta = alpha * betaStar;
  let [l0, b0, lu, bu, lv, bv] = [0, 0, 1, 0, 0, 1];
  let [uu, uv, vv, eu, ev, ee] = [0, 0, 0, 0, 0, 0];
  for (const y of values) {
    const [t0, tu, tv] = [l0 + phi * b0, lu + phi * bu, lv + phi * bv];
    const e = y - t0;
    [uu, uv, vv] = [uu + tu * tu, uv + tu * tv, vv + tv * tv];
    [eu, ev, ee] = [eu + e * tu, ev + e * tv, ee + e * e];
    [l0, b0] = [t0 + alpha * e, phi * b0 + beta * e];
    [lu, bu] = [tu - alpha * tu, phi * bu - beta * tu];
    [lv, bv] = [tv - alpha * tv, phi * bv - beta * tv];
  }
  const determinant = uu * vv - uv * uv;
  const solvable = determinant > 1e-12 * uu * vv;
  const level = solvable ? (eu * vv - ev * uv) / determinant : eu / uu;
  const trend = solvable ? (ev * uu - eu * uv) / determinant : 0;
  return {
    level: l0 + level * lu + trend * lv,
    trend: b0 + level * bu + trend * bv,
    squares: Math.max(0, ee - level * eu - trend * ev),
  };
}

function fit(values: readonly number[], damped: boolean): SmoothedTrend {
  const phiRange = damped ? DAMPED : { lower: 1, upper: 1, start: 1 };
  const weights = (p: readonly number[]): Weights => ({ alpha: p[0] ?? 0.5, betaStar: p[1] ?? 0.1, phi: p[2] ?? 1 });
  const { at } = minimise((p) => pass(values, weights(p)).squares, [0.5, 0.1, phiRange.start].slice(0, damped ? 3 : 2), {
    steps: [0.3, 0.2, -0.06].slice(0, damped ? 3 : 2),
    bounds: { lower: [0.01, 0.0001, phiRange.lower], upper: [0.9999, 0.9999, phiRange.upper] },
    maxEvaluations: 120,
    tolerance: 1e-5,
  });
  const { squares, ...state } = pass(values, weights(at));
  const spent = damped ? 5 : 4;
  return { ...weights(at), ...state, variance: squares / Math.max(1, values.length - spent) };
}

/** Holt's linear trend (Holt 1957), weights and first states by least squares. Needs at least three values. */
export function fitTrend(values: readonly number[]): SmoothedTrend {
  return fit(values, false);
}

/**
 * Damped trend exponential smoothing (Gardner & McKenzie 1985, "Forecasting trends in time series"),
 * damping kept in 0.8 to 0.98 as is usual. Needs at least three values.
 */
export function fitDampedTrend(values: readonly number[]): SmoothedTrend {
  return fit(values, true);
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
