import { isProduct } from '../terms/product-words.js';
import type { Token } from '../text/tokens.js';
import type { Vocabulary } from '../terms/vocabulary.js';

/**
 * Takes the brackets from around a word that makes one name with the product beside it: « maïs (fourrage) » → « maïs fourrage »,
 * « huile (palme) » → « huile de palme », "wheat (durum)" → "durum wheat"; in "green (silage) maize" it says again what
 * is named without it. Other brackets stay.
 */
export function joinBracketed(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const at = tokens.findIndex(({ folded }, index) => folded === '(' && tokens[index + 2]?.folded === ')');
  const [before, inside, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 3]];
  if (at < 1 || !before || inside?.kind !== 'word') return tokens;
  const [head, tail] = [tokens.slice(0, at - 1), tokens.slice(at + 3)];
  const named = withKind(before, inside, vocabulary);
  if (named) return [...head, ...named, ...tail];
  const isOneName = after && isProduct([before, after], vocabulary) && !isProduct([before], vocabulary);
  return isOneName ? [...head, before, ...tail] : tokens;
}

/** The product with the word in brackets as one name, whichever way round makes one; null where none does. */
function withKind(product: Token, kind: Token, vocabulary: Vocabulary): readonly Token[] | null {
  if (!isProduct([product], vocabulary)) return null;
  const of = { ...kind, folded: 'de', text: '', end: kind.start };
  const ways = [[product, kind], [product, of, kind], swapped(product, kind)];
  return ways.find((words) => isProduct(words, vocabulary)) ?? null;
}

/** Each word in the place of the other. */
function swapped(one: Token, other: Token): [Token, Token] {
  return [
    { ...one, folded: other.folded },
    { ...other, folded: one.folded },
  ];
}
