import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundGrowth, difference, percentChange } from './change.formula.js';

const figure = fc.double({ min: 0.001, max: 1e9, noNaN: true });

describe('difference', () => {
  it('is what the later figure has more', () => {
    expect(difference(34709.32, 25376.78)).toBeCloseTo(-9332.54, 6);
  });
});

describe('percentChange', () => {
  it('gives the French soft wheat harvest from 2023 to 2024', () => {
    expect(percentChange(34709.32, 25376.78)).toBeCloseTo(-26.8877, 4);
  });

  it('is measured against the size of a negative figure', () => {
    expect(percentChange(-10, -5)).toBe(50);
  });

  it('does not exist from zero', () => {
    expect(percentChange(0, 5)).toBeNull();
  });

  it('leads from the earlier figure to the later one', () => {
    fc.assert(
      fc.property(figure, figure, (earlier, later) => {
        const percent = percentChange(earlier, later) ?? NaN;
        expect(earlier * (1 + percent / 100)).toBeCloseTo(later, 3);
      }),
    );
  });
});

describe('compoundGrowth', () => {
  it('finds the rate that was compounded', () => {
    fc.assert(
      fc.property(
        figure,
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (first, rate, n) => {
          expect(compoundGrowth(first, first * (1 + rate / 100) ** n, n)).toBeCloseTo(rate, 6);
        },
      ),
    );
  });

  it('does not exist without a period between, or from or to zero', () => {
    expect([compoundGrowth(1, 2, 0), compoundGrowth(0, 2, 3), compoundGrowth(2, 0, 3)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
