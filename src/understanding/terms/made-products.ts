import type { Stretch } from '../text/within.js';
import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';
import { MADE_IN_ENGLISH, MADE_IN_FRENCH, OTHER_ANIMALS } from './made-products.data.js';
import type { Mention } from './mentions.js';

const OF = /^(?:de|d|des|du)$/;

/**
 * A product made of another or of an animal, which no list has by that name: « farine de maïs », « lait de jument »,
 * "walnut oil". Neither what it is made of nor what it is like stands for it. Null where every product named has its own
 * name in a list, or where others stand beside it.
 */
export function findMadeProduct(evidence: Evidence): string | null {
  const { tokens } = evidence.reading;
  const products = evidence.all('product').map(({ mention }) => mention);
  for (const at of tokens.keys()) {
    if (!evidence.isInFocus(at)) continue;
    const made = madeInFrench(evidence, at, products) ?? madeInEnglish(evidence, at, products);
    if (made && products.every(({ start, end }) => made.start <= start && end <= made.end))
      return evidence.reading.source.text.slice(tokens[made.start]?.start, tokens[made.end - 1]?.end);
  }
  return null;
}

/** « farine de maïs »: a word of what is made, not within a longer name, and what it is of behind « de ». */
function madeInFrench(evidence: Evidence, at: number, products: readonly Mention[]): Stretch | null {
  const { tokens } = evidence.reading;
  if (!MADE_IN_FRENCH.test(wordAt(tokens, at)) || !OF.test(wordAt(tokens, at + 1))) return null;
  if (isWithinName(at, products)) return null;
  const of = products.find(({ start }) => start === at + 2);
  if (of) return { start: at, end: of.end };
  const isOther = OTHER_ANIMALS.test(wordAt(tokens, at + 2)) || isUnknown(evidence, at + 2);
  return isOther && products.some(({ start }) => start === at) ? { start: at, end: at + 3 } : null;
}

/** "walnut oil": what is made, right behind what it is of. */
function madeInEnglish(evidence: Evidence, at: number, products: readonly Mention[]): Stretch | null {
  const { tokens, language } = evidence.reading;
  if (language !== 'en' || !MADE_IN_ENGLISH.test(wordAt(tokens, at)) || isWithinName(at, products))
    return null;
  const of = products.find(({ end }) => end === at);
  if (of) return { start: of.start, end: at + 1 };
  const isOther = OTHER_ANIMALS.test(wordAt(tokens, at - 1));
  return isOther && products.some(({ start }) => start === at) ? { start: at - 1, end: at + 1 } : null;
}

function isUnknown({ reading: { uncovered } }: Evidence, at: number): boolean {
  return uncovered.unknown.some((word) => word.at === at);
}

/** Whether a word belongs to a product's name of several: « lait de vache ». */
function isWithinName(at: number, products: readonly Mention[]): boolean {
  return products.some(({ start, end }) => start <= at && at < end && end - start > 1);
}
