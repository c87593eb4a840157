import { describe, expect, it } from 'vitest';
import { dayOf } from '../day.js';
import { groupRows } from './row-groups.js';
import type { ParsedRow } from './source.js';

function figure(productCode: string, year: string, value: number, line: number): ParsedRow {
  const key = {
    productCode,
    placeCode: 'FR',
    measure: 'production',
    unit: 'kt',
    frequency: 'annual' as const,
  };
  return { ...key, period: dayOf(year), value, flags: '', line };
}

async function* stream(rows: ParsedRow[]): AsyncGenerator<ParsedRow> {
  yield* rows;
}

describe('groupRows', () => {
  it('sorts series by code and observations by period', async () => {
    const { series } = await groupRows(
      stream([figure('B', '2021', 2, 1), figure('A', '2020', 3, 2), figure('B', '2020', 1, 3)]),
    );
    const summary = series.map(({ productCode, observations }) => [
      productCode,
      observations.map(({ value }) => value),
    ]);
    expect(summary).toEqual([
      ['A', [3]],
      ['B', [1, 2]],
    ]);
  });

  it('rejects a second, different figure for a period, and passes over a repetition', async () => {
    const { series, rejected } = await groupRows(
      stream([
        figure('A', '2020', 1, 1),
        figure('A', '2020', 1, 2),
        figure('A', '2020', 9, 3),
        { line: 4, reason: 'unread' },
      ]),
    );
    expect(series[0]?.observations.map(({ value }) => value)).toEqual([1]);
    expect(rejected.map(({ line }) => line)).toEqual([3, 4]);
  });
});
