import { describe, expect, it } from 'vitest';
import { backtest, originLengths } from './backtest.js';
import type { Setting } from './history.js';
import { project, projectNaive } from './projection.js';
import { median } from './summary-statistics.js';

const annual: Setting = { frequency: 'annual', kind: 'quantity', nonNegative: true };
const UNDECIDED = [20, 20, 23, 29, 25, 24, 26, 31, 26, 24, 25, 29, 23, 20];
const SERIES = [20, 22, 21, 25, 24, 28, 27, 31, 33, 30, 35, 38, 36, 41, 40, 44];

describe('originLengths', () => {
  it('are six, a third of the horizon apart, the newest as late as can be compared', () => {
    expect(originLengths(300, 12)).toEqual([268, 272, 276, 280, 284, 288]);
    expect(originLengths(40, 3)).toEqual([32, 33, 34, 35, 36, 37]);
  });

  it('move together and get fewer in a short series', () => {
    expect(originLengths(16, 5)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(originLengths(9, 5)).toEqual([4, 5, 6]);
    expect(originLengths(6, 5)).toEqual([4, 5]);
    expect(originLengths(5, 5)).toEqual([4]);
  });

  it('always leave four known values and one to compare', () => {
    for (let length = 5; length < 60; length += 1) {
      for (let horizon = 1; horizon <= 26; horizon += 1) {
        const lengths = originLengths(length, horizon);
        expect(lengths.length).toBeGreaterThan(0);
        expect(lengths.length).toBeLessThanOrEqual(6);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(4);
        expect(Math.max(...lengths)).toBeLessThan(length);
      }
    }
  });
});

describe('backtest', () => {
  it('reports the errors of forecasts made from the past alone', () => {
    const { combined } = backtest(SERIES, annual, 2, false);
    const lengths = originLengths(SERIES.length, 2);
    const points = lengths.map((length) => project(SERIES.slice(0, length), annual, 2).points);
    const percents = points.map(([, end], i) => {
      const actual = SERIES[(lengths[i] ?? 0) + 1] ?? 0;
      return Math.abs(((end?.value ?? 0) - actual) / actual) * 100;
    });
    expect(combined.origins).toBe(6);
    expect(combined.horizon).toBe(2);
    expect(combined.medianAbsolutePercentError).toBeCloseTo(median(percents), 10);
    const held = points.filter(([, end], i) => {
      const actual = SERIES[(lengths[i] ?? 0) + 1] ?? 0;
      return actual >= (end?.lower80 ?? Infinity) && actual <= (end?.upper80 ?? -Infinity);
    });
    expect(combined.heldWithin80).toEqual({ held: held.length, of: 6 });
  });

  it('scales by the naive changes of each past', () => {
    const { naive } = backtest([1, 2, 1, 2, 1, 2, 1, 2, 1, 2], annual, 1, false);
    expect(naive.scaledError).toBeCloseTo(1, 10);
    expect(naive.naiveScaledError).toBe(naive.scaledError);
  });

  it('prefers the naive forecast after a trend that has ended, and not in the trend', () => {
    const ended = [
      ...Array.from({ length: 14 }, (_, i) => 10 + 5 * i),
      ...Array.from({ length: 10 }, () => 75),
    ];
    expect(backtest(ended, annual, 3, false).naiveWins).toBe(true);
    expect(backtest(ended.slice(0, 14), annual, 3, false).naiveWins).toBe(false);
  });

  it('scales by the changes of a year where there is a season', () => {
    const monthly: Setting = { frequency: 'monthly', kind: 'price', nonNegative: true };
    const values = Array.from({ length: 60 }, (_, i) => 100 + (i % 12) * 10 + Math.floor(i / 12));
    const byYear = backtest(values, monthly, 1, true).combined.scaledError ?? 0;
    const byMonth = backtest(values, monthly, 1, false).combined.scaledError ?? 0;
    // A year changes every value by 1; a month by 10 eleven times and by 109 once, 18.25 in the mean of four years.
    expect(byYear / byMonth).toBeGreaterThan(15);
    expect(byYear / byMonth).toBeLessThan(20);
  });

  it('prefers a naive forecast that was better by little for a price, not for a quantity', () => {
    const { combined, naive, naiveWins } = backtest(UNDECIDED, annual, 2, false);
    expect(naive.scaledError).toBeLessThan(combined.scaledError ?? 0);
    expect(naiveWins).toBe(false);
    expect(backtest(UNDECIDED, { ...annual, kind: 'price' }, 2, false).naiveWins).toBe(true);
  });

  it('has no scaled error where the past never changed', () => {
    expect(backtest([4, 4, 4, 4, 4, 4, 4], annual, 1, false).combined).toMatchObject({
      medianAbsolutePercentError: expect.closeTo(0, 8),
      scaledError: null,
      naiveScaledError: null,
    });
  });

  it('has no percent error where every actual value is zero', () => {
    const { combined } = backtest([8, 5, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0], annual, 1, false);
    expect(combined.medianAbsolutePercentError).toBeNull();
  });
});

describe('projectNaive', () => {
  it('repeats the last value with the width of the projection', () => {
    const projection = project(SERIES, annual, 2);
    const naive = projectNaive(SERIES, annual, projection);
    expect(naive.points.map((point) => point.value)).toEqual([44, 44]);
    const ratio = (p: { upper80: number; value: number } | undefined): number =>
      (p?.upper80 ?? 0) / (p?.value ?? 1);
    expect(ratio(naive.points[1])).toBeCloseTo(ratio(projection.points[1]), 10);
  });

  it('puts the season of each month in place of the last one', () => {
    const monthly: Setting = { frequency: 'monthly', kind: 'price', nonNegative: true };
    const values = Array.from({ length: 60 }, (_, i) => 100 + (i % 12 === 5 ? 60 : 0));
    const projection = project(values, monthly, 12);
    const naive = projectNaive(values, monthly, projection).points;
    expect(projection.season).not.toBeNull();
    expect(naive[5]?.value).toBeCloseTo(160, 0);
    expect(naive[6]?.value).toBeCloseTo(100, 0);
  });
});
