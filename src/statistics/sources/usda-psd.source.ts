import { dayOf } from '../day.js';
import { csvRows, type CsvRow } from './csv-rows.js';
import { Source, type DatasetDescription, type ParsedRow } from './source.js';
import { PSD_COMMODITIES, PSD_COUNTRIES } from './usda-psd-codes.data.js';

const COLUMNS = [
  'Commodity_Code',
  'Country_Code',
  'Market_Year',
  'Attribute_ID',
  'Attribute_Description',
  'Unit_Description',
  'Value',
] as const;

interface PsdUnit {
  unit: string;
  factor: number;
}

/** Lexicon units by PSD's; bags of 60 kg and bales of 480 pounds (0.45359237 kg) become thousands of tonnes. */
const MASSES: ReadonlyMap<string, PsdUnit> = new Map([
  ['(1000 MT)', { unit: 'kt', factor: 1 }],
  ['(1000 MT CWE)', { unit: 'kt', factor: 1 }],
  ['(1000 60 KG BAGS)', { unit: 'kt', factor: 0.06 }],
  ['1000 480 lb. Bales', { unit: 'kt', factor: 0.2177243376 }],
]);
const AREAS: ReadonlyMap<string, PsdUnit> = new Map([['(1000 HA)', { unit: 'kha', factor: 1 }]]);
const YIELDS: ReadonlyMap<string, PsdUnit> = new Map([['(MT/HA)', { unit: 't/ha', factor: 1 }]]);
const HEADS: ReadonlyMap<string, PsdUnit> = new Map([['(1000 HEAD)', { unit: 'khead', factor: 1 }]]);

/**
 * Attributes that the lexicon has a measure of. Stocks are herds there, not what lies in store: of beginning stocks only
 * those of animals. Trade, use and stores have none.
 */
const MEASURES: ReadonlyMap<string, { measure: string; units: ReadonlyMap<string, PsdUnit> }> = new Map([
  ['004', { measure: 'area-harvested', units: AREAS }],
  ['020', { measure: 'stocks', units: HEADS }],
  ['028', { measure: 'production', units: MASSES }],
  ['184', { measure: 'yield', units: YIELDS }],
]);
const YEAR = /^\d{4}$/;

/**
 * USDA's production, supply and distribution (psd_alldata, CSV or zip): of its attributes area, production, yield and herds.
 * Years are marketing years (2018 is 2018/19); figures of the current one are forecasts, which the file does not mark.
 */
export class UsdaPsdSource extends Source {
  readonly id = 'usda-psd';
  readonly extent = 'edition';
  override readonly products = PSD_COMMODITIES;
  override readonly places = PSD_COUNTRIES;
  readonly dataset: DatasetDescription = {
    id: 'usda-psd',
    publisher: 'USDA',
    title: {
      fr: 'USDA, production, offre et distribution (PSD), campagnes de commercialisation',
      en: 'USDA, production, supply and distribution (PSD), marketing years',
    },
    licence: 'Public domain',
    url: 'https://apps.fas.usda.gov/psdonline/app/index.html',
    derivation: {
      fr: 'Balles et sacs convertis en tonnes.',
      en: 'Bales and bags converted to tonnes.',
    },
    schemes: { product: null, place: null },
  };

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    for await (const rows of csvRows(file, COLUMNS, { entry: /\.csv$/i })) yield rows.map(readFigure);
  }
}

function readFigure({ cells, line }: CsvRow<(typeof COLUMNS)[number]>): ParsedRow {
  const { Commodity_Code: productCode, Country_Code: placeCode, Market_Year: year, Value: figure } = cells;
  const attribute = MEASURES.get(cells.Attribute_ID.padStart(3, '0'));
  const as = attribute?.units.get(cells.Unit_Description);
  if (!attribute || !as) return { line, omitted: omissionOf(cells, attribute !== undefined) };
  const value = Number(figure) * as.factor;
  if (figure === '' || !Number.isFinite(value) || !YEAR.test(year) || productCode === '' || placeCode === '')
    return { line, reason: `not a figure: ${productCode} ${placeCode} ${year} «${figure}»` };
  const period = dayOf(year);
  return {
    productCode,
    placeCode,
    measure: attribute.measure,
    unit: as.unit,
    frequency: 'annual',
    period,
    value,
    flags: '',
    line,
  };
}

function omissionOf(
  { Attribute_Description: attribute, Unit_Description: unit }: Readonly<Record<string, string>>,
  isMeasured: boolean,
): string {
  return isMeasured ? `${attribute} in ${unit}` : `${attribute}, for which there is no measure`;
}
