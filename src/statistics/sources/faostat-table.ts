import { csvRecords, type CsvRecord } from './csv-rows.js';
import { WrongFormatError, type ParsedRow } from './source.js';

/** What a line of a FAOSTAT table says; codes without the apostrophe that keeps their zeros in spreadsheets. */
export interface FaostatRow {
  area: string;
  item: string;
  element: string;
  elementName: string;
  year: string;
  /** FAOSTAT's code of a month (7001 to 7012) or of the year (7021); empty where the table has no months. */
  months: string;
  unit: string;
  value: string;
  flag: string;
  line: number;
}

type Column = Exclude<keyof FaostatRow, 'line'>;

/**
 * Names of the columns in the bulk files and in the English and French interactive downloads. Areas are M49 codes and
 * items CPC codes, the only ones that all three have.
 */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  area: ['Area Code (M49)', 'Code zone (M49)'],
  item: ['Item Code (CPC)', 'Code Produit (CPC)'],
  element: ['Element Code', 'Code Élément'],
  elementName: ['Element', 'Élément'],
  year: ['Year', 'Année'],
  months: ['Months Code', 'Code Mois', 'Code mois'],
  unit: ['Unit', 'Unité'],
  value: ['Value', 'Valeur'],
  flag: ['Flag', 'Symbole'],
};
const OPTIONAL: ReadonlySet<string> = new Set<Column>(['months']);

/** Only the bulk files give FAOSTAT's own code of the area beside M49. */
const BULK_COLUMN = 'Area Code';
const ENTRY = /All_Data_\(Normalized\)\.csv$|^[^/]*\.csv$/;

/**
 * Figures of a FAOSTAT table as a bulk file ("normalized", CSV or zip) or as an interactive download, in batches.
 * @param read what a line becomes; null where it has no figure
 * @throws WrongFormatError where a column is absent
 */
export async function* faostatRows(
  file: string,
  read: (row: FaostatRow) => ParsedRow | null,
): AsyncGenerator<ParsedRow[]> {
  let at: Positions | null = null;
  for await (const records of csvRecords(file, { entry: ENTRY })) {
    if (!at) at = readHeader(file, records.shift()?.cells ?? []);
    const rows: ParsedRow[] = [];
    for (const record of records) {
      const row = read(rowOf(record, at));
      if (row) rows.push(row);
    }
    yield rows;
  }
}

/** Whether a file is the whole table (bulk) or what somebody chose of it. */
export async function faostatExtent(file: string): Promise<'edition' | 'part'> {
  for await (const [header] of csvRecords(file, { entry: ENTRY })) {
    if (header) return header.cells.includes(BULK_COLUMN) ? 'edition' : 'part';
  }
  return 'part';
}

type Positions = Readonly<Record<Column, number>>;

function readHeader(file: string, header: readonly string[]): Positions {
  const at = (column: Column): number => positionOf(file, header, column);
  return {
    area: at('area'),
    item: at('item'),
    element: at('element'),
    elementName: at('elementName'),
    year: at('year'),
    months: at('months'),
    unit: at('unit'),
    value: at('value'),
    flag: at('flag'),
  };
}

function positionOf(file: string, header: readonly string[], column: Column): number {
  const names = NAMES[column];
  const at = header.findIndex((name) => names.includes(name.trim()));
  if (at >= 0 || OPTIONAL.has(column)) return at;
  throw new WrongFormatError(
    file,
    `a FAOSTAT table (no column «${names[0]}» in line 1: «${header.join(',').slice(0, 60)}»)`,
  );
}

function rowOf({ cells, line }: CsvRecord, at: Positions): FaostatRow {
  return {
    area: codeOf(cells[at.area]),
    item: codeOf(cells[at.item]),
    element: cells[at.element] ?? '',
    elementName: cells[at.elementName] ?? '',
    year: cells[at.year] ?? '',
    months: cells[at.months] ?? '',
    unit: cells[at.unit] ?? '',
    value: cells[at.value] ?? '',
    flag: cells[at.flag] ?? '',
    line,
  };
}

function codeOf(cell = ''): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}
