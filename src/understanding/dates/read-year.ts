import { readNumber, wordAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import { monthsSpan, yearSpan } from './calendar.js';
import type { Point, Read } from './point.js';

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** What makes a four-digit number an amount and not a year when it stands right after it. */
const AMOUNT_OF = new Set(
  'ha hectare hectares t tonne tonnes ton tons q qx quintal quintaux kg kilo kilos g tetes tete head euro euros eur usd dollar dollars € $ % m2 metres metre meters km habitants personnes pieces animaux vaches porcs arbres ruches litres hl'.split(
    ' ',
  ),
);

/** « chanvre france 2024 ha »: in so few words a unit at the end is the one wanted. */
const TELEGRAM = 6;

/** « 2024 », « l'an 2000 », « deux mille vingt-quatre », "twenty twenty-four". */
export function readYear(tokens: readonly Token[], at: number): Read<number> | null {
  const year = readYearNumber(tokens, at) ?? readYearPair(tokens, at);
  if (!year) return null;
  const next = wordAt(tokens, at + year.length);
  // No yield is of thousands, save in kilograms: « 2023 qx/ha » is a year.
  const isRatio =
    wordAt(tokens, at + year.length + 1) === '/' && next !== 'kg' && next !== '$' && next !== '€';
  const isTelegram = tokens.length <= TELEGRAM && at + year.length === tokens.length - 1;
  return AMOUNT_OF.has(next) && !isRatio && !isTelegram ? null : year;
}

function readYearNumber(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    return /^(?:19|20)\d\d$/.test(token.folded) ? { value: token.value, length: 1 } : null;
  }
  const number = readNumber(tokens, at);
  return number && number.length > 1 && isYear(number.value) ? number : null;
}

function readYearPair(tokens: readonly Token[], at: number): Read<number> | null {
  const first = readNumber(tokens, at);
  if (!first || (first.value !== 19 && first.value !== 20) || tokens[at]?.kind === 'number') return null;
  const second = readNumber(tokens, at + first.length);
  if (!second || second.value < 10 || second.value > 99 || tokens[at + first.length]?.kind === 'number')
    return null;
  return { value: first.value * 100 + second.value, length: first.length + second.length };
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
}

/** Two digits as a year: 24 → 2024, 95 → 1995. */
export function shortYear(token: Token | undefined): number | null {
  if (!token || !/^\d\d$/.test(token.folded)) return null;
  return token.value <= 50 ? 2000 + token.value : 1900 + token.value;
}

export function yearPoint(year: number): Point {
  return { grain: 'year', year, spanIn: yearSpan };
}

/** A marketing season, July to June: « 2023/24 ». */
export function seasonPoint(year: number): Point {
  return { grain: 'season', year, spanIn: (first) => monthsSpan(first, 7, 12, 'season') };
}
