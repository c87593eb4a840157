import { fitSmoothedLevel } from './exponential-smoothing.model.js';
import type { SpreadForecast } from './spread-forecast.js';

/** The slope of the least-squares line through the values at 1, 2, ..., n; 0 for a single value. */
export function linearSlope(values: readonly number[]): number {
  const n = values.length;
  const middle = (n + 1) / 2;
  let product = 0;
  values.forEach((y, i) => (product += (i + 1 - middle) * y));
  return n < 2 ? 0 : (12 * product) / (n * (n * n - 1));
}

/**
 * The Theta method (Assimakopoulos & Nikolopoulos 2000), in the closed form of Hyndman & Billah 2003
 * ("Unmasking the Theta method"): simple exponential smoothing with half the slope of the linear trend as drift.
 * Deviations are those of simple exponential smoothing, sigma sqrt(1 + (h - 1) alpha^2). Needs at least two values.
 */
export function forecastTheta(values: readonly number[], horizon: number): SpreadForecast {
  const { alpha, level, variance } = fitSmoothedLevel(values);
  const drift = linearSlope(values) / 2;
  const settled = (1 - (1 - alpha) ** values.length) / alpha;
  const steps = Array.from({ length: horizon }, (_, i) => i);
  return {
    points: steps.map((i) => level + drift * (i + settled)),
    deviations: steps.map((i) => Math.sqrt(variance * (1 + i * alpha * alpha))),
  };
}
