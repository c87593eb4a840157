import { describe, expect, it } from 'vitest';
import { fitAutoregression, forecastDifferences } from './autoregression.model.js';

/** Numbers between -1 and 1 that look random and are always the same. */
function noise(count: number): number[] {
  let state = 12345;
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return (2 * state) / 2147483648 - 1;
  });
}

describe('fitAutoregression', () => {
  it('solves the Yule-Walker equations of order 1 by hand', () => {
    const values = [2, 1, 2, 4, 5, 4, 6, 8, 7, 9, 8, 10];
    const centre = values.reduce((total, x) => total + x, 0) / values.length;
    const covariance = (lag: number): number =>
      values.slice(lag).reduce((total, x, i) => total + (x - centre) * ((values[i] ?? 0) - centre), 0) /
      values.length;
    const { coefficients, variance } = fitAutoregression(values, 1);
    const expected = covariance(1) / covariance(0);
    expect(coefficients).toHaveLength(1);
    expect(coefficients[0]).toBeCloseTo(expected, 12);
    expect(variance).toBeCloseTo((covariance(0) * (1 - expected ** 2) * 12) / 10, 12);
  });

  it('recovers the coefficients and the order of a long series', () => {
    const errors = noise(3000);
    const values: number[] = [0, 0];
    for (const e of errors) values.push(0.6 * (values.at(-1) ?? 0) - 0.3 * (values.at(-2) ?? 0) + e);
    const { coefficients, variance } = fitAutoregression(values.slice(100), 5);
    expect(coefficients[0]).toBeCloseTo(0.6, 1);
    expect(coefficients[1]).toBeCloseTo(-0.3, 1);
    expect(variance).toBeCloseTo(1 / 3, 1);
  });

  it('has no coefficients for noise, for a constant and for very few values', () => {
    expect(fitAutoregression(noise(200), 5).coefficients.length).toBeLessThanOrEqual(1);
    expect(fitAutoregression([3, 3, 3, 3, 3, 3, 3], 5)).toEqual({ mean: 3, coefficients: [], variance: 0 });
    expect(fitAutoregression([1, 5, 2], 5).coefficients).toEqual([]);
  });
});

describe('forecastDifferences', () => {
  it('continues a line', () => {
    expect(forecastDifferences([5, 7, 9, 11, 13, 15], 3)).toEqual({
      points: [17, 19, 21],
      deviations: [0, 0, 0],
    });
  });

  it('is a random walk with drift where the changes are unrelated', () => {
    const values = [10, 12, 11, 15];
    const { points, deviations } = forecastDifferences(values, 4);
    const drift = 5 / 3;
    expect(points[1]).toBeCloseTo(15 + 2 * drift, 10);
    expect(deviations[3]).toBeCloseTo(2 * (deviations[0] ?? 0), 10);
  });
});
