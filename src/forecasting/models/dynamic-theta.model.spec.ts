import { describe, expect, it } from 'vitest';
import { forecastDynamicTheta } from './dynamic-theta.model.js';

const SERIES = [31, 29, 34, 36, 33, 40, 38, 43, 47, 44, 49, 46, 52, 55, 51, 58];

/** Intercept and slope of the least-squares line through the values at 1, 2, ...; 0 and 0 for fewer than two. */
function fittedLine(values: readonly number[]): [number, number] {
  const n = values.length;
  if (n === 0) return [0, 0];
  const middle = values.reduce((total, y) => total + y, 0) / n;
  if (n === 1) return [middle, 0];
  const centre = (n + 1) / 2;
  const slope = values.reduce((total, y, i) => total + (i + 1 - centre) * y, 0) / ((n * (n * n - 1)) / 12);
  return [middle - slope * centre, slope];
}

/** The model as the paper writes it, the line fitted afresh at each step. */
function oneStep(past: readonly number[], first: number, alpha: number, share: number): number {
  const t = past.length + 1;
  const level = past.reduce((state, y) => alpha * y + (1 - alpha) * state, first);
  const [intercept, slope] = fittedLine(past);
  return level + share * ((1 - alpha) ** (t - 1) * intercept + ((1 - (1 - alpha) ** t) / alpha) * slope);
}

/** Least-squares parameters on a grid: first level solved for, as the errors are linear in it. */
function gridSearch(values: readonly number[]): {
  squares: number;
  first: number;
  alpha: number;
  share: number;
} {
  let best = { squares: Infinity, first: 0, alpha: 0, share: 0 };
  for (let a = 10; a <= 99; a += 1) {
    for (let s = 0; s <= 50; s += 1) {
      const [alpha, share] = [a / 100, s / 50];
      const times = values.map((_, i) => i).filter((i) => i >= 2);
      const errors = times.map((i) => (values[i] ?? 0) - oneStep(values.slice(0, i), 0, alpha, share));
      const weights = times.map((i) => (1 - alpha) ** i);
      const first =
        errors.reduce((total, e, i) => total + e * (weights[i] ?? 0), 0) /
        weights.reduce((total, w) => total + w * w, 0);
      const squares = errors.reduce((total, e, i) => total + (e - first * (weights[i] ?? 0)) ** 2, 0);
      if (squares < best.squares) best = { squares, first, alpha, share };
    }
  }
  return best;
}

describe('forecastDynamicTheta', () => {
  it('agrees with the equations of the paper at least-squares parameters', () => {
    const { first, alpha, share } = gridSearch(SERIES);
    const known = [...SERIES];
    forecastDynamicTheta(SERIES, 4).forEach((point) => {
      const expected = oneStep(known, first, alpha, share);
      known.push(expected);
      expect(Math.abs(point - expected)).toBeLessThan(0.35);
    });
  });

  it('continues a line and repeats a constant', () => {
    const line = Array.from({ length: 20 }, (_, i) => 4 + 2 * i);
    expect(forecastDynamicTheta(line, 3)[2]).toBeCloseTo(4 + 2 * 22, 1);
    forecastDynamicTheta([6, 6, 6, 6, 6], 3).forEach((point) => expect(point).toBeCloseTo(6, 8));
  });

  it('stretches with the series', () => {
    const plain = forecastDynamicTheta(SERIES, 3);
    forecastDynamicTheta(
      SERIES.map((y) => y * 1024),
      3,
    ).forEach((point, i) => {
      expect(point).toBeCloseTo(1024 * (plain[i] ?? 0), 6);
    });
  });
});
