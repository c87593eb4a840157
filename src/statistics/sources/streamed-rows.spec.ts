import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatheredRows } from './gathered-rows.js';
import type { SourceRow } from './source.js';
import { ScatteredRowsError, StreamedRows } from './streamed-rows.js';

function figure(productCode: string, period: number, value: number, line: number): SourceRow {
  const key = { placeCode: 'FR', measure: 'production', unit: 'kt', frequency: 'annual' as const };
  return { ...key, productCode, period, value, flags: '', line };
}

async function* batchesOf(rows: readonly SourceRow[]): AsyncGenerator<SourceRow[]> {
  for (let at = 0; at < rows.length; at += 3) yield rows.slice(at, at + 3);
}

async function stream(rows: readonly SourceRow[]) {
  const streamed = new StreamedRows(batchesOf(rows));
  const series = [];
  for await (const one of streamed.series()) series.push(one);
  return { streamed, series };
}

describe('StreamedRows', () => {
  const given = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.nat(6), fc.nat(1)), { maxLength: 30 });

  it('gives what gathering gives, where rows of one series follow each other', async () => {
    const property = fc.asyncProperty(given, async (figures) => {
      const grouped = figures.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
      const rows = grouped.map(([code, period, value], at) => figure(code, period, value, at + 1));
      const gathered = await GatheredRows.gather(batchesOf(rows));
      const { streamed, series } = await stream(rows);
      expect(series).toEqual([...gathered.series()]);
      expect([streamed.figures, streamed.rejected]).toEqual([gathered.figures, gathered.rejected]);
      expect(streamed.rejections).toEqual(gathered.rejections);
    });
    await fc.assert(property);
  });

  it('says where a series goes on after others', async () => {
    const scattered = [
      figure('A', 1, 1, 1),
      figure('B', 1, 1, 2),
      figure('A', 2, 1, 3),
      figure('B', 2, 1, 4),
    ];
    await expect(stream(scattered)).rejects.toThrow(ScatteredRowsError);
    await expect(stream(scattered)).rejects.toThrow('line 3 goes on');
  });
});
