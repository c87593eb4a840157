import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from './share.formula.js';

describe('share', () => {
  it('is a percentage of the whole', () => {
    expect(share(1, 4)).toBe(25);
  });

  it('does not exist of nothing', () => {
    expect(share(1, 0)).toBeNull();
  });

  it('adds up to a hundred over the parts of a whole', () => {
    const part = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(part, part, (a, b) => {
        expect((share(a, a + b) ?? NaN) + (share(b, a + b) ?? NaN)).toBeCloseTo(100, 9);
      }),
    );
  });
});
