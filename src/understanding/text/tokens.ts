import type { NormalisedText } from './normalise.js';

/** A word, a number or a mark of the question. */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** As written (normalised). */
  text: string;
  /** Lower case, no accents: what is looked up. Corrected spelling where it was corrected. */
  folded: string;
  /** Where it stands in the normalised text. */
  start: number;
  end: number;
  /** Of a number; NaN otherwise. */
  value: number;
}

/** Digits in groups of three (space or apostrophe), a decimal part, a code such as c1110, a word, or one other sign. */
const PIECE =
  /\d{1,3}(?:[ ']\d{3})+(?:,\d{1,3})?(?!\d)|\d+(?:[.,]\d+)*|\p{L}\d{3,5}(?!\d)|\p{L}+(?:\d(?![\d\p{L}]))?|\S|\n/gu;

/**
 * Words, numbers and marks in order. Apostrophes and the hyphens within words are left out, so that « Pays-Bas »
 * and "pays bas" are the same two words; the hyphen between numbers stays, as it makes ranges.
 */
export function tokenise({ text, folded, origins }: NormalisedText): Token[] {
  const tokens: Token[] = [];
  for (const match of folded.matchAll(PIECE)) {
    const piece = match[0];
    const from = match.index;
    if (isJoiner(folded, piece, from)) continue;
    const start = origins[from] ?? 0;
    const end = origins[from + piece.length] ?? text.length;
    const kind = kindOf(piece);
    const value = kind === 'number' ? readDigits(piece) : Number.NaN;
    tokens.push({ kind, text: text.slice(start, end), folded: piece, start, end, value });
  }
  return tokens;
}

/** The folded words, numbers and marks of a name that is folded already. */
export function wordsOf(folded: string): string[] {
  const words: string[] = [];
  for (const { 0: piece, index } of folded.matchAll(PIECE))
    if (!isJoiner(folded, piece, index)) words.push(piece);
  return words;
}

function kindOf(piece: string): Token['kind'] {
  if (/^\d/.test(piece)) return 'number';
  return /^\p{L}/u.test(piece) ? 'word' : 'mark';
}

function isJoiner(folded: string, piece: string, from: number): boolean {
  if (piece === "'") return true;
  if (piece !== '-') return false;
  return /\p{L}/u.test(folded[from - 1] ?? '') && /\p{L}/u.test(folded[from + 1] ?? '');
}

/** « 500 000 », "1,200,000", « 1 250,5 », "25.3"; a comma before exactly three digits twice or more groups them. */
export function readDigits(piece: string): number {
  const joined = piece.replace(/[ ']/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(joined) && !joined.startsWith('0'))
    return Number(joined.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(joined)) {
    return Number(joined.replaceAll('.', '').replace(',', '.'));
  }
  const plain = joined.replace(',', '.');
  return Number.isNaN(Number(plain)) ? Number.parseFloat(plain) : Number(plain);
}
