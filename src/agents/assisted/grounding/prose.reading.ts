import type { Language } from '../../../common/language.js';
import type { Unit } from '../../../lexicon/entries.js';
import type { Span } from '../../../understanding/dates/period.js';
import type { Token } from '../../../understanding/text/tokens.js';
import type { NumberKind } from '../../../wording/number-kind.js';

/** A number of the text, with its unit. */
export interface Claim {
  readonly kind: NumberKind | 'spelt';
  readonly value: number;
  /** What one unit of its last digit is worth. */
  readonly step: number;
  readonly unit: Unit | null;
  /** The factor of its scale word: 1000000 for « 25,4 millions ». */
  readonly scale: number;
  readonly words: string;
  /** Index of its first token. */
  readonly at: number;
  /** The tokens before and after it. */
  readonly before: string;
  readonly after: string;
}

/** Something that the text names: lexicon ids, or a stretch of days. */
export type Named = { readonly at: number; readonly words: string } & (
  | { readonly kind: 'place' | 'product' | 'measure'; readonly ids: readonly string[] }
  | { readonly kind: 'period'; readonly span: Span }
);

/** A stretch of a sentence between two marks or turning words. */
export interface Clause {
  readonly start: number;
  readonly end: number;
}

export interface ReadSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly Clause[];
  readonly claims: readonly Claim[];
  readonly named: readonly Named[];
}

/** A model's text as the gate looks at it. */
export interface ProseReading {
  readonly text: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly sentences: readonly ReadSentence[];
}

/** A stretch of the text that is looked at by itself: an article's number, an exact quotation. */
export interface MaskedSpan {
  readonly start: number;
  readonly end: number;
}

/** Whether a token begins in one of the stretches. */
export function isMasked(token: Token, masked: readonly MaskedSpan[]): boolean {
  return masked.some(({ start, end }) => token.start >= start && token.start < end);
}
