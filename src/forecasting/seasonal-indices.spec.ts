import { describe, expect, it } from 'vitest';
import {
  centredMovingAverage,
  classicalIndices,
  noSeason,
  removeSeason,
  restoreSeason,
  seasonalIndices,
} from './seasonal-indices.js';

const FACTORS = [0.8, 1.1, 1.3, 0.8];
const years = (count: number): number[] =>
  Array.from({ length: count * 4 }, (_, i) => 50 * (FACTORS[i % 4] ?? 1));

describe('centredMovingAverage', () => {
  it('averages an odd period, and an even one twice', () => {
    expect(centredMovingAverage([1, 2, 6, 4, 5], 3)).toEqual([3, 4, 5]);
    // (1/2 + 2 + 3 + 4 + 5/2) / 4 and (2/2 + 3 + 4 + 5 + 9/2) / 4
    expect(centredMovingAverage([1, 2, 3, 4, 5, 9], 4)).toEqual([3, 4.375]);
  });
});

describe('seasonal indices', () => {
  it('are the factors of a level series with a season', () => {
    classicalIndices(years(4), 4).indices.forEach((index, i) =>
      expect(index).toBeCloseTo(FACTORS[i] ?? 0, 12),
    );
    seasonalIndices(years(4), 4).indices.forEach((index, i) =>
      expect(index).toBeCloseTo(FACTORS[i] ?? 0, 12),
    );
  });

  it('are terms of mean 0 where a value is not positive', () => {
    const terms = [-3, 1, 2, 0];
    const { mode, indices } = seasonalIndices(
      Array.from({ length: 16 }, (_, i) => terms[i % 4] ?? 0),
      4,
    );
    expect(mode).toBe('additive');
    indices.forEach((index, i) => expect(index).toBeCloseTo(terms[i] ?? 0, 12));
  });

  it('are drawn to no season by the published share', () => {
    const values = [8, 11, 13, 8, 9, 10, 14, 7, 7, 12, 12, 9, 8, 11, 13, 8];
    const raw = classicalIndices(values, 4).indices;
    const drawn = seasonalIndices(values, 4).indices;
    const average = centredMovingAverage(values, 4);
    const ratios = average.map((trend, i) => (values[i + 2] ?? 0) / trend);
    const squares = ratios.reduce((total, ratio, i) => total + (ratio - (raw[(i + 2) % 4] ?? 0)) ** 2, 0);
    const noise = squares / (12 - 4) / 3;
    const spread = raw.reduce((total, index) => total + (index - 1) ** 2, 0) / 3;
    const share = ((4 - 3) / (4 - 1)) * (noise / spread);
    drawn.forEach((index, i) => expect(index).toBeCloseTo(1 + (1 - share) * ((raw[i] ?? 0) - 1), 12));
    expect(share).toBeGreaterThan(0);
  });

  it('are drawn half-way where no season was seen twice', () => {
    const raw = classicalIndices(years(2), 4).indices;
    seasonalIndices(years(2), 4).indices.forEach((index, i) =>
      expect(index).toBeCloseTo((1 + (raw[i] ?? 0)) / 2, 12),
    );
  });

  it('come off and go back on', () => {
    const season = seasonalIndices(years(4), 4);
    removeSeason(years(4), season).forEach((y) => expect(y).toBeCloseTo(50, 10));
    restoreSeason([50, 50], season, 17).forEach((y, i) =>
      expect(y).toBeCloseTo(50 * (FACTORS[i + 1] ?? 0), 10),
    );
    expect(restoreSeason(removeSeason([3, 4], noSeason()), noSeason(), 2)).toEqual([3, 4]);
  });
});
