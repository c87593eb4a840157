import { readNumber, wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Read } from './point.js';

/** The oldest figures are of 1960 and nobody counts more months than these: a larger number is an amount. */
const MOST_COUNTED = 200;

/** How many years, months …, in digits or in words. */
export function readCount(tokens: readonly Token[], at: number): Read<number> | null {
  const count = readNumber(tokens, at);
  return count && count.value >= 1 && count.value <= MOST_COUNTED ? count : null;
}

/** The same, or the English article of "a year", "an hour", which is one. */
export function readCountOrArticle(tokens: readonly Token[], at: number): Read<number> | null {
  if (readNumber(tokens, at)) return readCount(tokens, at);
  return /^an?$/.test(wordAt(tokens, at)) ? { value: 1, length: 1 } : null;
}
