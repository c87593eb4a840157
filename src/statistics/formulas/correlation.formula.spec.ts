import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pearson } from './correlation.formula.js';

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const pairs = fc.array(fc.tuple(value, value), { minLength: 3, maxLength: 50 });

describe('pearson', () => {
  it('gives a value worked out by hand', () => {
    // Deviations (-1.5 -0.5 0.5 1.5) and (-1.25 -0.25 -0.25 1.75): 4.5 / sqrt(5 · 4.75).
    const found = pearson([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 4],
    ]);
    expect(found?.n).toBe(4);
    expect(found?.coefficient).toBeCloseTo(0.923381, 6);
  });

  it('is 1 on a rising line and −1 on a falling one', () => {
    expect(
      pearson([
        [1, 3],
        [2, 5],
        [7, 15],
      ])?.coefficient,
    ).toBeCloseTo(1, 12);
    expect(
      pearson([
        [1, -3],
        [2, -5],
        [7, -15],
      ])?.coefficient,
    ).toBeCloseTo(-1, 12);
  });

  it('stays within its bounds and is the same both ways', () => {
    fc.assert(
      fc.property(pairs, (points) => {
        const found = pearson(points);
        if (!found) return;
        expect(Math.abs(found.coefficient)).toBeLessThanOrEqual(1);
        const mirrored = pearson(points.map(([x, y]) => [y, x] as const));
        expect(mirrored?.coefficient).toBeCloseTo(found.coefficient, 9);
      }),
    );
  });

  it('does not exist of two pairs, or where one side stands still', () => {
    expect(
      pearson([
        [1, 2],
        [2, 3],
      ]),
    ).toBeNull();
    expect(
      pearson([
        [0.1, 2],
        [0.1, 3],
        [0.1, 7],
      ]),
    ).toBeNull();
  });
});
