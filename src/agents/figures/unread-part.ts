import type { Frame } from '../../understanding/frame.js';
import { containsWord } from './word.search.js';

const SMALL = '(?:en|in|dans|par|pour|au|aux|de|by|for|of|or|ou|the|this|cette)';
/** « était en herbe », "is under trees": one word and at most two more. */
const IS_IN = new RegExp(
  `(?:est|sont|était|étaient|is|are|was|were) (?:en|in|under|with) ((?!${SMALL} )\\p{L}+(?: (?!${SMALL}(?: |$))\\p{L}+){0,2})`,
  'iu',
);

/**
 * The words of what the one product named is said to be in, where they name nothing that is known: of « la part de la SAU
 * qui est en herbe » the area is the whole, and not a part of anything wider. Null elsewhere.
 */
export function unreadPart({ text, products, places, measures, period }: Frame): string | null {
  const words = products.length === 1 ? (IS_IN.exec(text)?.[1] ?? null) : null;
  const known = [...products, ...places, ...measures, ...(period ? [period] : [])];
  const isKnown = (word: string): boolean => known.some((slot) => containsWord(slot.words ?? '', word));
  return words?.split(' ').some(isKnown) ? null : words;
}
