import type { Token } from '../text/tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** What stands between two products of a list. */
export const JOINTS = /^(?:et|and|ou|or|plus|\+|\/|,|puis)$/;

/** Whether the words are a product's name from first to last. */
export function isProduct(words: readonly Token[], vocabulary: Vocabulary): boolean {
  const match = words.length > 0 ? vocabulary.match(words, 0, () => false) : null;
  return match?.length === words.length && match.senses.some(({ kind }) => kind === 'product');
}

/** The tokens with words put in before one of them; they have no length of their own in the question. */
export function withWords(tokens: readonly Token[], at: number, words: readonly Token[]): Token[] {
  const place = tokens[at - 1]?.end ?? 0;
  const added = words.map((word) => ({ ...word, start: place, end: place }));
  return [...tokens.slice(0, at), ...added, ...tokens.slice(at)];
}
