import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

const MONEY = /^(?:cents?|dollars?)$/;

/** The tokens without whose money is meant: of "50 US cents" and « dollars américains » no place is named. */
export function withoutMoneyNation(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(
    ({ folded }, at) =>
      !(folded === 'us' && MONEY.test(wordAt(tokens, at + 1))) &&
      !(/^americains?$/.test(folded) && MONEY.test(wordAt(tokens, at - 1))),
  );
}
