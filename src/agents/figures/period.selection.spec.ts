import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromYearTo, inMonth, inYear, month, year } from '../../../test/fixtures/agents/frames.js';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import type { Period } from '../../understanding/dates/period.js';
import { comparedSteps, periodsOf, selectPeriod, type Selection } from './period.selection.js';

const annual = trackFrom('2018', [1, 2, null, 'c', 5, 6]);
const monthly = trackFrom(
  '2024-01',
  Array.from({ length: 18 }, (_, at) => at + 1),
  { frequency: 'monthly' },
);
const weekly = trackFrom('2026-01-01', [10, 11, 12, 13, 14, 15], { frequency: 'weekly' });

const values = (selection: Selection): unknown =>
  selection.kind === 'found' ? selection.observations.map((one) => one.value) : selection.kind;

describe('the figures of a period', () => {
  it('are as many of the newest as are counted', () => {
    expect(values(selectPeriod(weekly, { kind: 'latest', grain: null, count: 3 }))).toEqual([13, 14, 15]);
  });

  it('are the year’s, or why there is none', () => {
    expect(values(selectPeriod(annual, inYear(2019)))).toEqual([2]);
    expect(values(selectPeriod(annual, inYear(2020)))).toBe('gap');
    expect(values(selectPeriod(annual, inYear(2021)))).toBe('withheld');
    expect(values(selectPeriod(annual, inYear(2017)))).toBe('outside');
    expect(values(selectPeriod(annual, inYear(2024)))).toBe('outside');
  });

  it('say so where the series has not all of the stretch asked', () => {
    const narrower = { notes: [{ kind: 'narrower-series', from: '2018', to: '2023' }] };
    expect(selectPeriod(annual, fromYearTo(2010, 2020))).toMatchObject(narrower);
    expect(selectPeriod(annual, fromYearTo(2019, 2030))).toMatchObject(narrower);
    expect(selectPeriod(annual, fromYearTo(2010, null))).toMatchObject(narrower);
    expect(selectPeriod(annual, { kind: 'last', count: 10, grain: 'year' })).toMatchObject(narrower);
    expect(selectPeriod(annual, { kind: 'last', count: 6, grain: 'year' })).toMatchObject({ notes: [] });
    const toLastMonth: Period = {
      kind: 'between',
      from: null,
      to: { from: '2025-06-01', to: '2025-06-30', grain: 'month' },
    };
    expect(selectPeriod(monthly, toLastMonth)).toMatchObject({ notes: [] });
    expect(selectPeriod(annual, fromYearTo(2018, 2023))).toMatchObject({ notes: [] });
    expect(selectPeriod(annual, fromYearTo(2019, null))).toMatchObject({ notes: [] });
  });

  it('are the newest where none is asked', () => {
    expect(values(selectPeriod(annual, null))).toEqual([6]);
    expect(values(selectPeriod(annual, { kind: 'latest', grain: null }))).toEqual([6]);
  });

  it('are the months of a year, and the year of a month', () => {
    expect(values(selectPeriod(monthly, inYear(2024)))).toHaveLength(12);
    expect(values(selectPeriod(monthly, inMonth('2025-02')))).toEqual([14]);
    const selected = selectPeriod(annual, inMonth('2019-05'));
    expect(values(selected)).toEqual([2]);
    expect(selected).toMatchObject({ notes: [{ kind: 'annual-only', period: '2019' }] });
  });

  it('are the harvest of a marketing year', () => {
    const campaign: Period = { kind: 'at', span: { from: '2019-07-01', to: '2020-06-30', grain: 'season' } };
    const selected = selectPeriod(annual, campaign);
    expect(values(selected)).toEqual([2]);
    expect(selected).toMatchObject({
      notes: [{ kind: 'campaign-year', campaign: '2019/20', harvest: '2019' }],
    });
  });

  it('are the nearest quotation of a day, said to be so, and none beyond four days', () => {
    const on = (day: string): Period => ({ kind: 'at', span: { from: day, to: day, grain: 'day' } });
    expect(values(selectPeriod(weekly, on('2026-01-08')))).toEqual([11]);
    expect(selectPeriod(weekly, on('2026-01-10'))).toMatchObject({
      notes: [{ kind: 'nearest-quotation', taken: '2026-01-08' }],
    });
    expect(values(selectPeriod(weekly, on('2026-02-20')))).toBe('outside');
  });

  it('lie between both ends, open or not', () => {
    expect(values(selectPeriod(annual, fromYearTo(2019, 2022)))).toEqual([2, 5]);
    expect(values(selectPeriod(annual, fromYearTo(2022, null)))).toEqual([5, 6]);
    expect(values(selectPeriod(annual, { kind: 'between', from: null, to: year(2019) }))).toEqual([1, 2]);
  });

  it('are all that each asks, or nothing', () => {
    expect(values(selectPeriod(annual, { kind: 'each', spans: [year(2018), year(2022)] }))).toEqual([1, 5]);
    expect(values(selectPeriod(annual, { kind: 'each', spans: [year(2018), year(2030)] }))).toBe('outside');
  });

  it('are the last so many', () => {
    expect(values(selectPeriod(annual, { kind: 'last', count: 2, grain: 'year' }))).toEqual([5, 6]);
    expect(values(selectPeriod(monthly, { kind: 'last', count: 1, grain: 'year' }))).toHaveLength(12);
  });

  it('are of the last so many periods, and not of those before a hole', () => {
    const holed = trackFrom('2018', [1, 2, null, null, null, 6]);
    expect(values(selectPeriod(holed, { kind: 'last', count: 4, grain: 'year' }))).toEqual([6]);
    expect(values(selectPeriod(holed, { kind: 'last', count: 5, grain: 'year' }))).toEqual([2, 6]);
  });

  it('are never ones that were not asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2010, max: 2030 }), fc.integer({ min: 0, max: 10 }), (from, length) => {
        const selected = selectPeriod(annual, fromYearTo(from, from + length));
        if (selected.kind !== 'found') return;
        for (const { period } of selected.observations) {
          const found = new Date(period * 86_400_000).getUTCFullYear();
          expect(found).toBeGreaterThanOrEqual(from);
          expect(found).toBeLessThanOrEqual(from + length);
        }
      }),
    );
  });
});

it('counts the periods of a grain', () => {
  expect(periodsOf(3, 'month', 'monthly')).toBe(3);
  expect(periodsOf(2, 'year', 'monthly')).toBe(24);
  expect(periodsOf(1, 'month', 'weekly')).toBe(4);
  expect(periodsOf(1, 'month', 'annual')).toBe(1);
});

it('knows a matter of whole years or months', () => {
  const may = month('2024-05');
  expect(comparedSteps(fromYearTo(2020, 2024))).toBe('annual');
  expect(comparedSteps(fromYearTo(2020, null))).toBeNull();
  expect(comparedSteps({ kind: 'each', spans: [year(2020), year(2021)] })).toBe('annual');
  expect(comparedSteps({ kind: 'each', spans: [may, month('2023-05')] })).toBe('monthly');
  expect(comparedSteps({ kind: 'each', spans: [may, year(2021)] })).toBeNull();
  expect(comparedSteps(inMonth('2024-05'))).toBeNull();
});
