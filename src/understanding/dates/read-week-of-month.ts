import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { daysInMonth, isoDay } from './calendar.js';
import { MONTHS } from './month-names.js';
import { type Point, type Read, withYear } from './point.js';
import { RANKS } from './rank-words.js';
import { readYearAfter } from './year-after.js';

/** Which seven days of the month: the first, …; zero is the last. */
const ORDINALS = new Map([...RANKS, ['premiere', 1], ['seconde', 2], ['derniere', 0], ['last', 0]]);
const SUFFIX = /^(?:re|ere|e|eme|st|nd|rd|th)$/;
const LINK = /^(?:de|d|du|mois|of|in|en)$/;
const DAYS = 7;

/** « la première semaine de janvier 2026 », "the last week of May": seven days from the first of the month on, or to its end. */
export function readWeekOfMonth(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const which = ORDINALS.get(wordAt(tokens, at));
  if (which === undefined) return null;
  const week = SUFFIX.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!/^(?:semaine|week)$/.test(wordAt(tokens, week))) return null;
  let next = week + 1;
  while (LINK.test(wordAt(tokens, next))) next += 1;
  const month = MONTHS.get(wordAt(tokens, next));
  if (month === undefined) return null;
  const spanIn: Point['spanIn'] = (year) => {
    const end = which === 0 ? daysInMonth(year, month) : which * DAYS;
    return { from: isoDay(year, month, end - DAYS + 1), to: isoDay(year, month, end), grain: 'week' };
  };
  return withYear({ grain: 'week', spanIn }, next + 1 - at, readYearAfter(tokens, next + 1, today));
}
