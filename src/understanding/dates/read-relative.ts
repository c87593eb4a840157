import { wordAt, wordsAt } from '../text/number-words.js';
import type { Grain } from './period.js';
import type { Token } from '../text/tokens.js';
import { addDays, daySpan, monthOf, monthsSpan, weekAround, yearOf } from './calendar.js';
import { grainAt, isLastWord, isNextWord } from './grain-words.js';
import { fixedPoint, type Point, type Read } from './point.js';
import { readCountOrArticle } from './read-count.js';
import { yearPoint } from './read-year.js';

/** « l'an dernier », « l'année prochaine », « ce mois-ci », « il y a trois ans », "two years ago", « hier ». */
export function readRelative(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const skip = /^(?:l|le|la|the|cette|ce|cet|this)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const found =
    readSameTime(tokens, at, today) ??
    readNeighbour(tokens, at + skip, today) ??
    (skip ? readCurrent(tokens, at, today) : null) ??
    readAgo(tokens, at, today) ??
    readDayWord(tokens, at, today);
  if (!found) return null;
  return found.isWhole ? found : { value: found.value, length: found.length + skip };
}

type Found = Read<Point> & { isWhole?: boolean };

const BEFORE_GRAIN = new Map([['last', -1], ['previous', -1], ['next', 1], ['coming', 1]]); // prettier-ignore

/** "last harvest" is the newest that there is a figure of, whenever it was. */
const REAPED = /^(?:harvest|crop|season)$/;

/** "last year", « mois prochain », « avant-dernière année »; « dernière année » is left to the newest figures. */
function readNeighbour(tokens: readonly Token[], at: number, today: string): Found | null {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  const offset = BEFORE_GRAIN.get(first);
  if (offset !== undefined)
    return second.endsWith('s') || (first === 'last' && REAPED.test(second))
      ? null
      : neighbour(grainAt(tokens, at + 1), offset, today, 2);
  if (first === 'avant' && isLastWord(second)) return neighbour(grainAt(tokens, at + 2), -2, today, 3);
  if (first.endsWith('s') && first !== 'mois') return null;
  return neighbour(grainAt(tokens, at), offsetAfter(second), today, 2);
}

function offsetAfter(word: string): number {
  if (isLastWord(word) || /^(?:passee?|precedente?)$/.test(word)) return -1;
  return isNextWord(word) ? 1 : 0;
}

function neighbour(grain: Grain | null, offset: number, today: string, length: number): Found | null {
  if (!grain || offset === 0) return null;
  const point = pointAround(grain, offset, today);
  return { value: offset < 0 ? { ...point, ago: { count: -offset, grain } } : point, length };
}

/** « cette année », « ce mois-ci », "this year". */
function readCurrent(tokens: readonly Token[], at: number, today: string): Found | null {
  if (!/^(?:cette|ce|cet|this)$/.test(wordAt(tokens, at))) return null;
  const grain = grainAt(tokens, at + 1);
  if (
    !grain ||
    grain === 'week' ||
    grain === 'day' ||
    (wordAt(tokens, at + 1).endsWith('s') && grain !== 'month')
  )
    return null;
  const length = wordAt(tokens, at + 2) === 'ci' ? 3 : 2;
  return { value: pointAround(grain, 0, today), length, isWhole: true };
}

/** « il y a trois ans », "three years ago". */
function readAgo(tokens: readonly Token[], at: number, today: string): Found | null {
  const before = wordsOfAgo(tokens, at);
  const skip = before + wordsOfNearness(tokens, at + before);
  const count = readCountOrArticle(tokens, at + skip);
  const grain = count && grainAt(tokens, at + skip + count.length);
  if (!count || !grain || count.value > LONGEST_AGO) return null;
  const length = skip + count.length + 1;
  const isAfter = /^(?:ago|earlier)$/.test(wordAt(tokens, at + length));
  if (!before && !isAfter) return null;
  const point = { ...pointAround(grain, -count.value, today), ago: { count: count.value, grain } };
  return {
    value: grain === 'year' ? yearsAgo(count.value, today) : point,
    length: length + (isAfter ? 1 : 0),
    isWhole: true,
  };
}

