import { changes, mean } from '../summary-statistics.js';
import type { SpreadForecast } from './spread-forecast.js';

/** An autoregression around a mean: x_t - mean = sum of coefficient_i (x_(t-i) - mean) + error. */
export interface Autoregression {
  readonly mean: number;
  readonly coefficients: readonly number[];
  /** Variance of the errors, in the squared unit of the series. */
  readonly variance: number;
}

/** Autocovariances at lags 0 to `lags`, divided by n so that Levinson-Durbin gives a stationary model. */
function autocovariances(centred: readonly number[], lags: number): number[] {
  return Array.from({ length: lags + 1 }, (_, lag) => {
    let sum = 0;
    for (let i = lag; i < centred.length; i += 1) sum += (centred[i] ?? 0) * (centred[i - lag] ?? 0);
    return sum / centred.length;
  });
}

/** The sum of coefficient_i * past_i, the newest of the past first. */
function weighted(coefficients: readonly number[], past: readonly number[]): number {
  return coefficients.reduce((sum, c, i) => sum + c * (past[i] ?? 0), 0);
}

/** Corrected Akaike criterion (Hurvich & Tsai 1989) of an order p fitted to n values, mean and variance counted. */
function correctedAkaike(n: number, order: number, variance: number): number {
  const parameters = order + 2;
  return n * Math.log(variance) + 2 * parameters + (2 * parameters * (parameters + 1)) / (n - parameters - 1);
}

/**
 * An autoregression of order 0 to `highestOrder` by the Levinson-Durbin recursion on the Yule-Walker equations
 * (Brockwell & Davis 1991, section 8.2), the order by AICc. Needs at least one value.
 */
export function fitAutoregression(values: readonly number[], highestOrder: number): Autoregression {
  const n = values.length;
  const centre = mean(values);
  const highest = Math.max(0, Math.min(highestOrder, n - 4));
  const covariances = autocovariances(
    values.map((x) => x - centre),
    highest,
  );
  let variance = covariances[0] ?? 0;
  let coefficients: number[] = [];
  let best: Autoregression = { mean: centre, coefficients, variance: (variance * n) / Math.max(1, n - 1) };
  if (!(variance > 0)) return best;
  let criterion = correctedAkaike(n, 0, variance);
  for (let order = 1; order <= highest; order += 1) {
    const past = covariances.slice(1, order).reverse();
    const reflection = ((covariances[order] ?? 0) - weighted(coefficients, past)) / variance;
    const mirrored = [...coefficients].reverse();
    coefficients = [...coefficients.map((c, i) => c - reflection * (mirrored[i] ?? 0)), reflection];
    variance *= 1 - reflection * reflection;
    if (!(variance > 0)) break;
    const candidate = correctedAkaike(n, order, variance);
    if (!(candidate < criterion)) continue;
    criterion = candidate;
    best = { mean: centre, coefficients, variance: (variance * n) / Math.max(1, n - order - 1) };
  }
  return best;
}

/** The first `horizon` weights of past errors in a sum of autoregressed changes: running sums of the psi weights. */
function cumulatedWeights(coefficients: readonly number[], horizon: number): number[] {
  const psi: number[] = [];
  const sums: number[] = [];
  let sum = 0;
  for (let step = 0; step < horizon; step += 1) {
    const value = step === 0 ? 1 : weighted(coefficients, psi);
    psi.unshift(value);
    sum += value;
    sums.push(sum);
  }
  return sums;
}

/**
 * An autoregression of order at most 5 on the first differences, added up from the last value; its deviations are
 * sigma times the root of the summed squares of the cumulated psi weights (Box & Jenkins 1970, chapter 5).
 * Returns steps 1 to `horizon` in the unit of the series. Needs at least two values.
 */
export function forecastDifferences(values: readonly number[], horizon: number): SpreadForecast {
  const differences = changes(values);
  const { mean: drift, coefficients, variance } = fitAutoregression(differences, 5);
  const past = differences
    .slice(-5)
    .reverse()
    .map((d) => d - drift);
  let level = values.at(-1) ?? 0;
  const points: number[] = [];
  for (let step = 1; step <= horizon; step += 1) {
    const change = weighted(coefficients, past);
    past.unshift(change);
    level += change + drift;
    points.push(level);
  }
  let squares = 0;
  const deviations = cumulatedWeights(coefficients, horizon).map((weight) => {
    squares += weight * weight;
    return Math.sqrt(variance * squares);
  });
  return { points, deviations };
}
