import type { Day } from '../series.js';
import { frenchDay } from './french-day.js';
import type { SheetRow } from './sheet-parser.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';
import { xlsxRows, xlsxSheets } from './xlsx-rows.js';

const SHEET = /^cotations /i;
const NUMBER = /^\d+(\.\d+)?$/;
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
 * that begins with «Date» and has line breaks in its cells, a row per day. The publisher's file is an old .xls (BIFF),
 * which is not read: save it as .xlsx.
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
    const sheets = (await xlsxSheets(file)).filter((name) => SHEET.test(name));
    if (sheets.length === 0) throw new WrongFormatError(file, 'a workbook with sheets «cotations …»');
    for (const sheet of sheets) {
      let columns: Column[] | null = null;
      for await (const row of xlsxRows(file, sheet)) {
        if (columns) yield readDay(row, columns);
        else if (tidy(row.cells[0] ?? '').toLowerCase() === 'date') columns = readHeadings(row);
      }
    }
  }
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
  const quoted = columns.filter(({ index }) => NUMBER.test(cells[index] ?? ''));
  const period = dayOfCell(cells[0] ?? '');
  if (period === null) {
    if (quoted.length > 0) yield { line, reason: `not a day of quotation: «${cells[0]}»` };
    return;
  }
  const key = { placeCode: 'FR', measure: 'price', unit: 'EUR/t', frequency: 'weekly' as const };
  for (const { index, productCode } of quoted)
    yield { ...key, productCode, period, value: Number(cells[index]), flags: '', line };
}

function dayOfCell(cell: string): Day | null {
  return NUMBER.test(cell) ? Math.floor(Number(cell)) - SPREADSHEET_EPOCH : frenchDay(cell);
}
