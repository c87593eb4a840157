import { grainAt } from './dates/grain-words.js';
import { readNumber, wordAt } from './number-words.js';
import type { Evidence } from './reading.js';

/** What may stand between the number and the times: « trois plus mauvaises années », "five best years", "top 3 crop years". */
const BETWEEN =
  /^(?:plus|moins|meilleure?s?|pires?|bonnes?|bons|mauvaises?|mauvais|grandes?|grosses?|petites?|fortes?|faibles?|belles?|hautes?|basses?|cheres?|chers|des|de|of|the|best|worst|top|highest|lowest|largest|biggest|smallest|greatest|poorest|strongest|weakest|most|least|cheapest|dearest|expensive|productive|good|bad|calendar|marketing|crop)$/;
const MOST_BETWEEN = 3;
/** What a place has one of for each time: « les trois meilleurs rendements du blé en France ». */
const MEASURED = /^(?:rendements|yields|productions|volumes|prix|prices)$/;
/** Several of a grain: « année » is one, « mois » may be several. */
const SEVERAL = /s$/;
const MOST_TIMES = 50;

/**
 * How many times are to be picked from all: « les trois meilleures années », "the 5 cheapest months"; else null. The figures of one place are
 * those of its times too.
 */
export function readCountedTimes(evidence: Evidence, isOneLine: boolean): number | null {
  const { tokens, dates } = evidence.reading;
  const isDate = (at: number): boolean => dates.some(({ start, end }) => start <= at && at < end);
  const products = evidence.all('product').map(({ mention }) => mention);
  const isBetween = (at: number): boolean =>
    BETWEEN.test(wordAt(tokens, at)) || products.some(({ start, end }) => start <= at && at < end);
  for (const [at, { kind }] of tokens.entries()) {
    const number = kind === 'mark' || isDate(at) ? null : readNumber(tokens, at);
    if (!number || !Number.isInteger(number.value) || number.value < 2 || number.value > MOST_TIMES) continue;
    let next = at + number.length;
    while (next <= at + number.length + MOST_BETWEEN && isBetween(next)) next += 1;
    const word = wordAt(tokens, next);
    const isTime = grainAt(tokens, next) !== null && SEVERAL.test(word);
    if ((isTime || (isOneLine && MEASURED.test(word))) && !isDate(next)) return number.value;
  }
  return null;
}
