import { describe, expect, it } from 'vitest';
import { fitSmoothedLevel } from './exponential-smoothing.model.js';
import { forecastTheta, linearSlope } from './theta.model.js';

const SERIES = [23, 25, 22, 28, 31, 29, 33, 36, 34, 39];

describe('linearSlope', () => {
  it('is that of the least-squares line', () => {
    expect(linearSlope([1, 3, 5, 7])).toBeCloseTo(2, 12);
    expect(linearSlope([1, 2, 2])).toBeCloseTo(0.5, 12);
    expect(linearSlope([7])).toBe(0);
  });
});

describe('forecastTheta', () => {
  it('equals the mean of the trend line and the smoothed second theta line', () => {
    const n = SERIES.length;
    const slope = linearSlope(SERIES);
    const middle = SERIES.reduce((total, y) => total + y, 0) / n;
    const line = (t: number): number => middle + slope * (t - (n + 1) / 2);
    const { alpha } = fitSmoothedLevel(SERIES);
    const second = SERIES.map((y, i) => 2 * y - line(i + 1));
    const smoothed = second.reduce((level, z) => level + alpha * (z - level), second[0] ?? 0);
    forecastTheta(SERIES, 4).points.forEach((point, i) => {
      expect(point).toBeCloseTo((line(n + i + 1) + smoothed) / 2, 8);
    });
  });

  it('widens as simple exponential smoothing', () => {
    const { alpha, variance } = fitSmoothedLevel(SERIES);
    const { deviations } = forecastTheta(SERIES, 3);
    expect(deviations[0]).toBeCloseTo(Math.sqrt(variance), 10);
    expect(deviations[2]).toBeCloseTo(Math.sqrt(variance * (1 + 2 * alpha ** 2)), 10);
  });

  it('moves and stretches with the series', () => {
    const plain = forecastTheta(SERIES, 2).points;
    forecastTheta(
      SERIES.map((y) => 8 * y + 100),
      2,
    ).points.forEach((point, i) => {
      expect(point).toBeCloseTo(8 * (plain[i] ?? 0) + 100, 2);
    });
  });
});
