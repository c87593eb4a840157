import { readFile } from 'node:fs/promises';
import { dayOf } from '../day.js';
import type { Day, Frequency } from '../series.js';
import { type NumberStyle, readDecimal } from './decimal.js';
import { DgAgriCodes } from './dg-agri-codes.js';
import { DG_AGRI_SECTORS, type DgAgriSector } from './dg-agri-sectors.data.js';
import { frenchDay } from './french-day.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';

const COMMA: NumberStyle = { decimal: ',', thousands: '.' };
const POINT: NumberStyle = { decimal: '.', thousands: ',' };
/** Since the United Kingdom has left, what the portal calls EU are the 27. */
const EU_OF_27 = dayOf('2020-02');
/** From the first day of a record to its last: six in a week, 27 in the shortest month. */
const DAYS_IN_MONTH = 27;

type PriceRecord = ReadonlyMap<string, string>;

/**
 * Prices of one sector of the European Commission's agri-food data portal, of weeks or of months: a JSON array of flat
 * records. Weeks are told by their first day: the portal's numbers of weeks count from other days than ISO 8601.
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
        fr: `Commission européenne (DG AGRI), prix de marché : ${sector.title.fr}`,
        en: `European Commission (DG AGRI), market prices: ${sector.title.en}`,
      },
      licence: 'CC BY 4.0',
      url: 'https://agridata.ec.europa.eu/extensions/DataPortal/prices.html',
      derivation: null,
      schemes: { product: null, place: 'eurostat' },
    };
  }

  async *parse(file: string): AsyncGenerator<ParsedRow[]> {
    const records = readRecords(file, await readFile(file, 'utf8'));
    const codes = new DgAgriCodes(this.sector, records);
    yield records.map((record, index) => this.#readPrice(record, codes.codeOf(record), index + 1));
  }

  /** `line` is the number of the record. */
  #readPrice(record: PriceRecord, productCode: string | null, line: number): ParsedRow {
    const price = textOf(record, 'price');
    if (!price.startsWith('€')) return { line, omitted: 'a price that is no amount in euros' };
    const unit = this.sector.units.get(textOf(record, 'unit').toLowerCase());
    if (!unit) return { line, omitted: `a price per ${textOf(record, 'unit')}` };
    const value = this.#readAmount(price.slice(1));
    const period = frenchDay(textOf(record, 'beginDate'));
    const place = textOf(record, 'memberStateCode');
    if (value === undefined || period === null || productCode === null || place === '')
      return {
        line,
        reason: `not a price of ${place} ${productCode}: «${price}» on ${textOf(record, 'beginDate')}`,
      };
    const placeCode = place === 'EU' && period >= EU_OF_27 ? 'EU27_2020' : place;
    const frequency = frequencyOf(period, frenchDay(textOf(record, 'endDate')));
    return { productCode, placeCode, measure: 'price', unit, frequency, period, value, flags: '', line };
  }

  /** Records of one sector have been seen with either mark; what is no number with the usual one is read with the other. */
  #readAmount(text: string): number | undefined {
    const [usual, other] = this.sector.decimal === ',' ? [COMMA, POINT] : [POINT, COMMA];
    return readDecimal(text, usual) ?? readDecimal(text, other);
  }
}

export const DG_AGRI_SOURCES = DG_AGRI_SECTORS.map((sector) => new DgAgriPricesSource(sector));

function frequencyOf(first: Day, last: Day | null): Frequency {
  return last !== null && last - first >= DAYS_IN_MONTH ? 'monthly' : 'weekly';
}

function textOf(record: PriceRecord, name: string): string {
  return record.get(name) ?? '';
}

/** @throws WrongFormatError where the text is no array of flat records */
function readRecords(file: string, text: string): PriceRecord[] {
  const content = readJson(file, text);
  if (!Array.isArray(content))
    throw new WrongFormatError(file, `an array of records (the portal answered «${beginningOf(text)}»)`);
  return content.map(
    (record: unknown) => new Map(Object.entries(record ?? {}).map(([key, value]) => [key, String(value)])),
  );
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongFormatError(file, `JSON of the agri-food portal (it begins «${beginningOf(text)}»)`);
  }
}

function beginningOf(text: string): string {
  return text.slice(0, 60).replace(/\s+/g, ' ').trim();
}
