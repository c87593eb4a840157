import { readNumber, wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { monthsSpan } from './calendar.js';
import { type Point, type Read, withYear } from './point.js';
import { readYearAfter } from './year-after.js';

const FIRST = /^(?:first|premiers?)$/;
const LAST = /^(?:last|final|derniers?)$/;
const MONTHS = /^(?:mois|months?)$/;

/** « sur les », "in the": what may stand before. */
const LINK = /^(?:in|over|during|for|the|les|des|sur|pendant|dans|pour)$/;
const MOST_LINKS = 2;

/** How many of the first or last months of a year are meant, and how many tokens say so. */
interface Stretch {
  count: number;
  isFirst: boolean;
  length: number;
}

/**
 * « les cinq premiers mois de 2026 », "the last two months of 2025": only with a year, for « les trois derniers mois » by
 * themselves are counted from today.
 */
export function readMonthsOf(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  let skip = 0;
  while (skip < MOST_LINKS && LINK.test(wordAt(tokens, at + skip))) skip += 1;
  const stretch = readEnglish(tokens, at + skip) ?? readFrench(tokens, at + skip);
  if (!stretch || stretch.count < 2 || stretch.count > 11) return null;
  const { count, isFirst } = stretch;
  const length = skip + stretch.length;
  const year = readYearAfter(tokens, at + length, today);
  if (!year) return null;
  const grain = count === 3 ? 'quarter' : 'month';
  const spanIn = (of: number) => monthsSpan(of, isFirst ? 1 : 13 - count, count, grain);
  return withYear({ grain, spanIn }, length, year);
}

/** "first five months". */
function readEnglish(tokens: readonly Token[], at: number): Stretch | null {
  const isFirst = FIRST.test(wordAt(tokens, at));
  if (!isFirst && !LAST.test(wordAt(tokens, at))) return null;
  const count = readNumber(tokens, at + 1);
  if (!count || !MONTHS.test(wordAt(tokens, at + 1 + count.length))) return null;
  return { count: count.value, isFirst, length: 2 + count.length };
}

/** « cinq premiers mois ». */
function readFrench(tokens: readonly Token[], at: number): Stretch | null {
  const count = readNumber(tokens, at);
  if (!count) return null;
  const end = wordAt(tokens, at + count.length);
  const isFirst = FIRST.test(end);
  if ((!isFirst && !LAST.test(end)) || !MONTHS.test(wordAt(tokens, at + count.length + 1))) return null;
  return { count: count.value, isFirst, length: count.length + 2 };
}
