import { isProduct, withWords } from '../terms/product-words.js';
import type { Vocabulary } from '../terms/vocabulary.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

const SHARE = /^(?:part|proportion|pourcentage|fraction|share|percentage|percent|combien|much|many)$/;
const IS = /^(?:est|sont|etait|etaient|is|are|was|were)$/;
const ENDS = /^(?:$|[?,.;:!]|en|in|dans|au|aux|and|et)$/;
/** By itself it stands for milk; said of animals it is a quality. */
const OF_MILK = /^(?:laitiere?s?|dairy)$/;
/** How far behind its product a predicate may stand: « du blé de l'Union européenne est ». */
const FAR = 6;

/**
 * Says in full the product that only a quality names in a share: "what share of French wheat is soft" → "is soft wheat",
 * « quelle part de l'orge est d'hiver » → « est orge d'hiver », « des terres agricoles est arable » → « est terres agricoles arable ». Added words have no length.
 */
export function completePredicate(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const is = tokens.findIndex(({ folded }) => IS.test(folded));
  const asks = tokens.findIndex(({ folded }) => SHARE.test(folded));
  if (is < 0 || asks < 0 || asks > is) return tokens;
  for (let at = is - 1; at >= Math.max(asks, is - FAR); at -= 1) {
    for (const length of [1, 2]) {
      const wide = tokens.slice(at, at + length);
      const from = isProduct(wide, vocabulary) ? insertionOf(tokens, is + 1, wide, vocabulary) : null;
      if (from !== null) return withWords(tokens, from, wide);
    }
  }
  return tokens;
}

/** Before which token the product's noun is missing: behind an English quality, before a French one; null where nothing is. */
function insertionOf(
  tokens: readonly Token[],
  from: number,
  wide: readonly Token[],
  vocabulary: Vocabulary,
): number | null {
  for (const length of [1, 2]) {
    const quality = tokens.slice(from, from + length);
    const isNoun = isProduct(quality, vocabulary) && !OF_MILK.test(wordAt(quality, 0));
    if (!ENDS.test(wordAt(tokens, from + length)) || isNoun) continue;
    if (isProduct([...quality, ...wide], vocabulary)) return from + length;
    if (isProduct([...wide, ...quality], vocabulary)) return from;
  }
  return null;
}
