import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { csvRecords, csvRows, type CsvOptions } from './csv-rows.js';
import { WrongFormatError } from './source.js';

async function recordsOf(content: string | Buffer, options?: CsvOptions): Promise<string[][]> {
  const records: string[][] = [];
  for await (const batch of csvRecords(temporaryFile('table.csv', content), options))
    records.push(...batch.map(({ cells }) => cells));
  return records;
}

async function linesOf(content: string): Promise<number[]> {
  const lines: number[] = [];
  for await (const batch of csvRecords(temporaryFile('table.csv', content)))
    lines.push(...batch.map(({ line }) => line));
  return lines;
}

describe('csvRecords', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('a,b', 'a"b', '""', 'a\nb', "'004", 'é', ''));
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

  it('reads what RFC 4180 writes', async () => {
    const property = fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), async (rows, end) => {
      // An empty record and a comment are no records.
      const given = rows.filter((row) => !row[0]?.startsWith('#') && row.join('') !== '');
      const text = given.map((row) => row.map(quote).join(',') + end).join('');
      expect(await recordsOf(text)).toEqual(given);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  it('reads across the pieces in which a file arrives', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => [
      `${at}`,
      at % 7 ? 'plain' : 'quo"ted, é',
      'x'.repeat(at % 40),
    ]);
    const text = rows.map((row) => row.map(quote).join(',')).join('\n');
    expect(await recordsOf(text)).toEqual(rows);
    expect(await recordsOf(gzipSync(text))).toEqual(rows);
  });

  it('counts lines, those within quotes and those passed over too', async () => {
    expect(await linesOf('# a "comment\n\na,b\n"c\nd",e\nf,g')).toEqual([3, 4, 6]);
  });

  it('drops a byte order mark and reads other encodings and delimiters', async () => {
    expect(await recordsOf('\uFEFFa,b\n')).toEqual([['a', 'b']]);
    const latin = Buffer.from([0x9c, 0x75, 0x66, 0x3b, 0xe9, 0x0a]);
    expect(await recordsOf(latin, { delimiter: ';', encoding: 'windows-1252' })).toEqual([['œuf', 'é']]);
  });

  it('refuses a quote that is never closed', async () => {
    await expect(recordsOf('a,b\n"c,d\ne,f\n')).rejects.toThrow(/line 2/);
    const endless = recordsOf(`a,"b\n${'c,d\n'.repeat(400_000)}`);
    await expect(endless).rejects.toThrow(WrongFormatError);
  });
});

describe('csvRows', () => {
  it('names cells by the header, empty where a line is short', async () => {
    const found: object[] = [];
    for await (const rows of csvRows(temporaryFile('t.csv', 'a,b\n1,2\n3\n'), ['b'])) found.push(...rows);
    expect(found).toEqual([
      { cells: { a: '1', b: '2' }, line: 2 },
      { cells: { a: '3', b: '' }, line: 3 },
    ]);
  });
});
