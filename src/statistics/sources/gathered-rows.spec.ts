import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatheredRows } from './gathered-rows.js';
import type { ParsedRow, SourceRow } from './source.js';

function figure(productCode: string, period: number, value: number | null, line: number): SourceRow {
  const key = { placeCode: 'FR', measure: 'production', unit: 'kt', frequency: 'annual' as const };
  return { ...key, productCode, period, value, flags: value === null ? 'c' : '', line };
}

async function* batchesOf(rows: readonly ParsedRow[]): AsyncGenerator<ParsedRow[]> {
  for (let at = 0; at < rows.length; at += 3) yield rows.slice(at, at + 3);
}

async function gather(rows: readonly ParsedRow[], capacity?: number) {
  const gathered = await GatheredRows.gather(batchesOf(rows), undefined, capacity);
  const series = [...gathered.series()].map(({ productCode, observations }) => ({
    productCode,
    observations: observations.map(({ period, value }) => [period, value]),
  }));
  gathered.close();
  return { gathered, series };
}

describe('GatheredRows', () => {
  it('gathers any order of rows in any amount of memory', async () => {
    const rows = fc.uniqueArray(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C', 'D'),
        period: fc.integer({ min: -9, max: 9 }),
        value: fc.option(fc.integer()),
      }),
      {
        selector: ({ code, period }) => `${code} ${period}`,
        maxLength: 60,
      },
    );
    const property = fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (given, capacity) => {
      const { series } = await gather(
        given.map(({ code, period, value }, at) => figure(code, period, value, at + 1)),
        capacity,
      );
      const codes = [...new Set(given.map(({ code }) => code))];
      const expected = codes.map((productCode) => ({
        productCode,
        observations: given
          .filter(({ code }) => code === productCode)
          .map(({ period, value }) => [period, value])
          .sort(([a], [b]) => Number(a) - Number(b)),
      }));
      expect(series).toEqual(expected);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  it.each([1, 2, 100])('rejects a second, different figure for a period, %i at a time', async (capacity) => {
    const rows = [
      figure('A', 1, 1, 1),
      figure('B', 1, 5, 2),
      figure('A', 1, 1, 3),
      figure('A', 1, 9, 4),
      { line: 5, reason: 'unread' },
      { line: 6, omitted: 'of another kind' },
      { line: 7, omitted: 'of another kind' },
    ];
    const { gathered, series } = await gather(rows, capacity);
    expect(series[0]).toEqual({ productCode: 'A', observations: [[1, 1]] });
    expect(gathered.rejections.map(({ line }) => line)).toEqual([5, 4]);
    expect([gathered.rejected, ...gathered.omitted]).toEqual([2, ['of another kind', 2]]);
  });

  it('rejects a period that is none', async () => {
    const { gathered, series } = await gather([figure('A', NaN, 1, 1)]);
    expect([gathered.rejected, gathered.figures, series]).toEqual([1, 0, []]);
  });
});
