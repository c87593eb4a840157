import { dayOf } from '../day.js';
import type { Day } from '../series.js';
import { FRENCH, readDecimal } from './decimal.js';
import { frenchDay } from './french-day.js';
import { kindOfFile } from './file-kind.js';
import { datedCsvRows } from './sheet-csv.js';
import type { SheetRow } from './sheet-parser.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';
import { xlsRows, xlsSheets } from './xls-rows.js';
import { xlsxRows, xlsxSheets } from './xlsx-rows.js';

const SHEET = /^cotations /i;
const NUMBER = /^\d+(\.\d+)?$/;
const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** Days from the first day of spreadsheets' dates (1899-12-30) to 1970-01-01. */
const SPREADSHEET_EPOCH = 25_569;

interface Column {
  index: number;
  productCode: string;
}

/** Quotations that stand for a product, by their heading; the others keep their heading for a code. */
const PRODUCTS: ReadonlyMap<string, string> = new Map([
  ['Blé tendre Rendu Pallice Supérieur (A2) Base juillet', 'milling-wheat'],
  ['Maïs Fob Atlantique Base juillet', 'maize'],
]);

/**
 * Cereal quotations of FranceAgriMer's VISIONet (SCR-COT-CER), in euros per tonne: a sheet per cereal, a row of headings
 * that begins with «Date» and has line breaks in its cells, a row per day. The publisher's file is an .xls of
 * Excel 97; the same as .xlsx, or a sheet of it as .csv, is read too.
 */
export class FranceAgriMerCerealsSource extends Source {
  readonly id = 'franceagrimer-cereals';
  readonly extent = 'part';
  override readonly products = PRODUCTS;
  readonly dataset: DatasetDescription = {
    id: 'franceagrimer-cereals',
    publisher: 'FranceAgriMer',
    title: { fr: 'FranceAgriMer, cotations des céréales', en: 'FranceAgriMer, cereal quotations' },
    licence: 'Licence Ouverte 2.0',
    url: 'https://visionet.franceagrimer.fr/Pages/SeriesChronologiques.aspx?menuurl=SeriesChronologiques/productions%20vegetales/grandes%20cultures/cotations',
    derivation: null,
    schemes: { product: null, place: null },
  };

  async *parse(file: string): AsyncGenerator<Iterable<ParsedRow>> {
    let hasHeadings = false;
    for await (const rows of sheetsOf(file)) {
      let columns: Column[] = [];
      for await (const row of rows) {
        if (tidy(row.cells[0] ?? '').toLowerCase() === 'date') columns = readHeadings(row);
        else yield readDay(row, columns);
      }
      hasHeadings ||= columns.length > 0;
    }
    if (!hasHeadings)
      throw new WrongFormatError(file, 'quotations under a row of headings that begins with «Date»');
  }
}

async function* sheetsOf(file: string): AsyncGenerator<AsyncIterable<SheetRow>> {
  const kind = await kindOfFile(file);
  if (kind !== 'zip' && kind !== 'old-workbook') {
    yield datedCsvRows(file);
    return;
  }
  const [listSheets, rowsOf] = kind === 'zip' ? [xlsxSheets, xlsxRows] : [xlsSheets, xlsRows];
  const sheets = (await listSheets(file)).filter((name) => SHEET.test(name));
  if (sheets.length === 0) throw new WrongFormatError(file, 'a workbook with sheets «cotations …»');
  for (const sheet of sheets) yield rowsOf(file, sheet);
}

function readHeadings({ cells }: SheetRow): Column[] {
  return cells.flatMap((cell, index) => {
    const productCode = tidy(cell).slice(0, 80);
    return index === 0 || productCode === '' ? [] : [{ index, productCode }];
  });
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function* readDay({ cells, number: line }: SheetRow, columns: readonly Column[]): Generator<ParsedRow> {
  const quoted = columns.flatMap(({ index, productCode }) => {
    const value = priceOf(cells[index] ?? '');
    return value === undefined ? [] : [{ productCode, value }];
  });
  const period = dayOfCell((cells[0] ?? '').trim());
  if (period === null) {
    if (quoted.length > 0) yield { line, reason: `not a day of quotation: «${cells[0]}»` };
    return;
  }
  const key = { placeCode: 'FR', measure: 'price', unit: 'EUR/t', frequency: 'weekly' as const };
  for (const quotation of quoted) yield { ...key, ...quotation, period, flags: '', line };
}

/** Of a workbook with a point, of a table with a comma. */
function priceOf(cell: string): number | undefined {
  return NUMBER.test(cell) ? Number(cell) : readDecimal(cell, FRENCH);
}

function dayOfCell(cell: string): Day | null {
  if (NUMBER.test(cell)) return Math.floor(Number(cell)) - SPREADSHEET_EPOCH;
  return ISO_DAY.test(cell) ? dayOf(cell) : frenchDay(cell);
}
