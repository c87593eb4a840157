import { describe, expect, it } from 'vitest';
import {
  fitDampedTrend,
  fitTrend,
  forecastTrend,
  type SmoothedTrend,
  trendDeviations,
} from './holt.model.js';

const fitted: SmoothedTrend = { alpha: 0.5, betaStar: 0.2, phi: 0.9, level: 100, trend: 10, variance: 4 };

describe('trend forecasts', () => {
  it('fade the trend at each step', () => {
    const [first = 0, second = 0, third = 0] = forecastTrend(fitted, 3);
    expect(first).toBeCloseTo(109, 10);
    expect(second).toBeCloseTo(117.1, 10);
    expect(third).toBeCloseTo(124.39, 10);
  });

  it('widen by the published variance', () => {
    const [first = 0, second = 0, third = 0] = trendDeviations(fitted, 3);
    const c1 = 0.5 + 0.1 * 0.9;
    const c2 = 0.5 + 0.1 * (0.9 + 0.81);
    expect(first).toBeCloseTo(2, 10);
    expect(second).toBeCloseTo(2 * Math.sqrt(1 + c1 ** 2), 10);
    expect(third).toBeCloseTo(2 * Math.sqrt(1 + c1 ** 2 + c2 ** 2), 10);
  });
});

describe('fitted trends', () => {
  const line = Array.from({ length: 15 }, (_, i) => 20 + 3 * i);

  it('continue a line exactly where undamped', () => {
    const trend = fitTrend(line);
    expect(trend.phi).toBe(1);
    expect(trend.variance).toBeCloseTo(0, 10);
    expect(forecastTrend(trend, 2)[1]).toBeCloseTo(20 + 3 * 16, 8);
  });

  it('stay between the last value and the line where damped', () => {
    const trend = fitDampedTrend(line);
    expect(trend.phi).toBeLessThanOrEqual(0.98);
    const far = forecastTrend(trend, 10).at(-1) ?? 0;
    expect(far).toBeGreaterThan(line.at(-1) ?? 0);
    expect(far).toBeLessThan(20 + 3 * 24);
  });

  it('fit no worse than any weights on a grid', () => {
    const values = [112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135];
    const squares = (alpha: number, beta: number, phi: number): number => {
      let [level, trend, total] = [112, (121 - 112) / 4, 0];
      for (const y of values.slice(1)) {
        const before = level;
        total += (y - before - phi * trend) ** 2;
        level = alpha * y + (1 - alpha) * (before + phi * trend);
        trend = beta * (level - before) + (1 - beta) * phi * trend;
      }
      return total;
    };
    const grid = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((alpha) =>
      [0.01, 0.1, 0.3, 0.6].flatMap((beta) => [0.8, 0.9, 0.98].map((phi) => squares(alpha, beta, phi))),
    );
    const { alpha, betaStar, phi, variance } = fitDampedTrend(values);
    expect(squares(alpha, betaStar, phi)).toBeLessThanOrEqual(Math.min(...grid) * 1.001);
    expect(variance).toBeCloseTo(squares(alpha, betaStar, phi) / (values.length - 5), 6);
  });
});
