import { describe, expect, it } from 'vitest';
import { hasSeason } from './seasonality-test.js';

const wave = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 10 + Math.sin((2 * Math.PI * i) / 12));

describe('hasSeason', () => {
  it('finds a clean season in four years, and looks for none in less than three', () => {
    expect(hasSeason(wave(48), 12)).toBe(true);
    expect(hasSeason(wave(35), 12)).toBe(false);
  });

  it('finds none in a trend, in a constant, or where there is no period', () => {
    expect(
      hasSeason(
        Array.from({ length: 60 }, (_, i) => i),
        12,
      ),
    ).toBe(false);
    expect(
      hasSeason(
        Array.from({ length: 60 }, () => 4),
        12,
      ),
    ).toBe(false);
    expect(hasSeason(wave(60), 1)).toBe(false);
  });

  it('compares with the published limit', () => {
    // Autocorrelations of 1, -1, 1, ... with n = 6: r1 = -5/6, r2 = 4/6; limit 1.645 sqrt((1 + 2 * 25/36) / 6) = 1.04.
    expect(hasSeason([1, -1, 1, -1, 1, -1], 2)).toBe(false);
    // n = 20: r1 = -19/20, r2 = 18/20; limit 1.645 sqrt((1 + 2 * 0.9025) / 20) = 0.616.
    expect(
      hasSeason(
        Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 1 : -1)),
        2,
      ),
    ).toBe(true);
  });
});
