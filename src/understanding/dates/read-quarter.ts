import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { isoWeekSpan, monthsSpan, weekAround } from './calendar.js';
import { type Point, type Read, withYear } from './point.js';
import { RANKS } from './rank-words.js';
import { readDayMonth, readNumericDate } from './read-day.js';
import { readYearAfter } from './year-after.js';

const ORDINALS = new Map([...RANKS, ['premier', 1], ['1er', 1], ['dernier', 4], ['last', 4]]);
const MONTHS_OF = new Map([['trimestre', 3], ['quarter', 3], ['semestre', 6], ['half', 6], ['t', 3], ['q', 3], ['s', 6], ['h', 6]]); // prettier-ignore

/** Which third or half of the year a wording names, and how many tokens say so. */
interface Division {
  rank: number;
  months: number;
  length: number;
}

/** « T1 2025 », "Q3 2024", « premier trimestre 2025 », "second half of 2024". */
export function readQuarter(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const compact = readCompact(wordAt(tokens, at));
  const division = compact ?? readSpelt(tokens, at);
  if (!division || division.rank > 12 / division.months) return null;
  const year = readYearAfter(tokens, at + division.length, today);
  if (!year && compact) return null;
  const { rank, months, length } = division;
  const grain = months === 3 ? 'quarter' : 'month';
  const spanIn = (of: number) => monthsSpan(of, 1 + (rank - 1) * months, months, grain);
  return withYear({ grain, spanIn }, length, year);
}

function readCompact(word: string): Division | null {
  const match = /^([tqsh])([1-4])$/.exec(word);
  return match && { rank: Number(match[2]), months: MONTHS_OF.get(match[1] ?? '') ?? 3, length: 1 };
}

function readSpelt(tokens: readonly Token[], at: number): Division | null {
  const rank = ORDINALS.get(wordAt(tokens, at));
  const suffix = /^(?:er|e|eme|ere|st|nd|rd|th)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const word = wordAt(tokens, at + 1 + suffix);
  const months = word.length > 1 ? MONTHS_OF.get(word) : undefined;
  return rank === undefined || months === undefined ? null : { rank, months, length: 2 + suffix };
}

const WEEK = new Set(['semaine', 'week', 's', 'sem']);

/** « semaine 40 de 2025 », « la semaine du 1er octobre », "week 12 of 2026", « S40 2025 ». */
export function readWeek(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const word = wordAt(tokens, at);
  if (!WEEK.has(word)) return null;
  return readNumberedWeek(tokens, at, today) ?? (word.length > 3 ? readWeekOf(tokens, at, today) : null);
}

function readNumberedWeek(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const number = tokens[at + 1];
  if (number?.kind !== 'number' || number.value < 1 || number.value > 53) return null;
  const year = readYearAfter(tokens, at + 2, today);
  if (!year && wordAt(tokens, at).length <= 3) return null;
  const spanIn = (of: number) => isoWeekSpan(of, number.value);
  return withYear({ grain: 'week', spanIn }, 2, year);
}

function readWeekOf(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  let skip = 1;
  while (['du', 'of', 'the', 'de', 'le'].includes(wordAt(tokens, at + skip))) skip += 1;
  if (skip === 1) return null;
  const day = readDayMonth(tokens, at + skip, today) ?? readNumericDate(tokens, at + skip);
  if (!day) return null;
  const spanIn = (year: number) => weekAround(day.value.spanIn(year).from);
  return { value: { grain: 'week', year: day.value.year, spanIn }, length: skip + day.length };
}
