import { dayOf } from '../day.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';
import type { SheetRow } from './sheet-parser.js';
import { WORLD_BANK_SERIES } from './worldbank-series.data.js';
import { xlsxRows } from './xlsx-rows.js';

const SHEET = 'Monthly Prices';
const PERIOD = /^(\d{4})M(\d{2})$/;
const UNITS: ReadonlyMap<string, string> = new Map([
  ['($/mt)', 'USD/t'],
  ['($/kg)', 'USD/kg'],
]);
const MISSING: ReadonlySet<string> = new Set(['', '…', '...', '..']);
/** The latest row in which names may stand; a file without any is another file. */
const LAST_HEADER_ROW = 20;

interface Column {
  index: number;
  productCode: string;
  unit: string;
}

/**
 * The World Bank's monthly commodity prices ("Pink Sheet"), farm products and fertilizers only.
 * Layout, as seen in the editions of November 2025 and June 2026: names, units in brackets, in some editions a row of
 * codes, then one row per month. Names end in spaces or asterisks that mark footnotes. Missing is … or three dots.
 */
export class WorldBankPricesSource extends Source {
  readonly id = 'worldbank-prices';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'worldbank-prices',
    publisher: 'World Bank',
    title: {
      fr: 'Banque mondiale, cours des matières premières (Pink Sheet), mensuel',
      en: 'World Bank, commodity prices (Pink Sheet), monthly',
    },
    licence: 'CC BY 4.0',
    url: 'https://www.worldbank.org/en/research/commodity-markets',
    derivation: {
      fr: 'Séries agricoles et engrais seulement, en dollars courants.',
      en: 'Agricultural and fertilizer series only, in current dollars.',
    },
    schemes: { product: 'worldbank', place: null },
  };

  async *parse(file: string): AsyncGenerator<Iterable<ParsedRow>> {
    const header: SheetRow[] = [];
    let columns: Column[] | null = null;
    for await (const row of xlsxRows(file, SHEET)) {
      const month = PERIOD.exec(row.cells[0] ?? '');
      if (!month) {
        if (!columns) header.push(row);
        if (header.length > LAST_HEADER_ROW) break;
        continue;
      }
      columns ??= readColumns(header);
      yield readMonth(row, dayOf(`${month[1]}-${month[2]}`), columns);
    }
    if (!columns?.length) throw new WrongFormatError(file, 'the monthly prices of the Pink Sheet');
  }
}

function readColumns(header: readonly SheetRow[]): Column[] {
  const at = header.findIndex(({ cells }) => cells.some((cell) => UNITS.has(cell.trim())));
  const names = header[at - 1]?.cells ?? [];
  const units = header[at]?.cells ?? [];
  return names.flatMap((name, index) => {
    const productCode = WORLD_BANK_SERIES.get(cleanName(name));
    const unit = UNITS.get(units[index]?.trim() ?? '');
    return productCode && unit ? [{ index, productCode, unit }] : [];
  });
}

function cleanName(name: string): string {
  return name.replaceAll('*', '').trim();
}

function* readMonth(row: SheetRow, period: number, columns: readonly Column[]): Generator<ParsedRow> {
  for (const { index, productCode, unit } of columns) {
    const cell = row.cells[index]?.trim() ?? '';
    if (MISSING.has(cell)) continue;
    const value = Number(cell);
    if (Number.isFinite(value)) {
      const key = { productCode, placeCode: 'WLD', measure: 'price', unit, frequency: 'monthly' as const };
      yield { ...key, period, value, flags: '', line: row.number };
    } else yield { line: row.number, reason: `not a price of ${productCode}: «${cell}»` };
  }
}
