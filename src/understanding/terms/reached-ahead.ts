import { readNumber, wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** « atteindra-t-il 900 », "will it hit 0.50", "could it top 1100": the tokens at which what is to be reached may begin. */
export function numbersReached(tokens: readonly Token[]): number[] {
  return tokens.flatMap((_, at) => (reachesAhead(tokens, at) ? [skipSmall(tokens, at + 1)] : []));
}

/** Whether a number without a unit, one of those reached, is a limit: no year, and no count of what is named behind it: "reach 3 countries". */
export function isBareLimit(tokens: readonly Token[], at: number, reached: readonly number[]): boolean {
  const read = reached.includes(at) ? readNumber(tokens, at) : null;
  return read !== null && !isYear(read.value) && AFTER_LIMIT.test(wordAt(tokens, at + read.length));
}

function reachesAhead(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (REACHING.test(word)) return true;
  const isAhead = tokens.slice(Math.max(0, at - FAR_FROM_WILL), at).some(({ folded }) => WILL.test(folded));
  return isAhead && TO_REACH.test(word) && !ARTICLES.test(wordAt(tokens, at - 1));
}

/** Behind « atteindra »: « -t-il », « les », « la barre des ». */
function skipSmall(tokens: readonly Token[], at: number): number {
  let next = at;
  while (SMALL.test(wordAt(tokens, next))) next += 1;
  return next;
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
}

const REACHING = /^(?:atteindr(?:a|ont|ait|aient)|toucher(?:a|ont|ait|aient))$/;
const TO_REACH = /^(?:hit|reach|top|touch|break|cross|pass|atteindre|toucher)$/;
const WILL = /^(?:will|would|could|can|might|may|going|va|vont|peut|pourrait|pourra|pourraient)$/;
const ARTICLES = /^(?:the|an?|in|les?|la|un)$/;
const SMALL = /^(?:-|t|ils?|elles?|on|les?|la|l|barre|seuil|cap|des?|the|about|around)$/;
/** How many words may stand from "will" to "hit": the name and the origin of a product. */
const FAR_FROM_WILL = 8;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/** What may follow the number: nothing, or words of time and of odds. */
const AFTER_LIMIT =
  /^(?:[?!.,;:)]|d|en|a|au|dans|avant|cet|cette|ce|l|the|before|by|in|at|next|this|during|within|over|again|soon|until|or|ou|un|bientot|prochainement)?$/;
