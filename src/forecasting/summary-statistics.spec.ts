import { describe, expect, it } from 'vitest';
import { changes, mean, median, sum, variance } from './summary-statistics.js';

describe('summary statistics', () => {
  it('adds, averages and spreads', () => {
    expect(sum([])).toBe(0);
    expect(sum([1, 2, 3.5])).toBe(6.5);
    expect(mean([2, 4, 9])).toBe(5);
    expect(variance([2, 4, 4, 4, 5, 5, 7, 9])).toBe(4);
  });

  it('takes the middle one, or the mean of the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
    expect(median([])).toBeNaN();
  });

  it('gives the changes between neighbours', () => {
    expect(changes([3, 5, 4])).toEqual([2, -1]);
    expect(changes([3])).toEqual([]);
  });
});
