import { readNumberWords } from '../../common/number-words.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { isoDay, monthsSpan, yearOf } from './calendar.js';
import { easterMonth } from './easter.js';
import { isNextWord } from './grain-words.js';
import { DOUBTFUL_MONTHS, MONTHS, SEASONS } from './month-names.js';
import { fixedPoint, type Point, type Read, withYear } from './point.js';
import { isHeavenlyPlace } from '../terms/heavenly-bodies.js';
import { isYearToken, shortYear } from './read-year.js';
import { readYearAfter } from './year-after.js';

const BEFORE_A_MONTH = new Set('en in de d since depuis of until jusqu jusque a au et and entre between to from by pour for mois fin debut vs ou or last early late apres avant after before ici'.split(' ')); // prettier-ignore
const BETWEEN_MONTHS = new Set(['et', 'and', 'ou', 'or', ',', 'a', 'to', '-']);
const BEFORE_A_SEASON = new Set('l cet cette en d in this the au de ce of by'.split(' '));

/** « mai 2026 », « en mai », "May", « mai 26 ». */
export function readMonth(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const name = wordAt(tokens, at);
  const month = monthAt(tokens, at);
  if (month === undefined) return null;
  const afterName = at + (wordAt(tokens, at + 1) === '.' && name.length < 5 ? 2 : 1);
  const year =
    readYearAfter(tokens, afterName, today) ??
    readTwoDigits(tokens, afterName) ??
    readNextMonth(tokens, at, afterName, yearOfNext(today, month));
  if (!year && DOUBTFUL_MONTHS.has(name) && !isAmongDates(tokens, at)) return null;
  const spanIn = (of: number) => monthsSpan(of, month, 1, 'month');
  return withYear({ grain: 'month', spanIn }, year ? afterName - at : 1, year);
}

/** The month that a word names; "on Mars" names none. */
function monthAt(tokens: readonly Token[], at: number): number | undefined {
  return isHeavenlyPlace(tokens, at) || isOfNumber(tokens, at) ? undefined : MONTHS.get(wordAt(tokens, at));
}

/** « en mai », « mars et avril »; "may I" and « mars » alone are none. */
function isAmongDates(tokens: readonly Token[], at: number): boolean {
  // « mi-mars » is one, as « mi mars » is.
  const before = wordAt(tokens, at - 1) === '-' ? at - 2 : at - 1;
  if (BEFORE_A_MONTH.has(wordAt(tokens, before)) || /^mid?$/.test(wordAt(tokens, before))) return true;
  return BETWEEN_MONTHS.has(wordAt(tokens, at + 1)) && MONTHS.has(wordAt(tokens, at + 2));
}

function readTwoDigits(tokens: readonly Token[], at: number): Read<number> | null {
  const year = shortYear(tokens[at]);
  const next = tokens[at + 1];
  const isLast = !next || next.kind === 'mark' || ['et', 'and', 'a', 'to', 'vs'].includes(next.folded);
  return year !== null && year >= 2000 && isLast ? { value: year, length: 1 } : null;
}

/** « été 2026 », « l'hiver dernier », "this summer"; « a été » is none. */
export function readSeason(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  if (wordAt(tokens, at) === 'last') return readLastSeason(tokens, at + 1);
  const first = SEASONS.get(wordAt(tokens, at));
  if (first === undefined) return null;
  const spanIn = (of: number) => monthsSpan(of, first, 3, 'quarter');
  const year = readYearAfter(tokens, at + 1, today) ?? readNextSeason(tokens, at + 1, today, first);
  if (!year && !BEFORE_A_SEASON.has(wordAt(tokens, at - 1))) return null;
  const isPast = !year && /^(?:dernier|derniere|passe)$/.test(wordAt(tokens, at + 1));
  return withYear({ grain: 'quarter', spanIn }, isPast ? 2 : 1, year);
}

/** "last summer": the newest one that has begun. */
function readLastSeason(tokens: readonly Token[], at: number): Read<Point> | null {
  const first = SEASONS.get(wordAt(tokens, at));
  if (first === undefined) return null;
  const spanIn = (of: number) => monthsSpan(of, first, 3, 'quarter');
  return { value: { grain: 'quarter', year: null, spanIn }, length: 2 };
}

/** « au printemps prochain »: the first one that has not begun. */
function readNextSeason(
  tokens: readonly Token[],
  at: number,
  today: string,
  first: number,
): Read<number> | null {
  if (!isNextWord(wordAt(tokens, at))) return null;
  return { value: yearOfNext(today, first), length: 1 };
}

/** « mars prochain », "next June": the word stands after the month or before it. */
function readNextMonth(
  tokens: readonly Token[],
  at: number,
  afterName: number,
  value: number,
): Read<number> | null {
  if (isNextWord(wordAt(tokens, afterName))) return { value, length: 1 };
  return isNextWord(wordAt(tokens, at - 1)) ? { value, length: 0 } : null;
}

function yearOfNext(today: string, month: number): number {
  const year = yearOf(today);
  return isoDay(year, month, 1) > today ? year : year + 1;
}

/** « les années 2010 », « années 90 », « la décennie 2010 », "the 2010s". */
export function readDecade(tokens: readonly Token[], at: number): Read<Point> | null {
  const named = /^(?:annees|decennie)$/.test(wordAt(tokens, at));
  const number = tokens[at + (named ? 1 : 0)];
  if (number?.kind !== 'number' || number.value % 10 !== 0) return null;
  if (!named && !isPlural(tokens, at)) return null;
  const year = isYearToken(number) ? number.value : shortYear(number);
  if (year === null) return null;
  const span = { from: isoDay(year, 1, 1), to: isoDay(year + 9, 12, 31), grain: 'decade' as const };
  return { value: fixedPoint(span), length: 2 };
}

/** "2010s", "2010's"; « depuis 2020 s'il vous plaît » has a word of its own behind the year. */
function isPlural(tokens: readonly Token[], at: number): boolean {
  const [number, next] = [tokens[at], tokens[at + 1]];
  if (!number || next?.folded !== 's') return false;
  return next.start === number.end || !/^ils?$/.test(wordAt(tokens, at + 2));
}

const EASTER = new Set(['paques', 'easter']);
const CHRISTMAS = new Set(['noel', 'christmas', 'xmas']);

/** « à Noël », "at Christmas", « Pâques 2026 »; Easter without a year is read-horizon.ts's. */
export function readFeast(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const isEaster = EASTER.has(wordAt(tokens, at));
  if (!isEaster && !CHRISTMAS.has(wordAt(tokens, at))) return null;
  const year = readYearAfter(tokens, at + 1, today);
  if (isEaster) return year && withYear({ grain: 'month', spanIn: easterMonth }, 1, year);
  const spanIn = (of: number) => monthsSpan(of, 12, 1, 'month');
  return withYear({ grain: 'month', spanIn }, 1, year);
}

/** « les Vingt-Sept », « de sept heures »: a number, and no September. */
function isOfNumber(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) !== 'sept') return false;
  const read = readNumberWords((from) => wordAt(tokens, from), at - 1);
  return (read !== null && read.length > 1) || COUNTED.test(wordAt(tokens, at + 1));
}

/** What there may be seven of. */
const COUNTED = /^(?!(?:cours|dans|des|derniers|les|pas|plus|prix|puis|sans|sous|vers)$)[a-z]{3,}[sx]$/;
