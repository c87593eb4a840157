import { dayOf } from '../day.js';
import { AGRESTE_LINES } from './agreste-lines.data.js';
import type { SheetRow } from './sheet-parser.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';
import { xlsxRows, xlsxSheets } from './xlsx-rows.js';

/** Sheets of crops; those of animal products are of another layout. */
const SHEETS: ReadonlySet<string> = new Set(['COP', 'FOU', 'IND', 'PDT', 'LEG', 'FRT']);
const LINE = 'LIB_SAA';
const STATUS = 'STATUT_QUALITE';
const DEPARTMENT = 'LIB_DEP';
const REGIONS: readonly string[] = ['LIB_REG2', 'LIB_REG'];
const FIGURE = /^(SURF|REND|PROD)_(\d{4})$/;
const NUMBER = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/;
/** Overseas, a région is one département and has its place; INSEE's codes of régions. */
const OVERSEAS: ReadonlyMap<string, string> = new Map([
  ['01', 'FR-971'],
  ['02', 'FR-972'],
  ['03', 'FR-973'],
  ['04', 'FR-974'],
  ['06', 'FR-976'],
]);
const SECRET: ReadonlySet<string> = new Set(['s', 'c', 'secret']);

/** Areas are hectares, yields quintals per hectare; production is in quintals and is kept in tonnes. */
const MEASURES: ReadonlyMap<string, { measure: string; unit: string; divisor: number }> = new Map([
  ['SURF', { measure: 'area-harvested', unit: 'ha', divisor: 1 }],
  ['REND', { measure: 'yield', unit: 'q/ha', divisor: 1 }],
  ['PROD', { measure: 'production', unit: 't', divisor: 10 }],
]);

interface Column {
  index: number;
  kind: string;
  year: string;
}

interface Header {
  columns: Column[];
  line: number;
  status: number;
  place: number;
  isRegional: boolean;
  lastYear: string;
}

/**
 * Agreste's yearly farm statistics (statistique agricole annuelle), "séries longues" by département or by région:
 * a sheet per group of crops, a header in about the sixth row, a line per place and crop, a column per measure and year.
 * Totals stand among the lines («03 - Total blé tendre (01 + 02)»); each is a product of its own, and nothing is summed.
 */
export class AgresteSaaSource extends Source {
  readonly id = 'agreste-saa';
  readonly extent = 'part';
  override readonly products = new Map(AGRESTE_LINES.map(({ code, product }) => [code, product]));
  readonly dataset: DatasetDescription = {
    id: 'agreste-saa',
    publisher: 'Agreste',
    title: {
      fr: 'Agreste, statistique agricole annuelle (SAA) par département et par région',
      en: 'Agreste, yearly farm statistics (SAA) by French département and région',
    },
    licence: 'Licence Ouverte 2.0',
    url: 'https://agreste.agriculture.gouv.fr/agreste-web/disaron/SAA-SeriesLongues/detail/',
    derivation: {
      fr: 'Productions converties de quintaux en tonnes.',
      en: 'Production converted from quintals to tonnes.',
    },
    schemes: { product: null, place: null },
  };

  async *parse(file: string): AsyncGenerator<Iterable<ParsedRow>> {
    const sheets = (await xlsxSheets(file)).filter((name) => SHEETS.has(name));
    if (sheets.length === 0)
      throw new WrongFormatError(file, `a workbook with sheets ${[...SHEETS].join(', ')}`);
    for (const sheet of sheets) yield* parseSheet(file, sheet);
  }
}

async function* parseSheet(file: string, sheet: string): AsyncGenerator<Iterable<ParsedRow>> {
  let header: Header | null = null;
  for await (const row of xlsxRows(file, sheet)) {
    if (header) yield readLine(sheet, row, header);
    else if (row.cells.includes(LINE)) header = readHeader(row);
  }
  if (!header) throw new WrongFormatError(file, `a sheet ${sheet} with a column ${LINE}`);
}

function readHeader({ cells }: SheetRow): Header {
  const columns = cells.flatMap((name, index) => {
    const [, kind, year] = FIGURE.exec(name.trim()) ?? [];
    return kind && year ? [{ index, kind, year }] : [];
  });
  const department = cells.indexOf(DEPARTMENT);
  const region = cells.findIndex((name) => REGIONS.includes(name));
  const lastYear = columns.reduce((last, { year }) => (year > last ? year : last), '');
  return {
    columns,
    lastYear,
    line: cells.indexOf(LINE),
    status: cells.indexOf(STATUS),
    place: department < 0 ? region : department,
    isRegional: department < 0,
  };
}

function* readLine(sheet: string, { cells, number: line }: SheetRow, header: Header): Generator<ParsedRow> {
  const label = cells[header.line]?.trim() ?? '';
  if (label === '') return;
  const placeCode = placeOf(cells[header.place] ?? '', header.isRegional);
  const productCode = productOf(sheet, label);
  if (placeCode === null || productCode === null) {
    yield { line, reason: `sheet ${sheet}: not a place and a crop: «${cells[header.place]}» «${label}»` };
    return;
  }
  const year = provisionalYear(cells, header);
  const key = { productCode, placeCode, line };
  for (const column of header.columns)
    yield* readCell(key, column, cells[column.index]?.trim() ?? '', column.year === year);
}

/** The year of which a line's figures are provisional: the last, where the line says that it is. */
function provisionalYear(cells: readonly string[], { status, lastYear }: Header): string | null {
  return /^p/i.test(cells[status] ?? '') ? lastYear : null;
}

function* readCell(
  key: { productCode: string; placeCode: string; line: number },
  { kind, year }: Column,
  cell: string,
  isProvisional: boolean,
): Generator<ParsedRow> {
  const as = MEASURES.get(kind);
  if (cell === '' || !as) return;
  const isSecret = SECRET.has(cell.toLowerCase());
  if (!isSecret && !NUMBER.test(cell)) {
    yield { line: key.line, reason: `not a figure in ${kind}_${year}: «${cell}»` };
    return;
  }
  const value = isSecret ? null : Number(cell) / as.divisor;
  const flags = isSecret ? 'c' : isProvisional ? 'p' : '';
  yield {
    ...key,
    measure: as.measure,
    unit: as.unit,
    frequency: 'annual',
    period: dayOf(year),
    value,
    flags,
  };
}

/** «001 - Ain» of a table by département is FR-01, «84 - …» of one by région FR-REG-84, where «001» is France and «01» Guadeloupe. */
function placeOf(cell: string, isRegional: boolean): string | null {
  const [, code] = /^0*(\d{1,3}|[012]?[AB])(?: - .*)?$/.exec(cell.trim()) ?? [];
  if (code === undefined) return null;
  const padded = code.padStart(2, '0');
  if (!isRegional) return `FR-${padded}`;
  return cell.trim().startsWith('001') ? 'FR' : (OVERSEAS.get(padded) ?? `FR-REG-${padded}`);
}

/** «03 - Total blé tendre (01 + 02)» of the sheet COP is COP 03, marked where its words are not the expected ones. */
function productOf(sheet: string, label: string): string | null {
  const [, number, words = ''] = /^(\d{1,3}) - (.*)$/.exec(label) ?? [];
  if (number === undefined) return null;
  const code = `${sheet} ${number.padStart(2, '0')}`;
  const expected = AGRESTE_LINES.find((one) => one.code === code);
  // Numbers have moved between editions: a line that says something else is not the one that the list knows.
  return expected && !words.toLowerCase().includes(expected.words) ? `${code} ${words}`.slice(0, 80) : code;
}
