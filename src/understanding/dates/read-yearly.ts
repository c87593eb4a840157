import { readNumber, wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { grainAt } from './grain-words.js';
import type { DateValue, Read } from './point.js';

const YEARLY =
  /^(?:(?:en )?glissement annuel|d une annee sur l autre|d une annee a l autre|d un an sur l autre|d un an a l autre|a un an d intervalle|year (?:on|over|to) year|yoy|y o y|a a|(?:over |in |during )(?:the )?(?:past|last) year|(?:over|in|within) (?:a|one) year|(?:from|since) (?:a|one) year ago|on the year|(?:sur|depuis|en) (?:12|douze) mois)(?= |$)/;
/** From each month or week to the one after it. */
const STEPWISE: readonly (readonly [RegExp, 'month' | 'week'])[] = [
  [/^(?:d un mois (?:a|sur) l autre|(?:from )?one month to (?:the next|another)|(?:from )?month (?:to|on|over) month)(?= |$)/, 'month'],
  [/^(?:d une semaine (?:a|sur) l autre|(?:from )?one week to (?:the next|another)|(?:from )?week (?:to|on|over) week)(?= |$)/, 'week'],
]; // prettier-ignore
const OVER = /^(?:sur|depuis|en|over|since|for|in)$/;

const LONGEST = 6;

/**
 * « sur un an », « depuis deux ans », "year on year", "over the past year": from so long before the newest
 * figure to the newest one.
 */
export function readYearly(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const words = wordsAt(tokens, at, LONGEST);
  const match = YEARLY.exec(words);
  if (match) {
    return {
      value: { kind: 'length', count: 1, grain: 'year', asChange: true },
      length: match[0].split(' ').length,
    };
  }
  return readStepwise(words) ?? readCounted(tokens, at);
}

function readStepwise(words: string): Read<DateValue> | null {
  for (const [pattern, grain] of STEPWISE) {
    const step = pattern.exec(words);
    if (step)
      return {
        value: { kind: 'length', count: 1, grain, asChange: true },
        length: step[0].split(' ').length,
      };
  }
  return null;
}

/** « sur un an », « depuis deux ans », « en dix ans »: with a small number of years, save behind « en ». */
function readCounted(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const over = wordAt(tokens, at);
  const count = OVER.test(over) ? readNumber(tokens, at + 1) : null;
  if (!count || count.value < 1 || count.value > (over === 'en' ? MOST_GONE_BY : MOST_YEARS)) return null;
  const end = at + 1 + count.length;
  if (grainAt(tokens, end) !== 'year' || !/^(?:ans?|years?|annees?)$/.test(wordAt(tokens, end))) return null;
  const kind = /^(?:depuis|since|for)$/.test(over) ? 'last' : 'length';
  return { value: { kind, count: count.value, grain: 'year', asChange: true }, length: end + 1 - at };
}

/** More than these are a length of history rather than the two ends of a change. */
const MOST_YEARS = 3;
/** « divisée par deux en vingt ans »: of what is done in so many years the two ends are meant, however many they are. */
const MOST_GONE_BY = 100;
