import { readFile, stat } from 'node:fs/promises';
import { DamagedFileError, OleFile } from './ole-file.js';
import type { SheetRow } from './sheet-parser.js';
import { WrongFormatError } from './source.js';
import { XlsCells } from './xls-cells.js';
import { substreamAt, type RecordReader, type XlsRecord } from './xls-records.js';

/** Far above any publisher's .xls, which is read in one piece. */
const MAX_BYTES = 50_000_000;

const BOUNDSHEET = 0x0085;
const SST = 0x00fc;
const FILEPASS = 0x002f;
const DATE1904 = 0x0022;
const WORKSHEET = 0;

interface Workbook {
  stream: Buffer;
  /** Where each worksheet begins in the stream, by its name. */
  sheets: Map<string, number>;
  /** Texts that cells point to by number. */
  texts: string[];
}

/**
 * Rows of one sheet of an Excel 97–2003 workbook (BIFF8), as those of an .xlsx: dates are the numbers of their days.
 * @throws WrongFormatError where the file is no whole workbook, is encrypted or has no such sheet
 */
export async function* xlsRows(file: string, sheetName: string): AsyncGenerator<SheetRow> {
  const { stream, sheets, texts } = await openWorkbook(file);
  const offset = sheets.get(sheetName);
  if (offset === undefined) throw new WrongFormatError(file, `a workbook with a sheet «${sheetName}»`);
  yield* wholeOr(file, () => {
    const cells = new XlsCells(texts);
    for (const record of substreamAt(stream, offset)) cells.add(record);
    return cells.rows();
  });
}

/** Names of the worksheets, in their order. @throws WrongFormatError where the file is no whole workbook, or encrypted */
export async function xlsSheets(file: string): Promise<string[]> {
  return [...(await openWorkbook(file)).sheets.keys()];
}

async function openWorkbook(file: string): Promise<Workbook> {
  if ((await stat(file)).size > MAX_BYTES)
    throw new WrongFormatError(file, `an .xls workbook of up to ${MAX_BYTES / 1e6} MB`);
  const bytes = await readFile(file);
  return wholeOr(file, () => {
    const stream = new OleFile(bytes).stream('Workbook');
    if (stream === null) throw new DamagedFileError('it has no workbook of Excel 97 or later');
    const workbook: Workbook = { stream, sheets: new Map(), texts: [] };
    for (const record of substreamAt(stream, 0)) readGlobal(record, workbook);
    return workbook;
  });
}

function wholeOr<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    throw new WrongFormatError(file, `a readable .xls workbook (${error.message})`);
  }
}

function readGlobal({ type, content }: XlsRecord, workbook: Workbook): void {
  if (type === BOUNDSHEET) readSheet(content, workbook.sheets);
  else if (type === SST) workbook.texts = readTexts(content);
  else if (type === FILEPASS) throw new DamagedFileError('it is encrypted');
  // Rows tell a date only by what they are used for, so that the other epoch would move their days in silence.
  else if (type === DATE1904 && content.word() === 1)
    throw new DamagedFileError('it counts its days from 1904, not from 1900');
}

function readSheet(content: RecordReader, sheets: Map<string, number>): void {
  const offset = content.long();
  content.skip(1);
  if (content.byte() === WORKSHEET) sheets.set(content.text(content.byte()), offset);
}

function readTexts(content: RecordReader): string[] {
  content.skip(4);
  const texts: string[] = [];
  for (let left = content.long(); left > 0; left -= 1) texts.push(content.sharedText());
  return texts;
}
