import type { Courtesy } from '../common/courtesy.js';
import type { Language } from '../common/language.js';
import type { OtherLaw } from '../common/other-law.js';
import type { ArticleMention } from './terms/article-mention.js';
import type { Assumed, Beside } from './dates/point.js';
import type { Period, Span } from './dates/period.js';
import type { OwnField } from './own-field.js';

export type Domain = 'price' | 'production' | 'law';

export type Intent =
  | 'value' // a figure at a period
  | 'latest' // the newest figure
  | 'series' // figures over a span, and their trend
  | 'change' // between two periods
  | 'ranking' // places or products in order, or the rank of one
  | 'comparison' // two or more side by side
  | 'aggregate' // several summed
  | 'share' // one in percent of another
  | 'extreme' // when, or where, highest or lowest
  | 'average' // over periods
  | 'filter' // those above or below a threshold
  | 'correlation'
  | 'forecast'
  | 'coverage' // which periods, places or products exist
  | 'definition' // what a code or a term means
  | 'conversion' // a figure in another unit, without a series
  | 'legal' // a question of law
  | 'article' // an article by its number
  | 'greeting'
  | 'out_of_scope';

/** How a slot came to its value. */
export type Provenance = 'explicit' | 'corrected' | 'assumed';

export interface Slot<T> {
  value: T;
  provenance: Provenance;
  /** The words of the question that it was read from, where it was. */
  words?: string;
}

export interface Threshold {
  comparator: 'above' | 'below';
  value: number;
  /** Unit id of the lexicon, or null where none was said. */
  unit: string | null;
  /**
   * Where a range is meant, its upper end; the comparator is then `above` for what lies in it (« entre 70 et 80 q/ha ») and
   * `below` for what lies on either side of it (« moins de 1 ou plus de 20 Mt »).
   */
  upTo?: { value: number; unit: string | null };
}

/** Which end of an order is asked for: « les trois premiers », « le plus faible ». */
export interface Order {
  end: 'highest' | 'lowest';
  /** How many; null where not said. */
  count: number | null;
  /** Whether the other end is asked for too: « le plus haut et le plus bas ». */
  both?: true;
  /** What is put in order. */
  over: 'places' | 'products' | 'periods';
}

/**
 * Which of the times that a figure was beyond a threshold is asked for; `since` is that from which it has been so, `back`
 * that at which it came to be so again: « quand est-il repassé au-dessus ».
 */
export type Occasion = 'first' | 'last' | 'since' | 'back';

/** Which way something moved, as a question has it. */
export type Movement = 'up' | 'down';

/** What is asked of the steps between figures: that each goes one way, or how many do one after another. */
export type Run =
  | { kind: 'each' }
  /** `count` where the words say how many; `isLast` of those that the newest figure ends: « la troisième année de suite ». */
  | { kind: 'row'; count: number | null; isLast: boolean };

/** The steps of time that figures are asked for by. */
export type Steps = 'day' | 'week' | 'month' | 'year';

/** What a share is of. */
export interface Whole {
  product: string | null;
  place: string | null;
  /** The places or products whose total it is, where the words name one: « sur le total de la France et de l'Allemagne ». */
  members?: string[];
}

/** How much in a question speaks for each field: of figures, of law, and of neither; see leaning.ts for the scale. */
export interface Leaning {
  figures: number;
  law: number;
  outside: number;
  /** Whether somebody asks what he or another may or must do. */
  ofCase?: true;
}

