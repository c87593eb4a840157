import type { Figure, KnownFact } from './facts.js';
import type { AgainstMeanFindings, ConversionFindings, Found } from './found.findings.js';

/** What a lot comes to at a price. */
export interface Worth {
  lot: Figure;
  product: string;
  /** Whether the price is the newest. */
  now: boolean;
  /** The price that it is reckoned by. */
  rate: Figure;
  /** In the currency of the price. */
  total: Figure;
  /** Of a lot in bushels: the weight of a bushel that it is reckoned by. */
  byWeight: NonNullable<ConversionFindings['byWeight']>[number] | null;
}

/** A price of somebody's own, and by how much it is above the one that is told. */
export interface OwnPrice {
  own: Figure;
  percent: Figure;
}

/** A yield of somebody's own beside the mean of a place in its newest years. */
export interface OwnYieldFindings extends Found {
  kind: 'own-yield';
  own: Figure;
  /** Whether it is above or below the mean as it is put up to be; null where neither is put up. */
  holds: boolean | null;
  mean: Figure;
  /** By how much the own yield is above the mean. */
  percent: Figure;
  /** The newest of the figures that the mean is of. */
  last: KnownFact;
  /** Whether no later one is known. */
  newest: boolean;
  from: string;
  to: string;
  count: Figure;
}

/** The area of somebody's own field, its harvest and its yield, one of which is reckoned from the others. */
export interface ReckonedField {
  product: string | null;
  area: Figure;
  harvest: Figure;
  yield: Figure;
  sought: 'area' | 'harvest' | 'yield';
}

/** A field of which two of the three were told. */
export interface OwnFieldFindings extends Found, ReckonedField {
  kind: 'own-field';
}

/** What is reckoned from the question alone. */
export type ReckonedFindings = ConversionFindings | OwnFieldFindings;

/** A figure, or a yield of somebody's own, beside a mean. */
export type MeanFindings = AgainstMeanFindings | OwnYieldFindings;

/** What an amount of a year is for each of its days. */
export interface Rate {
  amount: Figure;
  days: Figure;
}

/** Means, and what is reckoned from the question. */
export type OwnOrMeanFindings = MeanFindings | ReckonedFindings;
