import { describe, expect, it } from 'vitest';
import { fromYearTo, inMonth, inYear, month, year } from '../../../test/fixtures/agents/frames.js';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { dayOf, isoDateOf, periodAfter } from '../../statistics/day.js';
import { historyOf } from './forecast.history.js';
import { horizonOf, horizonOfSaid } from './forecast.horizon.js';

const may = dayOf('2026-05');
const harvest = dayOf('2025');
const thursday = dayOf('2026-10-01');
const today = '2026-11-20';

describe('the steps asked for', () => {
  it('count from the last figure', () => {
    expect(horizonOf(inMonth('2026-12'), may, 'monthly', today)).toEqual({ from: 7, to: 7 });
    expect(horizonOf(inYear(2027), may, 'monthly', today)).toEqual({ from: 8, to: 19 });
    expect(horizonOf(inYear(2027), harvest, 'annual', today)).toEqual({ from: 2, to: 2 });
    expect(horizonOf(fromYearTo(2020, 2027), harvest, 'annual', today)).toEqual({ from: 1, to: 2 });
  });

  it.each([
    [{ count: 6, grain: 'month', fromToday: 'then' }, may, 'monthly', { from: 12, to: 12 }],
    [{ count: 6, grain: 'month', fromToday: 'until' }, may, 'monthly', { from: 1, to: 12 }],
    [{ count: 1, grain: 'year', fromToday: 'then' }, may, 'monthly', { from: 18, to: 18 }],
    [{ count: 2, grain: 'year', fromToday: 'then' }, harvest, 'annual', { from: 3, to: 3 }],
    [{ count: 3, grain: 'month', fromToday: 'until' }, harvest, 'annual', { from: 1, to: 2 }],
    [{ count: 3, grain: 'week', fromToday: 'then' }, thursday, 'weekly', { from: 11, to: 11 }],
    [{ count: 15, grain: 'day', fromToday: 'then' }, may, 'monthly', { from: 7, to: 7 }],
  ] as const)('count from today where the question does: %j', (next, last, by, steps) => {
    expect(horizonOf({ kind: 'next', ...next }, last, by, today)).toEqual(steps);
  });

  it.each([
    ['3 months', { count: 3, grain: 'month' }, may, 'monthly', { from: 7, to: 9, sinceLast: 3 }],
    ['a year', { count: 1, grain: 'year' }, may, 'monthly', { from: 7, to: 18, sinceLast: 12 }],
    ['farther than forecasts reach', { count: 18, grain: 'month' }, may, 'monthly', { from: 1, to: 18 }],
    ['2 harvests', { count: 2, grain: 'year' }, harvest, 'annual', { from: 1, to: 2 }],
    ['4 weeks', { count: 4, grain: 'week' }, thursday, 'weekly', { from: 8, to: 11, sinceLast: 4 }],
    [
      'beside a figure of last month',
      { count: 3, grain: 'month' },
      dayOf('2026-10'),
      'monthly',
      { from: 2, to: 4 },
    ],
    [
      'beside a figure of this month',
      { count: 3, grain: 'month' },
      dayOf('2026-11'),
      'monthly',
      { from: 1, to: 3 },
    ],
  ] as const)('are those that begin after today: %s', (_, next, last, by, steps) => {
    expect(horizonOf({ kind: 'next', ...next }, last, by, today)).toEqual(steps);
  });

  it('are those from the first time named to the last', () => {
    const both = (one: number, other: number) => ({ kind: 'each' as const, spans: [year(one), year(other)] });
    expect(horizonOf(both(2027, 2029), harvest, 'annual', today)).toEqual({ from: 2, to: 4 });
    expect(horizonOf(both(2024, 2026), harvest, 'annual', today)).toEqual({ from: 1, to: 1 });
  });

  it('are none for what was observed', () => {
    expect(horizonOf(inMonth('2026-04'), may, 'monthly', today).to).toBe(0);
    expect(horizonOf(inYear(2025), harvest, 'annual', today).to).toBe(0);
  });

  it('reach the first quotation after a day between two', () => {
    const span = { from: '2026-10-10', to: '2026-10-10', grain: 'day' as const };
    expect(horizonOf({ kind: 'at', span }, thursday, 'weekly', today)).toEqual({ from: 2, to: 2 });
  });

  it.each([
    ['Noël', inMonth('2026-12'), thursday, 'weekly', { from: 12, to: 12 }],
    [
      'd ici Noël',
      { kind: 'between', from: null, to: month('2026-12') },
      thursday,
      'weekly',
      { from: 1, to: 12 },
    ],
    ['décembre', inMonth('2026-12'), thursday, 'weekly', { from: 9, to: 13 }],
    ['Christmas', inMonth('2026-12'), may, 'monthly', { from: 7, to: 7 }],
  ] as const)('are by the week the nearest to Christmas: « %s »', (words, value, last, by, steps) => {
    expect(horizonOfSaid({ value, provenance: 'explicit', words }, last, by, today)).toEqual(steps);
  });

  it('are those of the month that a few days lie in', () => {
    const span = { from: '2026-12-25', to: '2026-12-31', grain: 'week' as const };
    expect(horizonOf({ kind: 'at', span }, may, 'monthly', today)).toEqual({ from: 7, to: 7 });
  });

  it('are a few where none are named', () => {
    expect(horizonOf(null, harvest, 'annual', today)).toEqual({ from: 1, to: 1 });
    expect(horizonOf(null, may, 'monthly', today).to).toBeGreaterThan(1);
  });
});

describe('the calendar after a figure', () => {
  it('goes on by years, months and weeks', () => {
    expect(isoDateOf(periodAfter(harvest, 'annual', 2))).toBe('2027-01-01');
    expect(isoDateOf(periodAfter(dayOf('2025-11'), 'monthly', 3))).toBe('2026-02-01');
    expect(isoDateOf(periodAfter(thursday, 'weekly', 2))).toBe('2026-10-15');
  });
});

describe('a history', () => {
  it('is regular, null where there is nothing', () => {
    const track = trackFrom('2018', [1, null, 3, null]);
    expect(historyOf(track)).toEqual({
      frequency: 'annual',
      values: [1, null, 3],
      kind: 'quantity',
      nonNegative: true,
    });
  });

  it('of a price says so', () => {
    const track = trackFrom('2024-01', [5, 6], { frequency: 'monthly', measure: 'price' });
    expect(historyOf(track)).toMatchObject({ frequency: 'monthly', kind: 'price', values: [5, 6] });
  });

  it('has 52 weeks a year, the 53rd folded into the 52nd', () => {
    const track = trackFrom('2026-12-17', [1, 2, 4, 8], { frequency: 'weekly' });
    expect(historyOf(track).values).toEqual([1, 3, 8]);
  });
});
