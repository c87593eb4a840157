import type { Citation, Figure, KnownFact } from '../../src/wording/facts.js';
import type { Found } from '../../src/wording/found.findings.js';

/** What a set of findings is about: two products and two places, so that they can be compared. */
export interface Topic {
  products: readonly [string, string];
  places: readonly [string, string];
  measure: string;
  unit: string;
  /** Of the figures: 0, 1, 2 or a plain size. */
  value: number;
  /** 2024, 2024-05 or 2024-05-10. */
  period: string;
}

export const CITATION: Citation = {
  dataset: 'eurostat-crops',
  publisher: 'Eurostat',
  title: { fr: 'Eurostat, production végétale', en: 'Eurostat, crop production' },
  vintage: '2026-06-01',
  derivation: null,
};

/** The soft wheat of France in 2024, as Eurostat has it. */
export const WHEAT_OF_FRANCE: KnownFact = {
  product: 'soft-wheat',
  productCode: 'C1110',
  place: 'FR',
  placeCode: 'FR',
  measure: 'production',
  period: '2024',
  value: 25376.78,
  unit: 'kt',
  dataset: 'eurostat-crops',
  flags: '',
  derived: null,
};

export const figure = (value: number, unit: string): Figure => ({ name: 'figure', value, unit });
export const count = (value: number): Figure => figure(value, 'count');
const earlier = (period: string): string => `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`;

/** The figures that all samples about a topic stand on. */
export class SampleFacts {
  readonly own: KnownFact;
  /** A year earlier. */
  readonly before: KnownFact;
  readonly elsewhere: KnownFact;
  /** Of the other product. */
  readonly other: KnownFact;
  readonly found: Found;

  constructor(readonly topic: Topic) {
    const { products, places, measure, unit, value, period } = topic;
    this.own = {
      product: products[0],
      productCode: 'C1',
      place: places[0],
      placeCode: places[0],
      measure,
      period,
      value,
      unit,
      dataset: CITATION.dataset,
      flags: '',
      derived: null,
    };
    this.before = { ...this.own, period: earlier(period), value: value + 0.4 };
    this.elsewhere = { ...this.own, place: places[1], value: value / 2 };
    this.other = { ...this.own, product: products[1], value: value / 2 };
    this.found = { outcome: 'answer', facts: [], notes: [], citations: [CITATION], unit: null };
  }
}
