import * as fc from 'fast-check';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CEREAL_WEEKS } from '../../../test/fixtures/statistics/handmade-workbooks.js';
import { oleFileOf, substreamOf, words } from '../../../test/fixtures/statistics/old-workbook-file.js';
import { fixture, temporaryFile } from '../../../test/fixtures/statistics/parsed-file.js';
import { workbookOf } from '../../../test/fixtures/statistics/workbook-file.js';
import { OleFile } from './ole-file.js';
import type { SheetRow } from './sheet-parser.js';
import { WrongFormatError } from './source.js';
import { xlsRows, xlsSheets } from './xls-rows.js';
import { xlsxRows, xlsxSheets } from './xlsx-rows.js';

const FILE = fixture('franceagrimer-cereals.handmade.xls');
const BYTES = readFileSync(FILE);

async function rowsOf(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const all: SheetRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function allRowsOf(file: string) {
  const rows = [];
  for (const sheet of await xlsSheets(file)) rows.push(await rowsOf(xlsRows(file, sheet)));
  return rows;
}

describe('an .xls', () => {
  it('has the sheets and rows of the same workbook as .xlsx', async () => {
    const other = temporaryFile('cer.xlsx', workbookOf(CEREAL_WEEKS));
    const sheets = await xlsSheets(FILE);
    expect(sheets).toEqual(Object.keys(CEREAL_WEEKS));
    expect(sheets).toEqual(await xlsxSheets(other));
    for (const sheet of sheets)
      expect(await rowsOf(xlsRows(FILE, sheet))).toEqual(await rowsOf(xlsxRows(other, sheet)));
  });

  it('was tried with a table of texts that goes on in another record', () => {
    // 00FC is the table; Excel ends a record at 8,224 bytes.
    const stream = new OleFile(BYTES).stream('Workbook') ?? Buffer.alloc(0);
    let at = 0;
    while (stream.readUInt16LE(at) !== 0xfc) at += 4 + stream.readUInt16LE(at + 2);
    expect(stream.readUInt16LE(at + 4 + stream.readUInt16LE(at + 2))).toBe(0x3c);
  });

  it.each([
    ['with a password', oleFileOf('Workbook', substreamOf([[0x2f, words(1, 1)]])), /\(it is encrypted\)/],
    [
      'that counts from 1904',
      oleFileOf('Workbook', substreamOf([[0x22, words(1)]])),
      /counts its days from 1904/,
    ],
    ['of Excel 95', oleFileOf('Book', substreamOf([])), /no workbook of Excel 97/],
    ['that is none', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /no header of a compound file/],
  ])('%s is refused in one line', async (_, content, reason) => {
    const file = temporaryFile('cer.xls', content);
    const refusal: unknown = await xlsSheets(file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(WrongFormatError);
    expect(String(refusal)).toMatch(reason);
    expect(String(refusal)).not.toContain('\n');
  });

  it('without the sheet, or too large, is refused', async () => {
    await expect(xlsRows(FILE, 'cotations orge').next()).rejects.toThrow(/a sheet «cotations orge»/);
    const large = temporaryFile('cer.xls', BYTES);
    truncateSync(large, 50_000_001);
    await expect(xlsSheets(large)).rejects.toThrow(/up to 50 MB/);
  });

  it('that is cut off or has other bytes is read or refused, and nothing else', async () => {
    const file = temporaryFile('cer.xls', BYTES);
    const change = fc.record({ at: fc.nat(BYTES.length - 1), byte: fc.nat(255) });
    const changes = fc.array(change, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(changes, fc.option(fc.nat(BYTES.length)), async (some, length) => {
        const bytes = Buffer.from(BYTES.subarray(0, length ?? BYTES.length));
        for (const { at, byte } of some) if (at < bytes.length) bytes.writeUInt8(byte, at);
        writeFileSync(file, bytes);
        const result: unknown = await allRowsOf(file).catch((error: unknown) => error);
        expect(Array.isArray(result) || result instanceof WrongFormatError).toBe(true);
      }),
    );
  });
});
