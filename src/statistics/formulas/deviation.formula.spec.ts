import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coefficientOfVariation, standardDeviation } from './deviation.formula.js';

const figures = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 40 });

describe('standard deviation', () => {
  it('is that of a sample', () => {
    // Deviations −3 −1 1 3, squares 20, over three.
    expect(standardDeviation([2, 4, 6, 8])).toBeCloseTo(Math.sqrt(20 / 3), 12);
    expect(coefficientOfVariation([2, 4, 6, 8])).toBeCloseTo((Math.sqrt(20 / 3) / 5) * 100, 12);
  });

  it('is none of fewer than two figures, and no percentage of a mean of zero', () => {
    expect([standardDeviation([]), standardDeviation([7]), coefficientOfVariation([-1, 1])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('does not change where all figures are moved alike, and grows with their unit', () => {
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 1e5, noNaN: true }), (values, by) => {
        const own = standardDeviation(values) ?? NaN;
        const scale = Math.max(...values) + by;
        expect(
          Math.abs((standardDeviation(values.map((value) => value + by)) ?? NaN) - own),
        ).toBeLessThanOrEqual(1e-6 * scale);
        expect(standardDeviation(values.map((value) => value * 10)) ?? NaN).toBeCloseTo(own * 10, 3);
      }),
    );
  });

  it('is no larger than the range, and a coefficient knows no unit', () => {
    fc.assert(
      fc.property(figures, (values) => {
        expect(standardDeviation(values) ?? NaN).toBeLessThanOrEqual(
          Math.max(...values) - Math.min(...values) + 1e-6,
        );
        const percent = coefficientOfVariation(values) ?? NaN;
        expect(coefficientOfVariation(values.map((value) => value / 1000)) ?? NaN).toBeCloseTo(percent, 4);
      }),
    );
  });
});
