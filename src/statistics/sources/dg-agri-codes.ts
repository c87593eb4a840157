import type { DgAgriSector } from './dg-agri-sectors.data.js';

const NATIONAL = /^National Average\b/;
/** What says that there is no variety to tell. */
const PLAIN: ReadonlySet<string> = new Set(['', 'N.A.', 'Standard']);
const MAX_CODE_LENGTH = 80;

type PriceRecord = ReadonlyMap<string, string>;

/**
 * What a sector's prices are called: a price of one market or stage is a product of its own (BLTPAN/Rouen/DELPORT), so
 * that no market is taken for the country, and so is a variety. Only the national average bears the product's code alone;
 * where a country averages at several stages, that of which the file has the most records.
 */
export class DgAgriCodes {
  readonly #products = new Map<string, string>();
  readonly #mainStages: ReadonlyMap<string, string>;

  constructor(
    private readonly sector: DgAgriSector,
    records: readonly PriceRecord[],
  ) {
    for (const { code, names } of sector.products)
      for (const name of [code, ...names]) this.#products.set(wordOf(name), code);
    this.#mainStages = mostFrequent(
      records.filter((record) => this.#isNational(record)).map((record) => this.#stage(record)),
    );
  }

  /** Null where a record names no product. */
  codeOf(record: PriceRecord): string | null {
    const product = this.#productOf(record);
    if (product === null) return null;
    const parts = [product, ...this.#told(record, this.sector.variety), ...this.#marketOf(record)];
    return parts.join('/').slice(0, MAX_CODE_LENGTH);
  }

  #marketOf(record: PriceRecord): string[] {
    const market = this.#told(record, this.sector.market);
    if (!this.#isNational(record)) return market;
    const { of, stage } = this.#stage(record);
    return this.#mainStages.get(of) === stage ? [] : market;
  }

  #isNational(record: PriceRecord): boolean {
    return this.sector.market.some((name) => NATIONAL.test(record.get(name) ?? ''));
  }

  #stage(record: PriceRecord): { of: string; stage: string } {
    const variety = this.#told(record, this.sector.variety).join('/');
    const of = `${record.get('memberStateCode')} ${this.#productOf(record)} ${variety}`;
    return { of, stage: this.#told(record, this.sector.market).join('/') };
  }

  #told(record: PriceRecord, names: readonly string[]): string[] {
    return names.map((name) => record.get(name) ?? '').filter((text) => !PLAIN.has(text));
  }

  /** One code for what records call «BLTPAN|PAN», «BLTPAN» or «Breadmaking common wheat», «AR3» or «A R3». */
  #productOf(record: PriceRecord): string | null {
    const named = this.sector.product.map((name) => record.get(name) ?? '').filter((text) => text !== '');
    const known = named.map((text) => this.#products.get(wordOf(text))).find((code) => code !== undefined);
    return known ?? (named.map(startOf).join(' ') || null);
  }
}

function startOf(name: string): string {
  return name.split('|')[0] ?? name;
}

function wordOf(name: string): string {
  return startOf(name).replaceAll(' ', '').toLowerCase();
}

/** Of each, the stage that occurs most; of several, the first in the alphabet. */
function mostFrequent(stages: readonly { of: string; stage: string }[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { of, stage } of stages) {
    const own = counts.get(of) ?? new Map<string, number>();
    counts.set(of, own.set(stage, (own.get(stage) ?? 0) + 1));
  }
  const first = (own: Map<string, number>): string =>
    [...own].reduce((best, one) =>
      one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best,
    )[0];
  return new Map([...counts].map(([of, own]) => [of, first(own)]));
}
