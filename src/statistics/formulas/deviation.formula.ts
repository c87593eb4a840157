import { mean, sum } from './mean.formula.js';

/** Sample standard deviation, over n − 1 (Bessel), in the unit of the figures; null of fewer than two. */
export function standardDeviation(values: readonly number[]): number | null {
  const middle = mean(values);
  if (middle === null || values.length < 2) return null;
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** Coefficient of variation: the standard deviation in percent of the mean; null where either is missing or the mean is zero. */
export function coefficientOfVariation(values: readonly number[]): number | null {
  const [middle, deviation] = [mean(values), standardDeviation(values)];
  return middle === null || deviation === null || middle === 0 ? null : (deviation / Math.abs(middle)) * 100;
}
