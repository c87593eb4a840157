import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Stretch } from '../text/within.js';

const RELATIVE = /^(?:que|qu|dont|that|which|we|they|i)$/;
const TAKEN_UP = /^(?:il|elle|ils|elles|ca|c|it|they|is|has|did|was|have|are)$/;
const MOST_WORDS = 9;

/**
 * The clauses that say what a product is for before a pronoun takes it up again: « le tourteau qu'on met dans l'aliment, il
 * est … », "the meal we put in the feed, has it …". Names in them are read as anywhere; their other words ask nothing.
 */
export function describingClauses(tokens: readonly Token[], mentions: readonly Mention[]): Stretch[] {
  const products = mentions.filter(({ senses }) => senses.some(({ kind }) => kind === 'product'));
  return products.flatMap(({ end: start }) => {
    if (!RELATIVE.test(wordAt(tokens, start))) return [];
    const end = tokens.findIndex(({ kind }, at) => at > start && kind === 'mark');
    const isClosed = wordAt(tokens, end) === ',' && TAKEN_UP.test(wordAt(tokens, end + 1));
    const isPlain = end - start <= MOST_WORDS && !tokens.slice(start, end).some(isCapital);
    return isClosed && isPlain ? [{ start, end }] : [];
  });
}

/** A name that no list knows may be that of a place. */
function isCapital({ text }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}
