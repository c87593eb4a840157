import { grainAt } from '../dates/grain-words.js';
import { readNumber, wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { isWithin } from '../text/within.js';

/** What may stand between the number and the times: « trois plus mauvaises années », "five best years", "top 3 crop years". */
export const SIZE =
  /^(?:plus|moins|meilleure?s?|pires?|bonnes?|bons|mauvaises?|mauvais|grandes?|grosses?|petites?|fortes?|faibles?|belles?|hautes?|basses?|cheres?|chers|des|de|of|the|best|worst|top|highest|lowest|largest|biggest|smallest|greatest|poorest|strongest|weakest|most|least|cheapest|dearest|expensive|productive|good|bad|calendar|marketing|crop)$/;
const MOST_BETWEEN = 3;
/** What a place has one of for each time: « les trois meilleurs rendements du blé en France ». */
const MEASURED = /^(?:rendements|yields|productions|volumes|prix|prices)$/;
/** Several of a grain: « année » is one, « mois » may be several. */
const SEVERAL = /s$/;
const MOST_TIMES = 50;

/**
 * How many times are to be picked from all: « les trois meilleures années », "the 5 cheapest months"; else null. The
 * figures of one place are those of its times too.
 */
export function readCountedTimes(evidence: Evidence, isOneLine: boolean): number | null {
  const { tokens } = evidence.reading;
  for (const at of tokens.keys()) {
    const count = readCountAt(evidence, at);
    if (count && namesTimes(evidence, endOfSize(evidence, at + count.length), isOneLine)) return count.value;
  }
  return namesBestTimes(evidence) ? USUAL_TIMES : null;
}

/** How many are meant by « les meilleures années ». */
const USUAL_TIMES = 5;
const BEST = /^(?:meilleure?s|pires|best|worst)$/;
const AMONG = /^(?:parmi|des|of|among|amongst)$/;

/** « les meilleures années », "the worst years", and not "one of the worst years". */
function namesBestTimes({ reading: { tokens } }: Evidence): boolean {
  return tokens.some(({ folded }, at) => {
    const isOneOf = [at - 1, at - 2].some((before) => AMONG.test(wordAt(tokens, before)));
    return (
      BEST.test(folded) &&
      !isOneOf &&
      grainAt(tokens, at + 1) === 'year' &&
      SEVERAL.test(wordAt(tokens, at + 1))
    );
  });
}

function readCountAt(evidence: Evidence, at: number): ReturnType<typeof readNumber> {
  const { tokens } = evidence.reading;
  const number = tokens[at]?.kind === 'mark' || isDate(evidence, at) ? null : readNumber(tokens, at);
  const isCount = number && Number.isInteger(number.value) && number.value > 1 && number.value <= MOST_TIMES;
  return isCount ? number : null;
}

function isDate({ reading: { dates } }: Evidence, at: number): boolean {
  return isWithin(at, dates);
}

/** Where the words of size end, with a product among them: « meilleures », "biggest wheat". */
function endOfSize(evidence: Evidence, start: number): number {
  const products = evidence.all('product').map(({ mention }) => mention);
  let at = start;
  while (
    at <= start + MOST_BETWEEN &&
    (SIZE.test(wordAt(evidence.reading.tokens, at)) || isWithin(at, products))
  )
    at += 1;
  return at;
}

function namesTimes(evidence: Evidence, at: number, isOneLine: boolean): boolean {
  if (isDate(evidence, at)) return false;
  const { tokens } = evidence.reading;
  const word = wordAt(tokens, at);
  return (grainAt(tokens, at) !== null && SEVERAL.test(word)) || (isOneLine && MEASURED.test(word));
}
