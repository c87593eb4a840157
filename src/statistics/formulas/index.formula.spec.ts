import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentChange } from './change.formula.js';
import { indexNumber } from './index.formula.js';

const positive = fc.double({ min: 0.01, max: 1e6, noNaN: true });

describe('indexNumber', () => {
  it('is the figure beside the base, which is a hundred', () => {
    expect(indexNumber(16.48, 32.2)).toBeCloseTo(195.388, 3);
  });

  it.each([0, -2])('does not exist from %d', (base) => {
    expect(indexNumber(base, 5)).toBeNull();
  });

  it('is a hundred at its base', () => {
    fc.assert(
      fc.property(positive, (base) => {
        expect(indexNumber(base, base)).toBeCloseTo(100, 9);
      }),
    );
  });

  it('lies as far from a hundred as the figure moved in percent', () => {
    fc.assert(
      fc.property(positive, positive, (base, figure) => {
        const moved = percentChange(base, figure) ?? NaN;
        expect((indexNumber(base, figure) ?? NaN) - 100).toBeCloseTo(moved, 3);
      }),
    );
  });

  it('is the same in any unit', () => {
    fc.assert(
      fc.property(positive, positive, positive, (base, figure, factor) => {
        const [one, other] = [
          indexNumber(base, figure) ?? NaN,
          indexNumber(base * factor, figure * factor) ?? NaN,
        ];
        expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * one);
      }),
    );
  });
});
