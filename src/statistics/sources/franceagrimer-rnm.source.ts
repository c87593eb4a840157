import { createHash } from 'node:crypto';
import { csvRecords, type CsvRecord } from './csv-rows.js';
import { FRENCH, readDecimal } from './decimal.js';
import { frenchDay } from './french-day.js';
import { RNM_QUOTATIONS } from './rnm-quotations.data.js';
import {
  Source,
  WrongFormatError,
  type DatasetDescription,
  type ParsedRow,
  type SourceRow,
} from './source.js';

type Column = 'market' | 'product' | 'unit' | 'date' | 'value';
type Cells = Readonly<Record<Column, string>>;
type Positions = Readonly<Record<Column, number>>;

const UNITS: readonly [words: RegExp, unit: string][] = [
  [/\b100 kg\b/i, 'EUR/100kg'],
  [/\btonne\b|\bt\b/i, 'EUR/t'],
  [/\bkg\b|\bkilo\b/i, 'EUR/kg'],
];
const MAX_CODE_LENGTH = 80;
/** 1970-01-01 was a Thursday. */
const THURSDAY = 3;

/**
 * Quotations of the French market news network (RNM, FranceAgriMer), one year's CSV or zip: windows-1252, semicolons,
 * decimal commas, dates dd/mm/yyyy, white space of any kind in names. Of each week the last quotation is kept. A
 * product is what one market quotes at one stage.
 */
export class FranceAgriMerRnmSource extends Source {
  readonly id = 'franceagrimer-rnm';
  readonly extent = 'part';
  override readonly products = new Map(RNM_QUOTATIONS.map((one) => [codeOf(one), one.id]));
  readonly dataset: DatasetDescription = {
    id: 'franceagrimer-rnm',
    publisher: 'FranceAgriMer',
    title: {
      fr: 'FranceAgriMer, Réseau des nouvelles des marchés (RNM), toutes cotations',
      en: 'FranceAgriMer, French market news network (RNM), all quotations',
    },
    licence: 'Licence Ouverte 2.0',
    url: 'https://visionet.franceagrimer.fr/Pages/Statistiques.aspx?sousmenu=multi-filieres',
    derivation: {
      fr: 'Dernière cotation de chaque semaine ; la date est celle de la cotation.',
      en: 'Last quotation of each week; the date is that of the quotation.',
    },
    schemes: { product: null, place: null },
  };

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    const weeks = new Map<string, SourceRow>();
    let columns: Positions | null = null;
    for await (const records of csvRecords(file, {
      delimiter: ';',
      encoding: 'windows-1252',
      entry: /\.csv$/i,
    })) {
      columns ??= readHeader(file, records.shift()?.cells ?? []);
      const at = columns;
      const rows = records.flatMap((record) => readQuotation(cellsOf(record, at), record.line));
      yield rows.filter((row) => !('period' in row));
      for (const row of rows) if ('period' in row) keepLast(weeks, row);
    }
    yield [...weeks.values()];
  }
}

function keepLast(weeks: Map<string, SourceRow>, row: SourceRow): void {
  const key = `${Math.floor((row.period + THURSDAY) / 7)} ${row.unit} ${row.productCode}`;
  const before = weeks.get(key);
  if (!before || before.period <= row.period) weeks.set(key, row);
}

/** @throws WrongFormatError where a column is absent */
function readHeader(file: string, header: readonly string[]): Positions {
  const names = header.map((name) => tidy(name).toLowerCase());
  const at = (...known: string[]): number => {
    const found = names.findIndex((name) => known.includes(name));
    if (found < 0)
      throw new WrongFormatError(file, `a table of quotations (no column «${known[0]}» in line 1)`);
    return found;
  };
  return {
    market: at('marché'),
    product: at('produit'),
    unit: at('unité'),
    date: at('date cotation', 'date de cotation'),
    value: at('valeur en euro(s)', 'valeur en euros', 'valeur'),
  };
}

function cellsOf({ cells }: CsvRecord, at: Positions): Cells {
  const cell = (index: number): string => tidy(cells[index] ?? '');
  return {
    market: cell(at.market),
    product: cell(at.product),
    unit: cell(at.unit),
    date: cell(at.date),
    value: cell(at.value),
  };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function readQuotation(cells: Cells, line: number): ParsedRow[] {
  if (cells.value === '') return [];
  const known = RNM_QUOTATIONS.find((one) => one.market === cells.market && one.product === cells.product);
  const unit = known?.unit ?? UNITS.find(([words]) => words.test(cells.unit))?.[1];
  if (!unit) return [{ line, omitted: `a price per «${cells.unit}»` }];
  const value = readDecimal(cells.value, FRENCH);
  const period = frenchDay(cells.date);
  if (value === undefined || period === null)
    return [{ line, reason: `not a quotation: ${cells.product} ${cells.date} «${cells.value}»` }];
  const productCode = codeOf(cells);
  return [
    {
      productCode,
      placeCode: 'FR',
      measure: 'price',
      unit,
      frequency: 'weekly',
      period,
      value,
      flags: '',
      line,
    },
  ];
}

/** Market and product together tell a quotation; what is too long for a code ends in a hash of all of it. */
function codeOf({ market, product }: { market: string; product: string }): string {
  const whole = `${market} / ${product}`;
  if (whole.length <= MAX_CODE_LENGTH) return whole;
  return `${whole.slice(0, MAX_CODE_LENGTH - 9)}~${createHash('sha256').update(whole).digest('hex').slice(0, 8)}`;
}
