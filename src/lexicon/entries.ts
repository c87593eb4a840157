import type { Language } from '../common/language.js';

/** Publishers' code lists that the lexicon knows; `scheme:code` names one publisher's thing. */
export const SCHEMES = [
  'eurostat', // crops, strucpro and geo of apro_cpsh1
  'eurostat-apri', // component labels of the EU mean selling prices
  'worldbank', // Pink Sheet series codes, such as WHEAT_US_HRW
  'franceagrimer', // RNM quotation ids
  'faostat', // item codes and area codes
  'faostat-animal', // species of the slaughter table
  'cpc', // Central Product Classification 2.1
  'iso2',
  'iso3',
  'm49',
  'insee', // French régions and départements
] as const;

export type Scheme = (typeof SCHEMES)[number];

/** A French noun phrase with what its articles need; in English only `text` and `plural` matter. */
export interface Noun {
  text: string;
  gender: 'm' | 'f';
  plural: boolean;
  /** True where French does not elide before it: « du houblon ». */
  aspirated: boolean;
}

interface Entry {
  /** Stable, kebab-case for products and measures; ISO-like for places. */
  id: string;
  name: Record<Language, Noun>;
  /** Other wordings, plurals and everyday names, as people write them; never two entries of one kind alike. */
  synonyms: Record<Language, readonly string[]>;
  codes: readonly { scheme: Scheme; code: string }[];
}

export const PRODUCT_KINDS = [
  'crop',
  'land',
  'animal',
  'animal-product',
  'food',
  'fertilizer',
  'material',
] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];

export interface Product extends Entry {
  kind: ProductKind;
  /** The product that contains it: soft wheat → wheat → cereals. Null at the top. */
  parent: string | null;
  /** Of a group that cuts across the hierarchy: what it is the sum of. Empty for any other product. */
  members: readonly string[];
  /** What people usually mean by this wide word, by domain: wheat → soft wheat for production. */
  usual: Partial<Record<MeasureDomain, string>>;
  /** True where its figure is the sum of its members, so that it is never summed with them. */
  aggregate: boolean;
}

export const PLACE_KINDS = [
  'world',
  'continent',
  'union',
  'country',
  'territory',
  'region',
  'department',
  'city',
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface Place extends Entry {
  kind: PlaceKind;
  /** Places that it is a member of: FR → EU27_2020, WLD. */
  within: readonly string[];
  /** How French says "in" it: en France, au Portugal, aux Pays-Bas, à Malte, dans le Gers. */
  preposition: string;
  /** Definite article, with its apostrophe where elided: la, le, les, l', or empty (Malte). */
  article: string;
  /** Adjectives and inhabitants' names, all forms: français, française; French. */
  adjectives: Record<Language, readonly string[]>;
}

/** Who publishes figures, or a table of theirs that people ask for by its own name. */
export interface Publisher {
  id: string;
  /** The publisher whose table it is; its own id where it is one itself. */
  of: string;
  /** The one kind of figures that there is of theirs; null where there are both, or none. */
  only: MeasureDomain | null;
  name: Record<Language, { text: string; article: string }>;
  synonyms: Record<Language, readonly string[]>;
}

export const MEASURE_DOMAINS = ['production', 'price'] as const;

export type MeasureDomain = (typeof MEASURE_DOMAINS)[number];

export interface Measure extends Entry {
  domain: MeasureDomain;
  dimension: Dimension;
  /** True where values of places or years can be summed. */
  additive: boolean;
}

export const DIMENSIONS = [
  'mass',
  'area',
  'yield',
  'volume',
  'volume-yield',
  'usd-mass',
  'eur-mass',
  'usd-volume',
  'eur-volume',
  'usd',
  'eur',
  'head',
  'ratio',
  'count',
  'index',
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

export interface Unit extends Entry {
  dimension: Dimension;
  /** Multiplies a value in this unit into the dimension's base (t, ha, t/ha, hl, hl/ha, USD/t, EUR/t, USD/bu, EUR/bu, USD, EUR, head, 1). */
  factor: number;
  /** As printed after a number: kt, t/ha, USD/t, €/100 kg. */
  symbol: Record<Language, string>;
}
