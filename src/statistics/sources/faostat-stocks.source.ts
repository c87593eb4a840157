import { csvRows, type CsvRow } from './csv-rows.js';
import { Source, type DatasetDescription, type ParsedRow } from './source.js';
import { yearlyRows } from './wide-table.js';

const COLUMNS = ['item_code', 'area_code', 'element_code', 'unit'] as const;

/** FAO's units of animals: head for mammals, thousands for poultry and rabbits, plain numbers for hives. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['An', 'head'],
  ['1000 An', 'khead'],
  ['No', 'count'],
]);
const MILKING_ANIMALS = '5318';

/**
 * Animal numbers by country as the gcamfaostat package prepares them from FAOSTAT: eight comment lines, then one line
 * per country and animal, and a column per year. Milking animals are filed under the milk they give; their code here is
 * that item and element (882/5318), so that cows are not taken for milk.
 */
export class FaostatStocksSource extends Source {
  readonly id = 'faostat-stocks';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'faostat-stocks',
    publisher: 'FAO',
    title: {
      fr: 'FAO, FAOSTAT : cheptels par pays (données préparées par gcamfaostat)',
      en: 'FAO, FAOSTAT: livestock numbers by country (as prepared by gcamfaostat)',
    },
    licence: 'CC BY 4.0',
    url: 'https://www.fao.org/faostat/en/#data/QCL',
    derivation: {
      fr: 'Chiffres de FAOSTAT préparés par gcamfaostat (JGCRI), sans leurs indicateurs de qualité.',
      en: 'FAOSTAT figures prepared by gcamfaostat (JGCRI), without their quality flags.',
    },
    schemes: { product: 'faostat', place: 'faostat' },
  };

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    for await (const rows of csvRows(file, COLUMNS)) yield rows.flatMap((row) => [...readStocks(row)]);
  }
}

function* readStocks({ cells, line }: CsvRow<(typeof COLUMNS)[number]>): Generator<ParsedRow> {
  const { item_code: item, area_code: placeCode, element_code: element } = cells;
  const unit = UNITS.get(cells.unit);
  const productCode = element === MILKING_ANIMALS ? `${item}/${element}` : item;
  if (unit) yield* yearlyRows(cells, { productCode, placeCode, measure: 'stocks', unit, flags: '', line });
  else yield { line, reason: `animals in an unknown unit: ${cells.unit}` };
}
