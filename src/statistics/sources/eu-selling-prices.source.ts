import { dayOf } from '../day.js';
import { csvRows, type CsvRow } from './csv-rows.js';
import { Source, type DatasetDescription, type ParsedRow } from './source.js';

const COLUMNS = ['year', 'component_label', 'eu_mean_price_eur_per_denom', 'unit_denom_kg'] as const;
type PriceRow = CsvRow<(typeof COLUMNS)[number]>;

/** Prices are per 100 kg, except sugar beet's, which are per 1000 kg in the same column. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['100', 'EUR/100kg'],
  ['1000', 'EUR/t'],
]);

/**
 * Mean selling prices of eleven crops in the EU, prepared from Eurostat's selling prices (apri_ap_crpouta).
 * Layout: semicolons, decimal comma, one line per crop and year.
 */
export class EuSellingPricesSource extends Source {
  readonly id = 'eu-selling-prices';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'eu-selling-prices',
    publisher: 'Eurostat',
    title: {
      fr: 'Eurostat, prix de vente moyens des produits végétaux dans l’UE',
      en: 'Eurostat, mean selling prices of crop products in the EU',
    },
    licence: 'CC BY 4.0',
    url: 'https://ec.europa.eu/eurostat/databrowser/view/apri_ap_crpouta/default/table',
    derivation: {
      fr: 'Moyenne simple des prix des États membres qui en déclarent, calculée par un tiers à partir des prix de vente d’Eurostat.',
      en: 'Unweighted mean of the prices of the reporting member states, computed by a third party from Eurostat’s selling prices.',
    },
    schemes: { product: 'eurostat-apri', place: null },
  };

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    for await (const rows of csvRows(file, COLUMNS, { delimiter: ';' })) yield rows.map(readPrice);
  }
}

function readPrice({ cells, line }: PriceRow): ParsedRow {
  const unit = UNITS.get(cells.unit_denom_kg);
  const value = Number(cells.eu_mean_price_eur_per_denom.replace(',', '.'));
  const productCode = cells.component_label;
  if (!unit || !productCode || cells.eu_mean_price_eur_per_denom === '' || !Number.isFinite(value)) {
    return { line, reason: `not a price: ${productCode} ${cells.eu_mean_price_eur_per_denom}` };
  }
  const key = { productCode, placeCode: 'EU27_2020', measure: 'price', unit, frequency: 'annual' as const };
  return { ...key, period: dayOf(cells.year), value, flags: '', line };
}
