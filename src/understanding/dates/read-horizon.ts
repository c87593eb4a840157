import { wordAt } from '../text/number-words.js';
import type { Span } from './period.js';
import type { Token } from '../text/tokens.js';
import { addDays, monthsSpan, yearOf } from './calendar.js';
import { easterMonth } from './easter.js';
import { grainAt, isNextWord } from './grain-words.js';
import { SEASONS } from './month-names.js';
import { fixedPoint, type Point, type Read } from './point.js';
import { isYearToken } from './read-year.js';

type SpanIn = (year: number) => Span;

const harvest: SpanIn = (year) => monthsSpan(year, 7, 2, 'month');
const backToSchool: SpanIn = (year) => monthsSpan(year, 9, 1, 'month');

/** Times of the year by their name: cereals are harvested in July and August in most of Europe. */
const EVENTS: ReadonlyMap<string, SpanIn> = new Map([
  ['moisson', harvest],
  ['moissons', harvest],
  ['harvest', harvest],
  ['rentree', backToSchool],
  ['paques', easterMonth],
  ['easter', easterMonth],
]);

const ARTICLES = new Set(['la', 'les', 'the']);
const STILL_TO_COME = new Set(['pour', 'ici', 'by', 'for', 'before', 'avant']);
const AT = new Set(['a', 'at', 'jusqu', 'jusque', 'until', 'till', 'depuis', 'since']);
const THIS = /^(?:cet|cette|ce|this)$/;
const SOON_DAYS = 92;

/**
 * « pour la moisson », « d'ici la rentrée », « à Pâques », "next harvest", "by next summer"; « cet hiver » in November is
 * the one to come. Where a year is named, it is that of the harvest, and other readers have it.
 */
export function readHorizon(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const isNext = isNextWord(wordAt(tokens, at));
  const name = wordAt(tokens, at + (isNext ? 1 : 0));
  const season = SEASONS.get(name);
  const seasonIn: SpanIn | null =
    season === undefined ? null : (year) => monthsSpan(year, season, 3, 'quarter');
  const spanIn = EVENTS.get(name) ?? seasonIn;
  if (!spanIn || tokens.some(isYearToken)) return null;
  // "how much will the EU harvest next year" is of that year.
  const isFollowed = isNextWord(wordAt(tokens, at + 1)) && grainAt(tokens, at + 2) === null;
  if (isNext || isFollowed) return { value: fixedPoint(firstAfter(today, spanIn)), length: 2 };
  return seasonIn ? readThisSeason(tokens, at, today, seasonIn) : readEvent(tokens, at, today, spanIn);
}

function readEvent(tokens: readonly Token[], at: number, today: string, spanIn: SpanIn): Read<Point> | null {
  const before = wordAt(tokens, ARTICLES.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1);
  if (STILL_TO_COME.has(before)) return { value: fixedPoint(firstAfter(today, spanIn)), length: 1 };
  return AT.has(before) ? { value: { grain: 'month', year: null, spanIn }, length: 1 } : null;
}

/** « cet hiver », "this summer", a few weeks before it begins; else it is the one that went by. */
function readThisSeason(
  tokens: readonly Token[],
  at: number,
  today: string,
  spanIn: SpanIn,
): Read<Point> | null {
  const span = firstAfter(today, spanIn);
  const isSoon = THIS.test(wordAt(tokens, at - 1)) && span.from <= addDays(today, SOON_DAYS);
  return isSoon ? { value: fixedPoint(span), length: 1 } : null;
}

/** The first one that has not begun. */
function firstAfter(today: string, spanIn: SpanIn): Span {
  const year = yearOf(today);
  const span = spanIn(year);
  return span.from > today ? span : spanIn(year + 1);
}
