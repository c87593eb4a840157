import { dayOf } from '../day.js';
import { EURO_SINCE } from './euro-countries.data.js';
import { faostatFigure } from './faostat-flags.js';
import { faostatExtent, faostatRows, type FaostatRow } from './faostat-table.js';
import { Source, type DatasetDescription, type ParsedRow } from './source.js';

const LOCAL_CURRENCY = '5530';
const STANDARD_LOCAL_CURRENCY = '5531';
const DOLLARS = '5532';

const WHOLE_YEAR: ReadonlySet<string> = new Set(['', '7021']);
/** Months are coded 7001 (January) to 7012. */
const MONTH = /^70(0[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;

/**
 * FAOSTAT's producer prices (PP), yearly and monthly: the bulk file "normalized" (CSV or zip) as a whole edition, an
 * interactive download as a part. Prices are per tonne, in dollars, and in local currency where that is the euro: the
 * store has no rates of exchange, so other currencies are left out, and with them the standardised local currency,
 * which repeats the local one.
 */
export class FaostatPpSource extends Source {
  readonly id = 'faostat-pp';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'faostat-pp',
    publisher: 'FAO',
    title: { fr: 'FAO, FAOSTAT : prix à la production (PP)', en: 'FAO, FAOSTAT: producer prices (PP)' },
    licence: 'CC BY 4.0',
    url: 'https://www.fao.org/faostat/en/#data/PP',
    derivation: {
      fr: 'En dollars, et en monnaie locale pour les pays de la zone euro seulement.',
      en: 'In dollars, and in local currency for the countries of the euro area only.',
    },
    schemes: { product: 'cpc', place: 'm49' },
  };

  override extentOf(file: string): Promise<'edition' | 'part'> {
    return faostatExtent(file);
  }

  parse(file: string): AsyncGenerator<ParsedRow[]> {
    return faostatRows(file, readPrice);
  }
}

function readPrice(row: FaostatRow): ParsedRow | null {
  const { area: placeCode, item: productCode, line } = row;
  const omitted = omissionOf(row);
  if (omitted !== null) return { line, omitted };
  const time = periodOf(row);
  const figure = faostatFigure(row.value, row.flag);
  if (figure === null) return null;
  if (figure === undefined || time === null || productCode === '' || placeCode === '') {
    const what = `${placeCode} ${productCode} ${row.year} ${row.months} «${row.value}» ${row.flag}`;
    return { line, reason: `not a price: ${what}` };
  }
  const unit = row.element === DOLLARS ? 'USD/t' : 'EUR/t';
  return { productCode, placeCode, measure: 'producer-price', unit, ...time, ...figure, line };
}

/** Why a line has no place in the store, or null where it has one. */
function omissionOf({ element, elementName, area, year }: FaostatRow): string | null {
  if (element === DOLLARS) return null;
  if (element === STANDARD_LOCAL_CURRENCY) return 'a price in standardised local currency';
  if (element !== LOCAL_CURRENCY) return `${elementName} (element ${element})`;
  return Number(year) >= (EURO_SINCE.get(area) ?? Infinity)
    ? null
    : 'a price in a national currency other than the euro';
}

function periodOf({ year, months }: FaostatRow) {
  if (!YEAR.test(year)) return null;
  if (WHOLE_YEAR.has(months)) return { frequency: 'annual' as const, period: dayOf(year) };
  const [, month] = MONTH.exec(months) ?? [];
  return month === undefined ? null : { frequency: 'monthly' as const, period: dayOf(`${year}-${month}`) };
}
