import { readFile } from 'node:fs/promises';
import { type NumberStyle, readDecimal } from './decimal.js';
import { DG_AGRI_SECTORS, type DgAgriSector } from './dg-agri-sectors.data.js';
import { frenchDay } from './french-day.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';

const COMMA: NumberStyle = { decimal: ',', thousands: '.' };
const POINT: NumberStyle = { decimal: '.', thousands: ',' };
const NATIONAL = 'National Average';

type PriceRecord = ReadonlyMap<string, string>;

/**
 * Weekly prices of one sector of the European Commission's agri-food data portal: a JSON array of flat records. The mark
 * of decimals depends on the sector. A price of one market or stage is a product of its own (BLTPAN/Rouen/DELPORT), so
 * that no market is taken for the country; only the national average bears the product's code alone. Weeks are told by
 * their first day: the portal's numbers of weeks count from other days than ISO 8601.
 */
export class DgAgriPricesSource extends Source {
  readonly id: string;
  readonly extent = 'part';
  readonly dataset: DatasetDescription;
  override readonly products: ReadonlyMap<string, string>;

  constructor(private readonly sector: DgAgriSector) {
    super();
    this.id = `dg-agri-${sector.id}`;
    this.products = new Map(
      sector.products.flatMap(({ code, product }) => (product ? [[code, product]] : [])),
    );
    this.dataset = {
      id: this.id,
      publisher: 'European Commission',
      title: {
        fr: `Commission européenne (DG AGRI), prix hebdomadaires : ${sector.title.fr}`,
        en: `European Commission (DG AGRI), weekly prices: ${sector.title.en}`,
      },
      licence: 'CC BY 4.0',
      url: 'https://agridata.ec.europa.eu/extensions/DataPortal/prices.html',
      derivation: null,
      schemes: { product: null, place: 'eurostat' },
    };
  }

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    const records = readRecords(file, await readFile(file, 'utf8'));
    yield records.map((record, index) => this.#readPrice(record, index + 1));
  }

  /** `line` is the number of the record. */
  #readPrice(record: PriceRecord, line: number): ParsedRow {
    const price = textOf(record, 'price');
    if (!price.startsWith('€')) return { line, omitted: 'a price in another currency than the euro' };
    const unit = this.sector.units.get(textOf(record, 'unit').toLowerCase());
    if (!unit) return { line, omitted: `a price per ${textOf(record, 'unit')}` };
    const value = readDecimal(price.slice(1), this.sector.decimal === ',' ? COMMA : POINT);
    const period = frenchDay(textOf(record, 'beginDate'));
    const productCode = this.#productOf(record);
    const placeCode = textOf(record, 'memberStateCode');
    if (value === undefined || period === null || productCode === null || placeCode === '')
      return {
        line,
        reason: `not a price of ${placeCode} ${productCode}: «${price}» on ${textOf(record, 'beginDate')}`,
      };
    return {
      productCode,
      placeCode,
      measure: 'price',
      unit,
      frequency: 'weekly',
      period,
      value,
      flags: '',
      line,
    };
  }

  #productOf(record: PriceRecord): string | null {
    const named = this.sector.product.map((name) => textOf(record, name)).filter((text) => text !== '');
    if (named.length === 0) return null;
    const code = this.#codeOf(named.join(' '));
    const market = this.sector.market.map((name) => textOf(record, name)).filter((text) => text !== '');
    const places = market.filter((text) => text !== NATIONAL && text !== 'N.A.');
    return [code, ...(market.includes(NATIONAL) ? [] : places)].join('/').slice(0, 80);
  }

  /** One code for what records call «BLTPAN|PAN», «BLTPAN» or «Breadmaking common wheat». */
  #codeOf(name: string): string {
    const start = name.split('|')[0] ?? name;
    const known = this.sector.products.find(({ code, names }) => code === start || names.includes(start));
    return known?.code ?? start;
  }
}

export const DG_AGRI_SOURCES = DG_AGRI_SECTORS.map((sector) => new DgAgriPricesSource(sector));

function textOf(record: PriceRecord, name: string): string {
  return record.get(name) ?? '';
}

/** @throws WrongFormatError where the text is no array of flat records */
function readRecords(file: string, text: string): PriceRecord[] {
  const content = readJson(file, text);
  if (!Array.isArray(content))
    throw new WrongFormatError(file, `an array of records (the portal answered «${text.slice(0, 60)}»)`);
  return content.map(
    (record: unknown) => new Map(Object.entries(record ?? {}).map(([key, value]) => [key, String(value)])),
  );
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongFormatError(file, `JSON of the agri-food portal (it begins «${text.slice(0, 60)}»)`);
  }
}
