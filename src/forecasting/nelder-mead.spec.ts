import { describe, expect, it } from 'vitest';
import { minimise } from './nelder-mead.js';

const wide = { lower: [-100, -100], upper: [100, 100] };

describe('minimise', () => {
  it('finds the minimum of a valley that bends (Rosenbrock)', () => {
    const valley = ([x = 0, y = 0]: readonly number[]): number => (1 - x) ** 2 + 100 * (y - x * x) ** 2;
    const found = minimise(valley, [-1.2, 1], {
      steps: [0.5, 0.5],
      bounds: wide,
      maxEvaluations: 1000,
      tolerance: 1e-12,
    });
    expect(found.at[0]).toBeCloseTo(1, 3);
    expect(found.at[1]).toBeCloseTo(1, 3);
    expect(found.value).toBe(valley(found.at));
  });

  it('stops on the edge of the box where the minimum lies outside', () => {
    const bowl = ([x = 0, y = 0]: readonly number[]): number => (x - 5) ** 2 + (y + 5) ** 2;
    const bounds = { lower: [0, 0], upper: [1, 1] };
    const { at } = minimise(bowl, [0.5, 0.5], {
      steps: [0.2, 0.2],
      bounds,
      maxEvaluations: 300,
      tolerance: 1e-12,
    });
    expect(at[0]).toBeCloseTo(1, 5);
    expect(at[1]).toBeCloseTo(0, 5);
  });

  it('shrinks to the best corner where no way out is better', () => {
    const crater = ([x = 0, y = 0]: readonly number[]): number => {
      const radius = Math.hypot(x, y);
      return radius < 0.3 ? radius * radius : 10 - radius;
    };
    const bounds = { lower: [-2, -2], upper: [2, 2] };
    const found = minimise(crater, [0.1, 0.1], {
      steps: [1, 1],
      bounds,
      maxEvaluations: 200,
      tolerance: 1e-10,
    });
    expect(found.value).toBeLessThan(1e-6);
  });

  it('works in one dimension and keeps to the number of evaluations', () => {
    let evaluations = 0;
    const parabola = ([x = 0]: readonly number[]): number => {
      evaluations += 1;
      return (x - 3) ** 2;
    };
    const options = { steps: [1], bounds: { lower: [-10], upper: [10] }, maxEvaluations: 25, tolerance: 0 };
    expect(minimise(parabola, [0], options).at[0]).toBeCloseTo(3, 2);
    expect(evaluations).toBeLessThanOrEqual(28);
  });

  it('takes what is not a number for the worst', () => {
    const broken = ([x = 0]: readonly number[]): number => (x > 0 ? Number.NaN : (x + 2) ** 2);
    const options = { steps: [1], bounds: { lower: [-9], upper: [9] }, maxEvaluations: 80, tolerance: 1e-9 };
    expect(minimise(broken, [-0.5], options).at[0]).toBeCloseTo(-2, 2);
  });

  it('refuses a function of nothing', () => {
    const options = { steps: [], bounds: { lower: [], upper: [] }, maxEvaluations: 10, tolerance: 0 };
    expect(() => minimise(() => 1, [], options)).toThrow(RangeError);
  });
});