/** What a question asks, as far as its words tell. Nothing here knows which figures exist. */
export interface Frame {
  /** The question, normalised, without typing errors that were corrected. */
  text: string;
  /** The language that the question is in, whatever the reply's. */
  language: Language;
  domain: Domain | null;
  /** What the field was decided by; absent where nothing had to be weighed. */
  leaning?: Leaning;
  intent: Intent;
  /** Of the intent `greeting` alone. */
  courtesy?: Courtesy;
  /** Product ids of the lexicon, in the order of the question. */
  products: Slot<string>[];
  measures: Slot<string>[];
  places: Slot<string>[];
  period: Slot<Period> | null;
  /** An event that the period is read from and that may be another or of another year: « avant la guerre ». */
  epoch?: Assumed & { words: string };
  /** Whose figures are asked for: ids of publishers. Absent where the question names none. */
  publishers?: Slot<string>[];
  /** The unit that the answer is wanted in. */
  unit: Slot<string> | null;
  /** A unit or currency that nothing here can be turned into, as the question names it: « boisseaux », "in yen". */
  unheldUnit?: string;
  /**
   * Places that the question seems to name and no list knows, as written: « Zorglubie ». No other place is to be answered
   * for in their stead.
   */
  unknownPlaces?: string[];
  /** Whether those are asked for that have none of the product: « quels pays ne produisent pas de riz ». */
  absent?: true;
  /** The part of a place that is asked about by the compass, as the question names it: « nord de l'Italie ». */
  placePart?: string;
  /** Whether something is put up to be confirmed: « est-il vrai que … ». */
  checks?: true;
  /** The figure that is, with its unit id: « a produit 35 millions de tonnes ». */
  claimed?: { value: number; unit: string };
  /** A yield of somebody's own that is put up against the mean, with its unit id and the one year that the mean is of, if any: « 75 quintaux, mieux que la moyenne de 2025 ? ». */
  ownYield?: { value: number; unit: string; year?: string };
  /** A price of somebody's own that is put up against the one asked about, with its unit. */
  ownPrice?: { value: number; unit: string };
  /** What is told of somebody's own field, of which the rest is asked: « 12 ha à 75 q/ha, combien de tonnes ? ». */
  ownField?: OwnField;
  /** How much of the product the price is asked of, with its unit id: « 50 tonnes de blé, ça vaut combien ? ». */
  lot?: { value: number; unit: string };
  /** What a sum is asked without: « céréales hors maïs », "the EU except France"; or times of a stretch: « sauf 2016 ». */
  excluded?: { products: string[]; places: string[]; periods?: Span[]; words: string };
  /**
   * The second of two questions asked in one (« le cacao du Ghana en 2021 et son cours mondial »), with what it leaves out
   * taken from the first. It has none itself.
   */
  alsoAsked?: Frame;
  /**
   * What is asked in place of both where the first is of a time that has no figure yet: « prévisions 2025 et 2026 » of figures
   * that end in 2024.
   */
  ifNotYetKnown?: Frame;
  /** An extreme by whose time this is asked: of that time or all of its year, or of the move since then, or from the time beside it. */
  fromExtreme?: { of: Frame; as: 'at' | 'since' | 'beside'; to?: Span; beside?: Beside; wholeYear?: true };
  /** The order whose first place this is asked of: « quel pays …, et quel est son rendement ». */
  fromLeader?: Frame;
  /** The time whose figure is put at a hundred: « en base 100 en 2015 ». */
  indexBase?: Span;
  /** Of a filter; of a conversion the quantity given. */
  threshold: Threshold | null;
  /** « pour la première fois », "since when": which of the times beyond the threshold is asked for. */
  occasion?: Occasion;
  /** Whether the first or the last figure of the time is asked for, or both: « la première cotation de 2026 ». */
  endOfTime?: 'first' | 'last' | 'both';
  order: Order | null;
  /** Whether it is asked how many there are: « combien de pays produisent du riz ». */
  counted?: true;
  /** Whether the first of two herds is asked for over the second: « combien de moutons par vache ». */
  perOther?: true;
  /** What is asked of the first of that order taken together: « part des trois premiers ». */
  ofLeaders?: 'sum' | 'mean' | 'share' | 'each';
  /** The part of the whole, in percent, that as many of the first are asked for as reach it: « la moitié du blé vient de quels pays ». */
  reach?: number;
  /** Whether others are asked for by their figure beside that of the one place named: « qui produit moins que l'Espagne ». */
  beyondOne?: 'above' | 'below';
  /** Who stands next to the one place named is asked for: « juste derrière l'Espagne ». */
  nextTo?: 'ahead' | 'behind';
  /** What the one product named is to be set beside, as the question names it, where no list knows it: « pétrole ». */
  partner?: string;
  /** The measure of what is grown that a price is to be set beside: « corrélation entre la récolte de blé et son prix ». */
  besidePrice?: string;
  /** Whether a time to come is asked about, whatever of it. */
  ahead?: true;
  /** Which way the question says that something moved, where it says one way only: « a baissé », "rose". */
  movement?: Movement;
  /** Which of several moves is asked for by its size: « lequel a le plus baissé », "which rose less". */
  comparedMoves?: 'most' | 'least';
  /** Set where now is set against one time of the past: « moins de vaches qu'en 2010 ». */
  againstPast?: true;
  /** Which way the move goes that is asked for as the largest of several: « la plus forte baisse annuelle ». */
  largestMove?: Movement | 'either';
  /** What is asked of each step rather than of the ends: « chaque année », « trois années de suite ». */
  run?: Run;
  /** The steps of time that the words name: « prix mensuels », « hausse annuelle ». */
  steps?: Steps;
  /** Whether the figure of each step is asked for by itself: « prix mensuels en 2024 ». */
  listed?: true;
  /** Whether their mean is asked for beside: « de 2018 à 2024, avec la moyenne ». */
  withMean?: true;
  /** Of how many years before the one asked it is to be set against the mean: « par rapport à la moyenne quinquennale ». */
  baseline?: number;
  /** The last of those years, where the words name it: « par rapport à la moyenne 2019-2023 ». */
  baselineEnd?: number;
  /** Whether a mean is to be the Olympic one, without the highest and the lowest figure. */
  olympic?: true;
  /** Whether it is asked how much the figures vary: « écart-type », "volatility". */
  deviation?: true;
  /** Whether the median is asked for and not the mean. */
  median?: true;
  /** For a share: what it is a share of, where the words say («de la SAU», «de l'UE»). */
  whole: Whole | null;
  /** The part of what is named that a share is asked of, where no figures tell it apart: « finit en jus », « irriguée ». */
  unreadPart?: string;
  /** Who asks and what for, as far as the question tells: « Éleveur de charolaises, »; what stands there narrows nothing. */
  told?: string;
  /** Where no place is asked about, those named in what somebody tells of himself: « maire en Beauce, … ». */
  placesTold?: readonly string[];
  /** Set where all kinds of the product are asked for together: « tous blés confondus », "total wheat". */
  allKinds?: true;
  /** A product that no list has by that name, made of one that it has: « farine de maïs ». */
  unheldProduct?: string;
  articles: ArticleMention[];
  /** An act other than the Code rural that the question names, as written: « règlement (UE) 2021/2115 ». */
  foreignAct: string | null;
  /** The code that a question of nobody here is of, where it is known. */
  otherLaw?: OtherLaw;
  /** A figure that no source has, as the question names it: « exportations », « bio »; its intent is then out of scope. */
  unheldMeasure: string | null;
  /** Publisher's codes asked about: C1110. */
  codes: string[];
  /** What else is to be explained than codes and products: `term:pink-sheet`, `unit:q`, `measure:yield`. */
  terms?: string[];
  /** Set where a figure of what is explained is asked for beside: it then has no other for its example. */
  exampled?: false;
  /** Words that were corrected: [as typed, as read]. */
  corrections: [string, string][];
  /** Content words that no part of the lexicon knows, in order. */
  unknownWords: string[];
  /** Those of them that may narrow what is asked: « pommes Gala ». */
  qualifiers?: string[];
  /** 0 to 1: how much of the question was understood. */
  confidence: number;
}
