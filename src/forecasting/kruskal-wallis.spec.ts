import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { chiSquareQuantile, kruskalWallis } from './kruskal-wallis.js';

describe('kruskalWallis', () => {
  it('is the value calculated by hand', () => {
    // Ranks 1, 2 and 3, 4: 12 / 20 * (9 / 2 + 49 / 2) - 15 = 2.4.
    expect(kruskalWallis([[1, 2], [3, 4]])).toBeCloseTo(2.4, 10); // prettier-ignore
    // Ranks 1, 2.5 and 2.5, 4: 12 / 20 * (12.25 / 2 + 42.25 / 2) - 15 = 1.35, over 1 - 6 / 60.
    expect(kruskalWallis([[1, 2], [2, 3]])).toBeCloseTo(1.5, 10); // prettier-ignore
  });

  it('is nothing where groups share their ranks, and no number where all is equal', () => {
    expect(kruskalWallis([[1, 4], [2, 3]])).toBeCloseTo(0, 10); // prettier-ignore
    expect(kruskalWallis([[7, 7], [7, 7]])).toBeNaN(); // prettier-ignore
  });

  it('does not change with the scale or the order of groups', () => {
    const value = fc.integer({ min: -50, max: 50 });
    const group = fc.array(value, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(group, { minLength: 2, maxLength: 6 }), (groups) => {
        const h = kruskalWallis(groups);
        const other = kruskalWallis([...groups].reverse().map((one) => one.map((x) => 3 * x + 7)));
        fc.pre(!Number.isNaN(h));
        expect(other).toBeCloseTo(h, 8);
      }),
    );
  });
});

it('chiSquareQuantile is near the tables', () => {
  expect(chiSquareQuantile(1.644854, 11)).toBeCloseTo(19.675, 1);
  expect(chiSquareQuantile(2.326348, 11)).toBeCloseTo(24.725, 1);
  expect(chiSquareQuantile(1.644854, 5)).toBeCloseTo(11.07, 1);
});
