import { csvRows, type CsvRow } from './csv-rows.js';
import { Source, type DatasetDescription, type ParsedRow } from './source.js';
import { yearlyRows } from './wide-table.js';

const COLUMNS = ['item_code', 'area_code', 'element', 'unit'] as const;

/**
 * Production by country and item as the gcamfaostat package prepares it from FAOSTAT: eight comment lines, then one
 * line per item, country and element, and a column per year. Values of production in dollars stand in the same file
 * and are left out. The package fills gaps and does not say which figures are its own, so every one carries g.
 */
export class FaostatProductionSource extends Source {
  readonly id = 'faostat-production';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'faostat-production',
    publisher: 'FAO',
    title: {
      fr: 'FAO, FAOSTAT : production agricole par pays (données préparées par gcamfaostat)',
      en: 'FAO, FAOSTAT: agricultural production by country (as prepared by gcamfaostat)',
    },
    licence: 'CC BY 4.0',
    url: 'https://www.fao.org/faostat/en/#data/QCL',
    derivation: {
      fr: 'Chiffres de FAOSTAT préparés par gcamfaostat (JGCRI), qui comble les lacunes sans dire lesquelles.',
      en: 'FAOSTAT figures prepared by gcamfaostat (JGCRI), which fills gaps without saying which.',
    },
    schemes: { product: 'faostat', place: 'faostat' },
  };

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    for await (const rows of csvRows(file, COLUMNS)) yield rows.flatMap((row) => [...readProduction(row)]);
  }
}

function* readProduction({ cells, line }: CsvRow<(typeof COLUMNS)[number]>): Generator<ParsedRow> {
  if (cells.element !== 'Production') return;
  const { item_code: productCode, area_code: placeCode, unit } = cells;
  if (unit === 't')
    yield* yearlyRows(cells, { productCode, placeCode, measure: 'production', unit, flags: 'g', line });
  else yield { line, reason: `production in an unknown unit: ${unit}` };
}
