import { wordAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import { daySpan, isoDay, monthOf, monthsSpan, yearOf } from './calendar.js';
import { fixedPoint, type DateValue, type Point, type Read } from './point.js';
import { dayBefore, readPoint } from './read-point.js';
import { seasonPoint, shortYear, yearPoint } from './read-year.js';

type RangeReader = (tokens: readonly Token[], at: number, today: string) => Read<DateValue> | null;

const ARTICLES = new Set([
  'l',
  'le',
  'la',
  'les',
  'the',
  'en',
  'a',
  'au',
  'annee',
  'year',
  'campagne',
  'recolte',
]);
const SINCE = new Set(['depuis', 'since']);
const UNTIL = new Set(['jusqu', 'jusque', 'until', 'till', 'through']);
const BETWEEN = new Set(['entre', 'between']);
const FROM = new Set(['de', 'du', 'from', 'd']);
const TO = new Set([
  'a',
  'au',
  'to',
  'jusqu',
  'jusque',
  'until',
  'till',
  'through',
  '-',
  'et',
  'and',
  'en',
  '>',
  '→',
]);
const SEASON_WORDS = new Set(['campagne', 'saison', 'season', 'campagnes', 'year', 'marketing']);

const READERS: readonly RangeReader[] = [
  readYearPair,
  readBetween,
  readFromTo,
  readYearToDate,
  readSince,
  readUntil,
  readAfter,
  readBefore,
  readBareRange,
];

/** A stretch with one or two ends: « entre … et … », « depuis … », « 2020-2024 ». */
export const readRange: RangeReader = (tokens, at, today) => {
  for (const reader of READERS) {
    const read = reader(tokens, at, today);
    if (read) return read;
  }
  return null;
};

/** « 2023/24 », « campagne 2023-2024 »: one season; « 2020-2024 », « 2020/2024 », "2015-20": a stretch of years. */
function readYearPair(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const [first, mark, second] = tokens.slice(at, at + 3);
  if (!first || !/^(?:19|20)\d\d$/.test(first.folded) || !mark || !/^[-/]$/.test(mark.folded) || !second)
    return null;
  if (/^[-/]$/.test(wordAt(tokens, at + 3)) && tokens[at + 4]?.kind === 'number') return null;
  const short = shortYear(second);
  const year = /^(?:19|20)\d\d$/.test(second.folded)
    ? second.value
    : short && Math.floor(first.value / 100) * 100 + second.value;
  if (!year || year <= first.value) return null;
  const isSeason =
    year === first.value + 1 &&
    (short !== null || mark.folded === '/' || SEASON_WORDS.has(wordAt(tokens, at - 1)));
  if (isSeason) return { value: { kind: 'point', point: seasonPoint(first.value) }, length: 3 };
  if (short !== null && mark.folded === '-' && second.value <= 12 && !isSeason) return null;
  return { value: { kind: 'between', from: yearPoint(first.value), to: yearPoint(year) }, length: 3 };
}

function readBetween(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (!BETWEEN.has(wordAt(tokens, at))) return null;
  return readEnds(tokens, at, at + 1, today);
}

/** « de janvier à mai 2026 », « du 3 au 9 avril », "from 2015 to 2020". */
function readFromTo(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (!FROM.has(wordAt(tokens, at))) return null;
  return readEnds(tokens, at, at + 1, today, true);
}

/** « 2010 à 2024 », "January to May 2026", « janvier-mai 2026 »: no word before. */
function readBareRange(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (tokens[at]?.kind === 'mark') return null;
  const range = readEnds(tokens, at, at, today, true);
  const point = readPoint(tokens, at, today);
  const joint = point ? wordAt(tokens, at + point.length) : '';
  return ['a', 'au', 'to', '-', '>', '→', 'through', 'until', 'jusqu', 'jusque'].includes(joint)
    ? range
    : null;
}

function readEnds(
  tokens: readonly Token[],
  at: number,
  start: number,
  today: string,
  isStrict = false,
): Read<DateValue> | null {
  const fromAt = skipArticles(tokens, start);
  const from = readPoint(tokens, fromAt, today) ?? bareDay(tokens, fromAt);
  if (!from) return null;
  let next = fromAt + from.length;
  const comma = wordAt(tokens, next) === ',' ? 1 : 0;
  const joint = wordAt(tokens, next + comma);
  if (!TO.has(joint) || (isStrict && (joint === 'et' || joint === 'and' || joint === 'en'))) return null;
  next = skipArticles(tokens, next + comma + 1);
  const to = readPoint(tokens, next, today) ?? readShortEnd(tokens, next, from.value);
  if (!to) return null;
  return { value: { kind: 'between', ...matchEnds(from.value, to.value) }, length: next + to.length - at };
}

/** « entre 2020 et 24 ». */
function readShortEnd(tokens: readonly Token[], at: number, from: Point): Read<Point> | null {
  const year = shortYear(tokens[at]);
  if (year === null || from.grain !== 'year' || from.year === null || year <= from.year) return null;
  return { value: yearPoint(year), length: 1 };
}

/** « du 3 au 9 avril »: the day takes month and year of the other end. */
function bareDay(tokens: readonly Token[], at: number): Read<Point> | null {
  const day = tokens[at];
  if (!day || !/^\d\d?$/.test(day.folded) || day.value < 1 || day.value > 31) return null;
  return { value: { grain: 'day', year: -day.value, spanIn: () => daySpan(isoDay(1, 1, 1)) }, length: 1 };
}

function matchEnds(from: Point, to: Point): { from: Point; to: Point } {
  if (from.year !== null && from.year < 0) {
    const day = -from.year;
    const spanIn = (year: number) => {
      const end = to.spanIn(year).from;
      return daySpan(isoDay(yearOf(end), monthOf(end), day));
    };
    return { from: { grain: 'day', year: to.year, spanIn }, to };
  }
  if (from.year !== null || to.year === null) return { from, to };
  const isBackwards = from.spanIn(to.year).from > to.spanIn(to.year).to;
  return { from: { ...from, year: isBackwards ? to.year - 1 : to.year }, to };
}

/** « depuis le début de l'année », "year to date": from January of this year on. */
function readYearToDate(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const words = Array.from({ length: 7 }, (_, i) => wordAt(tokens, at + i)).join(' ');
  const match =
    /^(?:depuis (?:le )?debut (?:de )?(?:l |cette )?annee|since (?:the )?(?:start|beginning) of (?:the |this )?year|year to date|ytd|depuis janvier(?= |$)(?! (?:19|20)\d\d))(?= |$)/.exec(
      words,
    );
  if (!match || /annee (?:19|20)\d\d/.test(words) || / year (?:19|20)\d\d/.test(words)) return null;
  const first = fixedPoint({
    from: isoDay(yearOf(today), 1, 1),
    to: isoDay(yearOf(today), 1, 31),
    grain: 'month',
  });
  return { value: { kind: 'between', from: first, to: null }, length: match[0].split(' ').length };
}

function readSince(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const words = [0, 1, 2].map((i) => wordAt(tokens, at + i)).join(' ');
  const skip = SINCE.has(wordAt(tokens, at))
    ? 1
    : /^(?:a partir de|a compter de|a partir du|as of)/.test(words)
      ? words.startsWith('as')
        ? 2
        : 3
      : 0;
  if (!skip) return readFromOnwards(tokens, at, today);
  const start = skipArticles(tokens, at + skip);
  const point = readPoint(tokens, start, today);
  if (!point) return null;
  return {
    value: { kind: 'between', from: outerMonth(point.value, 'first'), to: null },
    length: start + point.length - at,
  };
}

/** "from 2015 onwards". */
function readFromOnwards(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (!/^(?:from|des)$/.test(wordAt(tokens, at))) return null;
  const point = readPoint(tokens, at + 1, today);
  if (!point || (wordAt(tokens, at) === 'from' && !/^onwards?$/.test(wordAt(tokens, at + 1 + point.length))))
    return null;
  return { value: { kind: 'between', from: point.value, to: null }, length: 1 + point.length };
}

/** « jusqu'en août 2026 », « d'ici fin 2026 », « d'ici à Noël », "by the end of 2026". */
function readUntil(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const isHence = wordAt(tokens, at) === 'd' && wordAt(tokens, at + 1) === 'ici';
  const isBy =
    wordAt(tokens, at) === 'by' || (wordAt(tokens, at) === 'up' && wordAt(tokens, at + 1) === 'to');
  if (!isHence && !isBy && !UNTIL.has(wordAt(tokens, at))) return null;
  const start = skipArticles(tokens, at + (isHence || wordAt(tokens, at) === 'up' ? 2 : 1));
  const point = readPoint(tokens, start, today);
  if (!point) return null;
  return {
    value: { kind: 'between', from: null, to: outerMonth(point.value, 'last') },
    length: start + point.length - at,
  };
}

/** « après 2015 » begins the year after. */
function readAfter(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (!['apres', 'after'].includes(wordAt(tokens, at))) return null;
  const point = readPoint(tokens, at + 1, today);
  if (!point || point.value.year === null) return null;
  const from = point.value.grain === 'year' ? yearPoint(point.value.year + 1) : point.value;
  return { value: { kind: 'between', from, to: null }, length: 1 + point.length };
}

/** « avant 2015 » ends the year before. */
function readBefore(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (!['avant', 'before'].includes(wordAt(tokens, at))) return null;
  const start = skipArticles(tokens, at + 1);
  const point = readPoint(tokens, start, today);
  if (!point || point.value.year === null) return null;
  const to =
    point.value.grain === 'year'
      ? yearPoint(point.value.year - 1)
      : fixedPoint(daySpan(dayBefore(point.value.spanIn(point.value.year).from)));
  return { value: { kind: 'between', from: null, to }, length: start + point.length - at };
}

/** « depuis début 2026 » begins, « d'ici fin 2026 » ends with a month. */
function outerMonth(point: Point, which: 'first' | 'last'): Point {
  if (point.grain !== 'quarter') return point;
  const spanIn = (year: number) => {
    const day = which === 'first' ? point.spanIn(year).from : point.spanIn(year).to;
    return monthsSpan(yearOf(day), monthOf(day), 1, 'month');
  };
  return { grain: 'month', year: point.year, spanIn };
}

function skipArticles(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 3 && ARTICLES.has(wordAt(tokens, next))) next += 1;
  return next;
}
