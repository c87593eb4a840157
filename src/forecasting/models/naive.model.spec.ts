import { describe, expect, it } from 'vitest';
import { forecastNaive, forecastSeasonalNaive } from './naive.model.js';

describe('naive forecasts', () => {
  it('repeat the last value', () => {
    expect(forecastNaive([1, 2, 7], 3)).toEqual([7, 7, 7]);
  });

  it('repeat the last cycle', () => {
    expect(forecastSeasonalNaive([9, 9, 9, 1, 2, 3], 3, 5)).toEqual([1, 2, 3, 1, 2]);
    expect(forecastSeasonalNaive([4, 6], 12, 2)).toEqual([6, 6]);
  });
});
