import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFineAsKnown, toldStep } from './told-precision.js';

describe('how finely a forecast is told', () => {
  it.each([
    [3.2, 5.4, 0.1],
    [1110, 1470, 10],
    [12, 12, 0],
  ])('is by so much, between %d and %d: %d', (lower, upper, step) => {
    expect(toldStep({ lower, upper })).toBeCloseTo(step, 12);
  });

  it.each([
    [
      [4438.413, 3700.747, 5323.116],
      [4440, 3700, 5320],
    ],
    [
      [4_438_413, 3_700_747, 5_323_116],
      [4_440_000, 3_700_000, 5_320_000],
    ],
    [
      [303.27, 284.1, 327.9],
      [303, 284, 328],
    ],
    [
      [0.3468, 0.2511, 0.4702],
      [0.35, 0.25, 0.47],
    ],
    [
      [12, 12, 12],
      [12, 12, 12],
    ],
  ])('%j is %j', ([value = 0, lower = 0, upper = 0], [told, from, to]) => {
    expect(asFineAsKnown({ value, lower, upper })).toEqual({ value: told, lower: from, upper: to });
  });

  it('is in order, near what it was, and never nothing where there was something', () => {
    const size = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
    const growth = fc.double({ min: 1.001, max: 100, noNaN: true });
    fc.assert(
      fc.property(size, growth, growth, (lower, below, above) => {
        const whole = { lower, value: lower * below, upper: lower * below * above };
        const told = asFineAsKnown(whole);
        const width = whole.upper - whole.lower;
        expect(told.lower).toBeLessThanOrEqual(told.value);
        expect(told.value).toBeLessThanOrEqual(told.upper);
        for (const key of ['lower', 'value', 'upper'] as const) {
          expect(told[key]).toBeGreaterThan(0);
          expect(Math.abs(told[key] - whole[key])).toBeLessThanOrEqual(0.051 * width);
        }
      }),
    );
  });
});
