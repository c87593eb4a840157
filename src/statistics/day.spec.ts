import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, isoDateOf, periodAfter, periodName, yearOf, yearsBetween } from './day.js';

describe('days', () => {
  it('count from 1970', () => {
    expect([dayOf('1970'), dayOf('1970-02'), dayOf('2026-10-01'), dayOf('1960-01')]).toEqual([
      0, 31, 20727, -3653,
    ]);
  });

  it('are years apart, with months as twelfths', () => {
    expect(yearsBetween(dayOf('2000'), dayOf('2025'))).toBe(25);
    expect(yearsBetween(dayOf('2020-11'), dayOf('2022-02'))).toBeCloseTo(1.25, 9);
    expect(yearsBetween(dayOf('2022'), dayOf('2020'))).toBe(-2);
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (day) => {
        expect(dayOf(isoDateOf(day))).toBe(day);
      }),
    );
  });

  it('name periods as replies write them', () => {
    const day = dayOf('2024-05-17');
    expect([periodName(day, 'annual'), periodName(day, 'monthly'), periodName(day, 'weekly')]).toEqual([
      '2024',
      '2024-05',
      '2024-05-17',
    ]);
    expect(yearOf(day)).toBe(2024);
  });
});

describe('periodAfter', () => {
  it.each([
    ['2024', 'annual', 1, '2025-01-01'],
    ['2024-11', 'monthly', 3, '2025-02-01'],
    ['2024-01', 'monthly', -1, '2023-12-01'],
    ['2026-10-01', 'weekly', 2, '2026-10-15'],
  ] as const)('%s, %s, by %d is %s', (from, frequency, steps, expected) => {
    expect(isoDateOf(periodAfter(dayOf(from), frequency, steps))).toBe(expected);
  });
});
