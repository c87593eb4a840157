import { readFile } from 'node:fs/promises';
import { dayOf } from '../day.js';
import { Source, WrongFormatError, type DatasetDescription, type ParsedRow } from './source.js';

const UNITS: ReadonlyMap<string, string> = new Map([
  ['€/kg', 'EUR/kg'],
  ['€/100 kg', 'EUR/100kg'],
]);
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Quotation {
  id: string;
  unit: string;
  frequency: string;
  points: unknown[];
}

/**
 * Weekly quotations of the French market news network (RNM, FranceAgriMer), prepared as JSON: per country a list of
 * series, each with the last quotation of every ISO week and its day.
 */
export class FranceAgriMerPricesSource extends Source {
  readonly id = 'franceagrimer-prices';
  readonly extent = 'edition';
  readonly dataset: DatasetDescription = {
    id: 'franceagrimer-prices',
    publisher: 'FranceAgriMer',
    title: {
      fr: 'FranceAgriMer, cotations du Réseau des nouvelles des marchés (RNM), hebdomadaire',
      en: 'FranceAgriMer, quotations of the French market news network (RNM), weekly',
    },
    licence: 'Licence Ouverte 2.0',
    url: 'https://rnm.franceagrimer.fr/',
    derivation: {
      fr: 'Dernière cotation de chaque semaine, retenue par un tiers ; la date est celle de la cotation.',
      en: 'Last quotation of each week, chosen by a third party; the date is that of the quotation.',
    },
    schemes: { product: 'franceagrimer', place: null },
  };

  async *parse(file: string): AsyncGenerator<Iterable<ParsedRow>> {
    for (const [index, quotation] of readQuotations(file, await readFile(file, 'utf8')).entries()) {
      yield readPoints(quotation, index + 1);
    }
  }
}

function readQuotations(file: string, text: string): Quotation[] {
  const series = memberOf(memberOf(memberOf(readJson(text), 'countries'), 'FR'), 'series');
  if (!Array.isArray(series) || !series.every(isQuotation)) {
    throw new WrongFormatError(file, 'a JSON file of weekly quotations for FR');
  }
  return series;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null;
}

function isQuotation(value: unknown): value is Quotation {
  const texts = ['id', 'unit', 'frequency'].map((name) => memberOf(value, name));
  return texts.every((text) => typeof text === 'string') && Array.isArray(memberOf(value, 'points'));
}

/** `line` is the number of the series in the file. */
function* readPoints({ id, unit: label, frequency, points }: Quotation, line: number): Generator<ParsedRow> {
  const unit = UNITS.get(label);
  if (!unit || frequency !== 'weekly') {
    yield { line, reason: `not a weekly quotation in a known unit: ${id} (${label})` };
    return;
  }
  const key = { productCode: id, placeCode: 'FR', measure: 'price', unit, frequency: 'weekly' as const };
  for (const point of points) {
    const [day, value] = Array.isArray(point) ? (point as unknown[]) : [];
    if (typeof day === 'string' && ISO_DAY.test(day) && typeof value === 'number') {
      yield { ...key, period: dayOf(day), value, flags: '', line };
    } else yield { line, reason: `not a quotation of ${id}: ${String(day)} ${String(value)}` };
  }
}
