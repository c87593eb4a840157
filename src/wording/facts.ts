import type { Language } from '../common/language.js';

/** A published figure (or a yield derived from two), named by lexicon ids. */
export interface Fact {
  product: string;
  /** The publisher's own codes. */
  productCode: string;
  place: string;
  placeCode: string;
  measure: string;
  /** 2024, 2024-05 or the day of a weekly quotation. */
  period: string;
  /** Null where the publisher withholds it. */
  value: number | null;
  /** Unit id of the lexicon. */
  unit: string;
  /** Id of its citation. */
  dataset: string;
  /** SDMX-like letters: e p b d n u i x c m g. */
  flags: string;
  /** How it was calculated where the publisher gives no such figure. */
  derived: 'yield' | 'sum' | 'mean' | null;
  /** Of a sum of countries: the few of them that it is without. */
  lacking?: readonly string[];
  /** Of a filled series that ends in several equal figures, which this is one of: the first and the last of these periods. */
  carried?: { from: string; to: string };
  /** Of a published yield: what the publisher's own production and area come to, where the two cannot both be right. */
  contradicted?: Figure;
  rank?: number;
  changePercent?: number;
  sharePercent?: number;
}

/** A figure of a forecast, with its interval at 80 %. */
export interface ForecastFact extends Fact {
  value: number;
  lower: number;
  upper: number;
  method: string;
}

/** A fact whose value is there. */
export type KnownFact = Fact & { value: number };

/** The result of a named formula over facts. */
export interface Figure {
  name: string;
  value: number;
  /** Unit id of the lexicon, or '%', 'count', 'rank', 'coefficient', 'points'. */
  unit: string;
}

/** The publisher's table that facts were taken from. */
export interface Citation {
  dataset: string;
  publisher: string;
  title: Record<Language, string>;
  /** Day of the edition, ISO 8601. */
  vintage: string;
  derivation: Record<Language, string> | null;
}

