import { describe, expect, it } from 'vitest';
import { fitSmoothedLevel, forecastSmoothedLevel } from './exponential-smoothing.model.js';

const SERIES = [12, 15, 11, 14, 13, 17, 16, 12, 15, 18, 14, 16];

/** The method as textbooks write it, for comparison. */
function squaredErrors(values: readonly number[], alpha: number): number {
  const levels = [values[0] ?? 0];
  for (const y of values) levels.push(alpha * y + (1 - alpha) * (levels.at(-1) ?? 0));
  return values.reduce((total, y, i) => total + (y - (levels[i] ?? 0)) ** 2, 0);
}

describe('simple exponential smoothing', () => {
  it('finds a weight no worse than any on a fine grid', () => {
    const { alpha, variance } = fitSmoothedLevel(SERIES);
    const grid = Array.from({ length: 99 }, (_, i) => squaredErrors(SERIES, (i + 1) / 100));
    expect(squaredErrors(SERIES, alpha)).toBeLessThanOrEqual(Math.min(...grid) * 1.0001);
    expect(variance).toBeCloseTo(squaredErrors(SERIES, alpha) / (SERIES.length - 2), 10);
  });

  it('follows a random walk and ignores noise around a level', () => {
    expect(fitSmoothedLevel([1, 2, 3, 4, 5, 6, 7, 8]).alpha).toBeGreaterThan(0.99);
    const level = Array.from({ length: 60 }, (_, i) => 10 + (i % 2 === 0 ? 1 : -1) * (1 + (i % 3)));
    expect(fitSmoothedLevel(level).alpha).toBeLessThan(0.1);
  });

  it('repeats the level', () => {
    expect(forecastSmoothedLevel([5, 5, 5, 5], 3)).toEqual([5, 5, 5]);
    const { level } = fitSmoothedLevel(SERIES);
    expect(forecastSmoothedLevel(SERIES, 2)).toEqual([level, level]);
  });
});
