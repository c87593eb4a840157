import { wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { addDays, daySpan, isoDay, monthOf, monthsSpan, yearOf } from './calendar.js';
import { fixedPoint, type DateValue, type Point, type Read } from './point.js';
import { readPoint } from './read-point.js';
import { skipArticles } from './read-two-ends.js';
import { yearPoint } from './read-year.js';

const UNTIL = new Set('jusqu jusque until till through by'.split(' '));
const YEAR_TO_DATE =
  /^(?:depuis (?:le )?debut (?:de )?(?:l |cette )?annee|since (?:the )?(?:start|beginning) of (?:the |this )?year|year to date|ytd)(?= |$)(?! (?:19|20)\d\d)/;
const SINCE = /^(?:depuis|since|a partir de|a partir du|a compter de|a compter du)(?= |$)/;

/** « depuis le début de l'année », "year to date": from January of this year on. */
export function readYearToDate(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const match = YEAR_TO_DATE.exec(wordsAt(tokens, at, 7));
  if (!match) return null;
  const from = fixedPoint(monthsSpan(yearOf(today), 1, 1, 'month'));
  return { value: { kind: 'between', from, to: null }, length: match[0].split(' ').length };
}

/** « depuis 2018 », « à partir de mai 2020 », "since last year"; « depuis 2010 jusqu'en 2023 ». */
export function readSince(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const match = SINCE.exec(wordsAt(tokens, at, 3));
  if (!match) return null;
  const start = skipArticles(tokens, at + match[0].split(' ').length);
  const point = readPoint(tokens, start, today);
  if (!point || isOneYearAgo(point.value)) return null;
  const end = start + point.length;
  const until = UNTIL_AFTER.test(wordAt(tokens, end)) ? readUntil(tokens, end, today) : null;
  const to = until?.value.kind === 'between' ? until.value.to : null;
  return {
    value: { kind: 'between', from: outerMonth(point.value, 'first'), to },
    length: end + (until?.length ?? 0) - at,
  };
}

/** "since last year" sets now against a year before, and is of no stretch from its January on. */
function isOneYearAgo({ ago }: Point): boolean {
  return ago?.grain === 'year' && ago.count === 1;
}

const UNTIL_AFTER = /^(?:jusqu|jusque|until|till|up)$/;

/** "from 2015 onwards", « dès 2015 ». */
export function readOnwards(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const word = wordAt(tokens, at);
  const point = word === 'from' || word === 'des' ? readPoint(tokens, at + 1, today) : null;
  if (!point || isOfDecade(tokens[at], point.value)) return null;
  const isOnwards = /^onwards?$/.test(wordAt(tokens, at + 1 + point.length));
  if (word === 'from' && !isOnwards) return null;
  return {
    value: { kind: 'between', from: point.value, to: null },
    length: 1 + point.length + (isOnwards ? 1 : 0),
  };
}

/** « des années 2010 » are all ten of them, « dès les années 2010 » what goes on after them too. */
function isOfDecade(word: Token | undefined, { grain }: Point): boolean {
  return grain === 'decade' && word?.text.toLowerCase() === 'des';
}

/** « jusqu'en août 2026 », « d'ici fin 2026 », « d'ici à Noël », "by the end of 2026". */
export function readUntil(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const isTwoWords = /^(?:d ici|up to)$/.test(wordsAt(tokens, at, 2));
  if ((!isTwoWords && !UNTIL.has(wordAt(tokens, at))) || isGoneBy(tokens, at)) return null;
  const start = skipArticles(tokens, at + (isTwoWords ? 2 : 1));
  const point = readPoint(tokens, start, today);
  return (
    point && {
      value: { kind: 'between', from: null, to: outerMonth(point.value, 'last') },
      length: start + point.length - at,
    }
  );
}

/** "going by 2022", "judging by the 2022 figures": the year that is looked at, and no end. */
function isGoneBy(tokens: readonly Token[], at: number): boolean {
  return (
    wordAt(tokens, at) === 'by' &&
    /^(?:going|go|judging|judged|ranked|measured)$/.test(wordAt(tokens, at - 1))
  );
}

/** « après 2015 » begins the year after. */
export function readAfter(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (!/^(?:apres|after)$/.test(wordAt(tokens, at)) || isPartOfDayWord(tokens, at)) return null;
  const point = readPoint(tokens, at + 1, today);
  if (!point || point.value.year === null) return null;
  const from = point.value.grain === 'year' ? yearPoint(point.value.year + 1) : point.value;
  return { value: { kind: 'between', from, to: null }, length: 1 + point.length };
}

/** « avant la fin de 2026 » ends with it. */
const ENDING = /^(?:fin|end)$/;

/** « avant 2015 » ends the year before. */
export function readBefore(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  if (!/^(?:avant|before)$/.test(wordAt(tokens, at)) || isPartOfDayWord(tokens, at)) return null;
  const start = skipArticles(tokens, at + 1);
  const point = readPoint(tokens, start, today);
  if (!point || point.value.year === null) return null;
  const { grain, year } = point.value;
  if (ENDING.test(wordAt(tokens, start)))
    return {
      value: { kind: 'between', from: null, to: outerMonth(point.value, 'last') },
      length: start + point.length - at,
    };
  const to =
    grain === 'year' ? yearPoint(year - 1) : fixedPoint(daySpan(addDays(point.value.spanIn(year).from, -1)));
  return { value: { kind: 'between', from: null, to }, length: start + point.length - at };
}

/** « avant-hier », "the day after tomorrow": one day, not all before or after one. */
function isPartOfDayWord(tokens: readonly Token[], at: number): boolean {
  return /^(?:avant hier|apres demain)$/.test(wordsAt(tokens, at, 2)) || wordAt(tokens, at - 1) === 'day';
}

/** « depuis début 2026 », « depuis fin 2024 » begins, « d'ici fin 2026 » ends with a month. */
export function outerMonth(point: Point, which: 'first' | 'last'): Point {
  if (point.grain !== 'quarter') return point;
  if (which === 'first' && point.turnIn) return { grain: 'month', year: point.year, spanIn: point.turnIn };
  const spanIn = (year: number) => {
    const span = point.spanIn(year);
    const day = which === 'first' ? span.from : isoDay(yearOf(span.to), monthOf(span.to), 1);
    return monthsSpan(yearOf(day), monthOf(day), 1, 'month');
  };
  return { grain: 'month', year: point.year, spanIn };
}