/** How many words say how exactly the years are counted: « tout juste », « à peu près », « déjà », "about". */
function wordsOfNearness(tokens: readonly Token[], at: number): number {
  const [said] = NEARNESS.exec(wordsAt(tokens, at, 4)) ?? [];
  return said ? said.split(' ').length : 0;
}

const NEARNESS =
  /^(?:(?:tout )?juste|exactement|precisement|tres exactement|environ|a peu pres|grosso modo|approximativement|pres de|pres d|bien|deja|presque|quelque|about|some|pres)(?= )/;

const SAME_TIME =
  /^(?:(?:a la|la|a) )?(?:meme|pareille) (?:epoque|periode|date|saison|semaine) (?:de )?(?:l )?(?:an|annee) (?:derniere?|passee?|precedente?|d avant)(?= |$)|^(?:(?:at|in) )?(?:the )?(?:this|same) (?:time|week) (?:last year|a year (?:ago|earlier))(?= |$)/;

/** « à la même époque l'an dernier », "this time last year": a year ago, and not all of last year. */
function readSameTime(tokens: readonly Token[], at: number, today: string): Found | null {
  const match = SAME_TIME.exec(wordsAt(tokens, at, LONGEST_SAME_TIME));
  if (!match) return null;
  const value = yearsAgo(1, today);
  return { value, length: match[0].split(' ').length, isWhole: true };
}

const LONGEST_SAME_TIME = 9;

/** The year so many years ago, with the month around the day. */
function yearsAgo(count: number, today: string): Point {
  const month = monthsSpan(yearOf(today) - count, monthOf(today), 1, 'month');
  return { ...pointAround('year', -count, today), ago: { count, grain: 'year' }, month };
}

const LONGEST_AGO = 120;

/** How many words say « il y a » at a token. */
function wordsOfAgo(tokens: readonly Token[], at: number): number {
  if (wordsAt(tokens, at, 3) === 'il y a') return 3;
  return wordsAt(tokens, at, 2) === 'y a' ? 2 : 0;
}

const DAY_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^avant hier(?= |$)/, -2],
  [/^(?:the )?day before yesterday(?= |$)/, -2],
  [/^apres demain(?= |$)/, 2],
  [/^(?:the )?day after tomorrow(?= |$)/, 2],
  [/^(?:hier|yesterday)(?= |$)/, -1],
  [/^(?:demain|tomorrow)(?= |$)/, 1],
];

const LONGEST_DAY_WORD = 4;

/** « hier », « avant-hier », "the day after tomorrow". */
function readDayWord(tokens: readonly Token[], at: number, today: string): Found | null {
  const words = wordsAt(tokens, at, LONGEST_DAY_WORD);
  for (const [pattern, offset] of DAY_WORDS) {
    const match = pattern.exec(words);
    if (match)
      return { value: fixedPoint(daySpan(addDays(today, offset))), length: match[0].split(' ').length };
  }
  return null;
}

/** The year, month, week … `offset` away from the one that holds `today`. */
export function pointAround(grain: Grain, offset: number, today: string): Point {
  const [year, month] = [yearOf(today), monthOf(today)];
  if (grain === 'day') return fixedPoint(daySpan(addDays(today, offset)));
  if (grain === 'week') return fixedPoint(weekAround(addDays(today, 7 * offset)));
  if (grain === 'month') return fixedPoint(monthsSpan(year, month + offset, 1, 'month'));
  if (grain === 'quarter') {
    return fixedPoint(monthsSpan(year, month - ((month - 1) % 3) + 3 * offset, 3, 'quarter'));
  }
  return yearPoint(year + (grain === 'decade' ? 10 * offset : offset));
}
