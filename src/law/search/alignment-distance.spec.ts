import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignmentDistance } from './alignment-distance.js';

const words = fc.stringMatching(/^[a-d]{0,8}$/u);

describe('the distance between spellings', () => {
  it.each([
    ['bail', 'bail', 0],
    ['bail', 'bial', 1],
    ['preempt', 'premept', 1],
    ['fermage', 'fermag', 1],
    ['cession', 'session', 1],
    ['', 'ab', 2],
  ])('of %j and %j is %d', (left, right, distance) => {
    expect(alignmentDistance(left, right, 9)).toBe(distance);
  });

  it('is symmetric, nought for the same alone, and given up past the limit', () => {
    fc.assert(
      fc.property(words, words, (left, right) => {
        const distance = alignmentDistance(left, right, 20);
        expect(alignmentDistance(right, left, 20)).toBe(distance);
        expect(distance === 0).toBe(left === right);
        expect(alignmentDistance(left, right, 1)).toBe(Math.min(distance, 2));
      }),
    );
  });
});
