import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaFor, harvestOf } from './harvest.formula.js';
import { derivedYield } from './yield.formula.js';

const positive = fc.double({ min: 0.001, max: 1e6, noNaN: true });

describe('area, yield and harvest', () => {
  it('are one another’s product and quotient', () => {
    fc.assert(
      fc.property(positive, positive, (area, rate) => {
        const harvest = harvestOf(area, rate);
        expect(areaFor(harvest, rate)).toBeCloseTo(area, 6);
        expect((derivedYield(harvest, area) ?? 0) / rate).toBeCloseTo(1, 9);
      }),
    );
  });

  it.each([0, -1, Number.NaN])('no area is reckoned from a yield of %d', (rate) => {
    expect(() => areaFor(1, rate)).toThrow('takes no area');
  });
});
