import { describe, expect, it } from 'vitest';
import { hasSeason, hasSeasonalAutocorrelation } from './seasonality-test.js';

const wave = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 10 + Math.sin((2 * Math.PI * i) / 12));

describe('hasSeasonalAutocorrelation', () => {
  it('finds a clean season in four years, and looks for none in less than three', () => {
    expect(hasSeasonalAutocorrelation(wave(48), 12)).toBe(true);
    expect(hasSeasonalAutocorrelation(wave(35), 12)).toBe(false);
  });

  it('finds none in a trend, in a constant, or where there is no period', () => {
    expect(
      hasSeasonalAutocorrelation(
        Array.from({ length: 60 }, (_, i) => i),
        12,
      ),
    ).toBe(false);
    expect(
      hasSeasonalAutocorrelation(
        Array.from({ length: 60 }, () => 4),
        12,
      ),
    ).toBe(false);
    expect(hasSeasonalAutocorrelation(wave(60), 1)).toBe(false);
  });

  it('compares with the published limit', () => {
    // Autocorrelations of 1, -1, 1, ... with n = 6: r1 = -5/6, r2 = 4/6; limit 1.645 sqrt((1 + 2 * 25/36) / 6) = 1.04.
    expect(hasSeasonalAutocorrelation([1, -1, 1, -1, 1, -1], 2)).toBe(false);
    // n = 20: r1 = -19/20, r2 = 18/20; limit 1.645 sqrt((1 + 2 * 0.9025) / 20) = 0.616.
    expect(
      hasSeasonalAutocorrelation(
        Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 1 : -1)),
        2,
      ),
    ).toBe(true);
  });
});

describe('hasSeason', () => {
  /** Steps of a linear congruential generator: a walk without season. */
  const walk = (count: number, start: number): number[] => {
    let state = start;
    let level = 0;
    return Array.from({ length: count }, () => {
      state = (state * 48_271) % 2_147_483_647;
      level += 0.05 * (state / 2_147_483_647 - 0.5);
      return 100 * Math.exp(level);
    });
  };
  const walks = Array.from({ length: 200 }, (_, i) => walk(240, 1000 + 7919 * i));

  it('finds a season in three years and looks for none in less', () => {
    expect(hasSeason(wave(36), 12)).toBe(true);
    expect(hasSeason(wave(35), 12)).toBe(false);
    expect(hasSeason(wave(60), 1)).toBe(false);
  });

  it('finds one beside zeros, and none in a constant', () => {
    expect(
      hasSeason(
        Array.from({ length: 60 }, (_, i) => (i % 12 === 5 ? 8 : 0)),
        12,
      ),
    ).toBe(true);
    expect(
      hasSeason(
        Array.from({ length: 60 }, () => 4),
        12,
      ),
    ).toBe(false);
  });

  it('is seldom deceived by a random walk, as the autocorrelation of levels is', () => {
    const share = (test: typeof hasSeason): number =>
      walks.filter((values) => test(values, 12)).length / walks.length;
    expect(share(hasSeason)).toBeLessThan(0.1);
    expect(share(hasSeasonalAutocorrelation)).toBeGreaterThan(0.5);
  });

  it('finds a season in a random walk that has one', () => {
    const seasonal = walks.map((values) =>
      values.map((y, i) => y * (1 + 0.06 * Math.sin((2 * Math.PI * i) / 12))),
    );
    expect(seasonal.filter((values) => hasSeason(values, 12)).length).toBeGreaterThan(190);
  });
});
