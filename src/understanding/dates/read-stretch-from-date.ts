import { wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { grainAt } from './grain-words.js';
import type { DateValue, Read } from './point.js';
import { readCount } from './read-count.js';
import { movePoint, readDirection, readOrigin } from './read-from-date.js';

const LEAD =
  /^(?:les|des|aux|ces|the|in|over|during|within|for|pendant|durant|dans|sur|au|cours|last|past|previous|next|first|dernieres?|derniers|premieres?|premiers)$/;
const MOST_LEAD = 4;
const BESIDE_COUNT = /^(?:dernieres?|derniers|premieres?|premiers|last|first|full|crop)$/;
/** Up to a time and with it: "the five years to 2023". */
const UP_TO = /^(?:(?:up )?to(?: and including)?|ending(?: in)?|until|jusqu (?:a|en)|finissant en)(?= |$)/;
const LONGEST_UP_TO = 4;

/** From how many steps away to how many, and how many words say so. */
interface Ends {
  first: number;
  last: number;
  length: number;
}

/**
 * So many years or months beside a time: « les cinq ans avant 2020 » are 2015 to 2019, "the three years after 2010" 2011
 * to 2013, "the five years to 2023" 2019 to 2023.
 */
export function readStretchFromDate(
  tokens: readonly Token[],
  at: number,
  today: string,
): Read<DateValue> | null {
  const counted = readLedCount(tokens, at);
  if (!counted) return null;
  const grain = grainAt(tokens, at + counted.length);
  const ends = grain && readEnds(tokens, at + counted.length + 1, counted.value);
  if (!ends) return null;
  const start = at + counted.length + 1 + ends.length;
  const origin = readOrigin(tokens, start, today);
  const from = origin && movePoint(origin.value, { count: ends.first, grain });
  const to = origin && movePoint(origin.value, { count: ends.last, grain });
  return origin && from && to && { value: { kind: 'between', from, to }, length: start + origin.length - at };
}

/** « dans les cinq », "over the last five": a number with words before it that make it a stretch. */
function readLedCount(tokens: readonly Token[], at: number): Read<number> | null {
  let next = at;
  while (next < at + MOST_LEAD && LEAD.test(wordAt(tokens, next))) next += 1;
  const count = next > at ? readCount(tokens, next) : null;
  if (!count) return null;
  const end = next + count.length;
  return { value: count.value, length: end - at + (BESIDE_COUNT.test(wordAt(tokens, end)) ? 1 : 0) };
}

function readEnds(tokens: readonly Token[], at: number, count: number): Ends | null {
  const direction = readDirection(tokens, at);
  if (direction)
    return direction.value < 0
      ? { first: -count, last: -1, length: direction.length }
      : { first: 1, last: count, length: direction.length };
  const upTo = UP_TO.exec(wordsAt(tokens, at, LONGEST_UP_TO));
  return upTo && { first: 1 - count, last: 0, length: upTo[0].split(' ').length };
}
