import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Sense } from '../terms/vocabulary.js';

/** Letters that stand for the coefficient of correlation before what it is of. */
const COEFFICIENT = /^(?:r|rho|corr|cor|correl)$/;
const CORRELATION: Sense = { kind: 'cue', id: 'correlation', weight: 4, language: 'fr', adjective: false };

/** « r (caoutchouc ; coton) », "corr(wheat, maize)": the symbol before brackets that hold two things, as a cue of correlation. */
export function spotSymbols(tokens: readonly Token[]): Mention[] {
  return tokens.flatMap(({ folded, text }, at) => {
    if (!COEFFICIENT.test(folded) || wordAt(tokens, at + 1) !== '(' || !holdsTwo(tokens, at + 2)) return [];
    return [{ senses: [CORRELATION], start: at, end: at + 1, words: text, corrected: false }];
  });
}

/** Whether the brackets that begin before a token hold two things with a mark between them. */
function holdsTwo(tokens: readonly Token[], from: number): boolean {
  const close = tokens.findIndex(({ folded }, at) => at >= from && folded === ')');
  return tokens.slice(from, close).some(({ folded }, at) => at > 0 && /^[,;/]$/.test(folded));
}
