import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medianSlope } from './trend.formula.js';

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 30 });
const overTime = (list: readonly number[]): { at: number; value: number }[] =>
  list.map((value, at) => ({ at, value }));

describe('the slope of a trend', () => {
  it('is that of a straight line', () => {
    expect(medianSlope(overTime([3, 5, 7, 9]))).toBe(2);
  });

  it('is not turned by one bad harvest at the beginning', () => {
    expect(medianSlope(overTime([20, 39, 38, 37, 36, 35, 34]))).toBe(-1);
  });

  it('is none of a single time', () => {
    expect(medianSlope([])).toBeNull();
    expect(medianSlope(overTime([4]))).toBeNull();
    expect(medianSlope([{ at: 1, value: 2 }, { at: 1, value: 3 }])).toBeNull(); // prettier-ignore
  });

  it('turns with the figures, and lies between the least and the steepest step', () => {
    fc.assert(
      fc.property(values, (list) => {
        const slope = medianSlope(overTime(list)) ?? NaN;
        expect(medianSlope(overTime(list.map((value) => -value)))).toBeCloseTo(-slope, 9);
        const steps = list.slice(1).map((value, at) => value - (list[at] ?? NaN));
        expect(slope).toBeGreaterThanOrEqual(Math.min(...steps) - 1e-9);
        expect(slope).toBeLessThanOrEqual(Math.max(...steps) + 1e-9);
      }),
    );
  });
});
