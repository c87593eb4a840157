import type { Frame } from '../understanding/frame.js';

/** Letters of a word that says nothing by itself. */
const SMALL = 3;

export const COUNT = /\b(?:nombre|combien|number|how many|how much)\b/iu;

/**
 * « prix du foie gras », « nombre de ruches »: a measure or a count and a product in so many words, and nothing beside
 * them but small ones.
 */
export function isMeasureOfName({ text, products, measures }: Frame): boolean {
  const named = [...products, ...measures].filter(({ provenance }) => provenance === 'explicit');
  if (products.length === 0 || measures.length === 0) return false;
  const rest = without(text, named);
  return (named.length > 1 || COUNT.test(rest)) && isSmall(rest);
}

/** « laitue », « nombre de chevaux »: one product in so many words, alone or counted, and nothing beside it but its article. */
export function isBareName({ text, products }: Frame): boolean {
  const named = products.filter(({ provenance }) => provenance === 'explicit');
  if (named.length !== 1 || products.length > 1) return false;
  return wordsOf(without(text, named)).every((word) => ARTICLE.test(word));
}

const ARTICLE = /^(?:l|la|le|les|de|du|des|d|of|the)$/iu;

function without(text: string, named: Frame['products']): string {
  return named.reduce((left, slot) => left.replace(slot.words ?? '', ' '), text);
}

function isSmall(rest: string): boolean {
  return wordsOf(rest).every((word) => word.length <= SMALL);
}

/** The words that are left, without those that count. */
function wordsOf(rest: string): string[] {
  return rest
    .replace(COUNT, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}
