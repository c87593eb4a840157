import { describe, expect, it } from 'vitest';
import {
  flooredDeviations,
  studentQuantile,
  trendFactor,
  volatilityFactor,
  withIntervals,
} from './intervals.js';

const quantity = { frequency: 'annual', kind: 'quantity', nonNegative: true } as const;
const many = 1e9;

describe('studentQuantile', () => {
  it('is near the tables of Student and goes to the normal', () => {
    expect(studentQuantile(1.959964, 10)).toBeCloseTo(2.228, 2);
    expect(studentQuantile(1.281552, 10)).toBeCloseTo(1.372, 2);
    expect(studentQuantile(1.959964, 30)).toBeCloseTo(2.042, 2);
    expect(studentQuantile(1.959964, many)).toBeCloseTo(1.959964, 6);
  });
});

describe('volatilityFactor', () => {
  const walk = (steps: readonly number[]): number[] =>
    steps.reduce((all, d) => [...all, (all.at(-1) ?? 0) + d], [0]);
  const swings = (count: number, size: number): number[] =>
    Array.from({ length: count }, (_, i) => (i % 2 === 0 ? size : -size));

  it('is 1 for even times and for a constant', () => {
    expect(volatilityFactor(walk(swings(60, 1)))).toBeCloseTo(1, 10);
    expect(volatilityFactor([2, 2, 2])).toBe(1);
  });

  it('goes half-way to the last 24 changes', () => {
    // 24 changes of size 1, then 24 of size 3: variances 5 of all, 9 of the last.
    expect(volatilityFactor(walk([...swings(24, 1), ...swings(24, 3)]))).toBeCloseTo(
      Math.sqrt(0.5 + 0.5 * (9 / 5)),
      10,
    );
    expect(volatilityFactor(walk([...swings(24, 3), ...swings(24, 1)]))).toBeCloseTo(
      Math.sqrt(0.5 + 0.5 * (1 / 5)),
      10,
    );
  });
});

describe('trendFactor', () => {
  it('is that of a random walk with drift: large far ahead of a short history, nothing after a long one', () => {
    expect(trendFactor(1, 9)).toBeCloseTo(Math.sqrt(9 / 8), 10);
    expect(trendFactor(5, 9)).toBeCloseTo(Math.sqrt(13 / 8), 10);
    expect(trendFactor(18, many)).toBeCloseTo(1, 6);
  });

  it('is what the past of such a walk shows', () => {
    // Errors of forecasting from the mean change of seven uniform draws of variance 1, in deviations of a known drift.
    let state = 1;
    const draw = (): number =>
      ((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5) * Math.sqrt(12);
    const squares = Array.from({ length: 20_000 }, () => {
      const drift = Array.from({ length: 7 }, draw).reduce((a, b) => a + b, 0) / 7;
      const ahead = Array.from({ length: 5 }, draw).reduce((a, b) => a + b, 0);
      return (ahead - 5 * drift) ** 2;
    });
    const measured = Math.sqrt(squares.reduce((a, b) => a + b, 0) / squares.length / 5);
    expect(measured).toBeCloseTo(trendFactor(5, 8), 1);
  });
});

describe('flooredDeviations', () => {
  it('never fall below 0.3 % of the size of the series, growing with the root of the step', () => {
    expect(flooredDeviations([0, 0, 0, 5], 100)).toEqual([0.3, 0.3 * Math.SQRT2, 0.3 * Math.sqrt(3), 5]);
  });
});

describe('withIntervals', () => {
  it('multiplies and divides by the same factor on the log scale', () => {
    const spread = { deviations: [0.1], scale: 'log', observations: many } as const;
    const [point] = withIntervals([200], spread, quantity);
    expect(point?.upper80).toBeCloseTo(200 * Math.exp(0.87 * 1.28155 * 0.1), 3);
    expect(point?.lower95).toBeCloseTo(200 / Math.exp(1.02 * 1.95996 * 0.1), 3);
    expect((point?.lower80 ?? 0) * (point?.upper80 ?? 0)).toBeCloseTo(200 * 200, 6);
  });

  it('adds and subtracts on the raw scale, not below 0 where that cannot be', () => {
    const spread = { deviations: [10], scale: 'raw', observations: many } as const;
    const [clipped] = withIntervals([5], spread, quantity);
    expect(clipped).toMatchObject({ step: 1, value: 5, lower80: 0, lower95: 0 });
    expect(clipped?.upper80).toBeCloseTo(5 + 0.87 * 12.8155, 3);
    const [free] = withIntervals([-5], spread, { ...quantity, nonNegative: false });
    expect(free?.lower80).toBeCloseTo(-5 - 0.87 * 12.8155, 3);
  });

  it('is wider for prices and for few observations', () => {
    const spread = { deviations: [0.1], scale: 'log', observations: many } as const;
    const width = (points: ReturnType<typeof withIntervals>): number =>
      (points[0]?.upper95 ?? 0) - (points[0]?.lower95 ?? 0);
    const usual = width(withIntervals([1], spread, quantity));
    expect(width(withIntervals([1], spread, { ...quantity, kind: 'price' }))).toBeGreaterThan(usual);
    expect(width(withIntervals([1], { ...spread, observations: 6 }, quantity))).toBeGreaterThan(usual * 1.2);
  });

  it('reaches no further than a hundredfold', () => {
    const [point] = withIntervals([3], { deviations: [50], scale: 'log', observations: many }, quantity);
    expect(point?.upper95).toBeCloseTo(300, 8);
    expect(point?.lower95).toBeCloseTo(0.03, 8);
  });
});