/** What a series may go by. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type Step = 'day' | 'week' | 'month' | 'year';

/** What must be said beside the figures. */
export type Note =
  /** `words` are the question's own for what was asked. */
  | { kind: 'assumed-product'; asked: string; taken: string; words?: string }
  /** A family without figures of its own, answered by its members. */
  | { kind: 'assumed-members'; asked: string; taken: readonly string[] }
  /** Places that have no figures over the stretch that changes are compared over. */
  | { kind: 'not-compared'; places: readonly string[] }
  /** `told` where the question tells of another place than the one that it is answered for. */
  | { kind: 'assumed-place'; taken: string; told?: true }
  | { kind: 'read-place'; asked: string; taken: string }
  /** Only the countries that the asked publisher has figures of here are compared. */
  | { kind: 'held-places' }
  /** A group is ranked among countries, its own not among them. */
  | { kind: 'counted-as-one'; place: string }
  /** Grassland that has more land than some of the crops that are ranked. */
  | { kind: 'grass-left-out'; products: readonly string[] }
  | { kind: 'assumed-measure'; taken: string }
  | { kind: 'assumed-latest'; period: string }
  /** An event that was taken for a year, by the question's own words. */
  | {
      kind: 'assumed-period';
      words: string;
      event: 'covid' | 'war-in-ukraine' | 'gulf-war';
      by: 'since' | 'before' | 'start' | 'during' | 'after';
      /** A year, a month, or the first and the last year. */
      taken: string;
    }
  | { kind: 'corrected'; typed: string; read: string }
  /** `patchy` where the product asked has a few figures all the same. */
  | { kind: 'stand-in'; asked: string; taken: string; places: readonly string[]; patchy?: true }
  /** The few periods whose yield is calculated, or the first and the last of a stretch; else `partly` where not all are. */
  | {
      kind: 'derived-yield';
      periods: readonly string[];
      stretch?: { from: string; to: string };
      partly?: true;
    }
  | { kind: 'withheld-elsewhere'; publisher: string }
  | { kind: 'other-unit'; asked: string; words: string | null; given: string }
  /** What figures of a product come to in bushels, by the weight of one. */
  | {
      kind: 'by-weight';
      product: string;
      weight: Figure;
      equal: readonly { from: Figure; to: Figure }[];
      /** Set where the figures have been told by it already. */
      isTold?: true;
    }
  /** What prices in euros come to in French francs, at the rate laid down. */
  | { kind: 'in-francs'; rate: Figure; equal: readonly { from: Figure; to: Figure }[] }
  /** That inflation is not taken out of prices that are set beside those of long ago. */
  | { kind: 'nominal-prices' }
  /** A count of more than the word that it was asked by: all chickens, asked by « poules ». */
  | { kind: 'counts-wider'; product: string; narrower: string }
  /** All kinds of what is named were asked for together, and not the usual one of them. */
  | { kind: 'all-kinds'; product: string }
  /** The months that a season of the question is taken for: « été » from 2026-06 to 2026-08. */
  | { kind: 'months-of-season'; season: Season; from: string; to: string }
  /** That the figures do not tell the cause that is asked for. */
  | { kind: 'no-cause' }
  /** Periods whose published zero is taken for a missing figure. */
  | { kind: 'zeros-left-out'; periods: readonly string[] }
  /** The one period that part and whole are both known of, where several were asked for. */
  | { kind: 'only-share'; period: string }
  | { kind: 'missing-periods'; periods: readonly string[]; count: number }
  /** Times asked for beside others that have no figure; from when to when the series runs, where they lie outside it. */
  | {
      kind: 'missing-times';
      periods: readonly string[];
      series: { from: string; to: string } | null;
      /** Whether it is said before the figures: a yes or a no was asked for that cannot be given. */
      isFirst?: boolean;
    }
  /** Of how many figures a mean to be set against is, and of how many it was to be. */
  | { kind: 'partial-baseline'; count: number; of: Figure }
  /** A mean to be set against that cannot be told: of so many years, with as few figures. */
  | { kind: 'no-baseline'; years: Figure; count: number }
  /**
   * The series has not all of the time asked about; both ends are its own, those of whole years or months where it is averaged.
   * Of which one, where others are told beside it.
   */
  | {
      kind: 'narrower-series';
      from: string;
      to: string;
      averaged?: boolean;
      of?: Pick<Fact, 'product' | 'place' | 'measure'>;
    }
  | { kind: 'campaign-year'; campaign: string; harvest: string }
  | { kind: 'nearest-quotation'; asked: string; taken: string }
  /** The publisher's own name of a market's quotation. */
  | { kind: 'quotation'; heading: string }
  | { kind: 'annual-means' | 'monthly-means' }
  /** The first and the last figure tell another way than those between them. */
  | { kind: 'no-clear-trend' }
  | { kind: 'shortened-horizon'; last: string }
  | { kind: 'annual-only'; period: string }
  /** The steps of time that are asked for, and those that the series goes by. */
  | { kind: 'coarser-series'; asked: Step; held: Step }
  /** The one series that is told up to now stopped long before. */
  | { kind: 'series-end'; last: string }
  | { kind: 'stopped-series'; product: string; publisher: string; last: string }
  | {
      kind: 'left-out';
      products: readonly string[];
      places: readonly string[];
      periods?: readonly string[];
    }
  /** Products that are not put in order with the others, being known of a part of the time alone. */
  | { kind: 'known-in-part'; products: readonly string[] }
  /** `lacking` are the few countries that the total is without. */
  | { kind: 'summed-countries'; lacking: readonly string[] }
  | { kind: 'ignored-words'; words: readonly string[] }
  /** What a question names beside the one series that is forecast. */
  | { kind: 'not-forecast'; words: readonly string[] }
  | { kind: 'assumed-whole'; taken: string }
  /** `place` is one of those compared. */
  | { kind: 'latest-complete'; period: string; place: string }
  | { kind: 'missing'; product: string; places: readonly string[] }
  /** Of a place without a figure of the time asked: the nearest one, and whether all of its figures are before or after that time. */
  | { kind: 'known-then'; fact: KnownFact; side: 'before' | 'after' | 'around' }
  /** Another measure of area than the one asked is all that is published for some places. */
  | { kind: 'other-area'; asked: string; published: string; places: readonly string[] }
  /** Of a place left out for want of a total: the parts of the product that are known there. */
  | { kind: 'parts-alone'; place: string; parts: readonly KnownFact[] }
  /** Of a line that is to be followed over time: the only period that it has a figure of. */
  | { kind: 'only-period'; period: string }
  | { kind: 'no-figure-for'; product: string };

/** Whether something supposed is so; `almost` of a multiple or a fraction that the change is a little short of. */
export type Verdict = boolean | 'almost';

/** The first of two herds over the second, where that is asked. */
export interface HerdOverHerd {
  perOther?: { one: KnownFact; other: KnownFact; times: Figure };
}

/** The first of the lowest or highest figures; `again` where there are others as low or as high. */
export type EndFact = KnownFact & { again?: true };
