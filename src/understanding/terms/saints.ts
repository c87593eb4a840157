import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** « Saint-Flour », « Ste Mandarine »: the second half of the name of a town that no list of ours has, whatever it means by itself. */
export function isOfSaint(tokens: readonly Token[], { start }: { start: number }): boolean {
  const at = wordAt(tokens, start - 1) === '-' ? start - 2 : start - 1;
  return /^(?:saint|sainte|st|ste)$/.test(wordAt(tokens, at));
}
