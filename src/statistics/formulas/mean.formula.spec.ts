import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, median, olympicMean, sum } from './mean.formula.js';

const figures = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 });

describe('sum', () => {
  it('adds decimals as people do', () => {
    expect(sum([0.1, 0.2, 0.3])).toBe(0.6);
    expect(sum(Array.from({ length: 1000 }, () => 0.1))).toBe(100);
  });

  it('does not lose a small figure beside a great one', () => {
    expect(sum([1e16, 1, -1e16])).toBe(1);
  });

  it('is zero of nothing', () => {
    expect(sum([])).toBe(0);
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(figures, (values) => {
        expect(sum(values.toReversed())).toBeCloseTo(sum(values), 5);
      }),
    );
  });
});

describe('mean', () => {
  it('gives the mean of maize harvests', () => {
    expect(mean([13419.27, 15358.42, 10899.42, 13119.38, 14670.62])).toBeCloseTo(13493.422, 3);
  });

  it('lies between the least and the greatest figure', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const middle = mean(values) ?? NaN;
        expect(middle).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
        expect(middle).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
      }),
    );
  });

  it('does not exist of nothing', () => {
    expect(mean([])).toBeNull();
  });
});

describe('the Olympic mean', () => {
  it('leaves out one highest and one lowest figure', () => {
    expect(olympicMean([10, 2, 4, 3, 5])).toBe(4);
    expect(olympicMean([7, 7, 1])).toBe(7);
  });

  it('is none of fewer than three', () => {
    expect(olympicMean([1, 2])).toBeNull();
  });
});

describe('the median', () => {
  it('is the middle figure, or the mean of the two in the middle', () => {
    expect(median([7, 1, 3])).toBe(3);
    expect(median([10, 1, 4, 3])).toBe(3.5);
    expect(median([])).toBeNull();
  });

  it('has as many figures above it as below, in any order', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const middle = median(values) ?? NaN;
        expect(values.filter((one) => one > middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((one) => one < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(median(values.toReversed())).toBe(middle);
      }),
    );
  });
});
