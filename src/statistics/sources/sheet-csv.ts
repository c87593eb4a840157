import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { csvRecords } from './csv-rows.js';
import type { SheetRow } from './sheet-parser.js';

const HEADINGS = /^"?date"?([;,\t])/im;

/**
 * Rows of a sheet that a spreadsheet has saved as CSV: of any of its marks between cells, as UTF-8 or windows-1252. None
 * where no line begins with the heading «Date».
 */
export async function* datedCsvRows(file: string): AsyncGenerator<SheetRow> {
  const content = await readFile(file);
  const encoding = isUtf8(content) ? 'utf-8' : 'windows-1252';
  const [, delimiter] = HEADINGS.exec(new TextDecoder(encoding).decode(content)) ?? [];
  if (delimiter === undefined) return;
  for await (const records of csvRecords(file, { delimiter, encoding }))
    yield* records.map(({ cells, line }) => ({ cells, number: line }));
}
