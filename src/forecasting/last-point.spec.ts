import { describe, expect, it } from 'vitest';
import { isLastPointUnusual } from './last-point.js';

describe('isLastPointUnusual', () => {
  const calm = [10, 11, 10, 11, 10, 11, 10];

  it('compares the last change with those before: mean 0, deviation 1, limit 4', () => {
    expect(isLastPointUnusual([...calm, 13.9])).toBe(false);
    expect(isLastPointUnusual([...calm, 14.1])).toBe(true);
    expect(isLastPointUnusual([...calm, 5.9])).toBe(true);
  });

  it('says nothing with fewer than four earlier changes', () => {
    expect(isLastPointUnusual([1, 2, 1, 2, 99])).toBe(false);
    expect(isLastPointUnusual([])).toBe(false);
  });

  it('finds a step after a constant unusual', () => {
    expect(isLastPointUnusual([5, 5, 5, 5, 5, 5])).toBe(false);
    expect(isLastPointUnusual([5, 5, 5, 5, 5, 6])).toBe(true);
  });
});
