import { describe, expect, it } from 'vitest';
import { absoluteErrors, absolutePercentErrors, naiveScale } from './accuracy.js';

describe('accuracy', () => {
  it('scales by the mean change over the lag', () => {
    expect(naiveScale([1, 3, 2, 6], 1)).toBeCloseTo(7 / 3, 12);
    expect(naiveScale([1, 3, 2, 6], 2)).toBe(2);
    expect(naiveScale([1, 3], 12)).toBe(2);
    expect(naiveScale([1], 1)).toBe(0);
  });

  it('measures errors, those in percent without actual zeros', () => {
    expect(absoluteErrors([10, 20], [12, 15])).toEqual([2, 5]);
    expect(absolutePercentErrors([10, 0, -20], [12, 5, -15])).toEqual([20, 25]);
  });
});
