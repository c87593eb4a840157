import type { Courtesy } from '../common/courtesy.js';
import type { OtherLaw } from '../common/other-law.js';
import type { FigureFindings } from './figure.findings.js';
import type { LawFindings } from './law.findings.js';

/** How an answer ends; there is no seventh way. */
export type Outcome = 'answer' | 'assume' | 'clarify' | 'no_data' | 'out_of_period' | 'out_of_scope';

/** What a clarifying answer offers: at most five things of one kind that exist, by lexicon id. */
export interface Clarification {
  kind: 'clarification';
  outcome: 'clarify';
  /** What the question left open and cannot be assumed. */
  missing: readonly ('product' | 'place' | 'measure' | 'period' | 'everything')[];
  /** Lexicon ids of what was understood. */
  known: { products: readonly string[]; places: readonly string[]; measures: readonly string[] };
  /** Words of the question that nothing here knows. */
  unknown: readonly string[];
  /** Product ids to choose among. */
  choices: readonly string[];
}

/** Nothing of ours to say: a greeting, or a question of another field. */
export interface OutOfScope {
  kind: 'out-of-scope';
  outcome: 'out_of_scope';
  /** What was said where nothing was asked; null for a question of another field. */
  courtesy: Courtesy | null;
  /** The code of law that the question is of, where it is one that is not held. */
  otherLaw: OtherLaw | null;
}

/** What an agent found: typed facts and named figures, no prose. */
export type Findings = FigureFindings | LawFindings | Clarification | OutOfScope;

/** A figure as the reply's `data` shows it. Labels are in the reply's language, codes and values are not. */
export interface FigureRow {
  product: string;
  product_code: string;
  place: string;
  place_code: string;
  measure: string;
  /** 2024, 2024-05 or the day of a weekly quotation. */
  period: string;
  /** Null where the publisher withholds it. */
  value: number | null;
  unit: string;
  source: string;
  dataset: string;
  flag: string | null;
  rank?: number;
  change_percent?: number;
  share_percent?: number;
  kind?: 'forecast';
  lower?: number;
  upper?: number;
  confidence?: number;
  method?: string;
}

/** An article of law as the reply's `data` shows it. */
export interface LawRow {
  code: string;
  article: string;
  title: string;
  text: string;
  in_force_from: string;
  status: string;
  url: string;
}

export type Row = FigureRow | LawRow;

/** The reply's body before the clock and the counters are added. */
export interface Answer {
  answer: string;
  data: Row[] | null;
  sources: string[] | null;
  agent: 'prix' | 'production' | 'juridique' | null;
}
