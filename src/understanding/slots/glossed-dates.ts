import { liesIn } from '../dates/calendar.js';
import type { DateMention, DateValue, Point } from '../dates/point.js';
import type { Span } from '../dates/period.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/**
 * The dates without what brackets only say again: "Easter 2026 (early April)" is that week, « depuis Pâques (début avril
 * 2026) » is since then, and no second time.
 */
export function withoutGlosses(dates: readonly DateMention[], tokens: readonly Token[]): DateMention[] {
  const told: DateMention[] = [];
  for (const date of dates) {
    const last = told.at(-1);
    const glossed = last && isInBrackets(date, last, tokens) ? glossedBy(last, date) : null;
    if (glossed) told.splice(-1, 1, glossed);
    else told.push(date);
  }
  return told;
}

/** Whether a date stands alone in brackets right behind another one. */
function isInBrackets({ start, end }: DateMention, before: DateMention, tokens: readonly Token[]): boolean {
  const open = before.end;
  const isOpened = wordAt(tokens, open) === '(' && tokens.slice(open + 1, start).every(isSmall);
  return isOpened && wordAt(tokens, end) === ')';
}

/** « (en avril) », "(the first week of April)". */
function isSmall({ folded }: Token): boolean {
  return /^(?:en|le|la|l|the|in|soit|i|e|vers|around|about)$/.test(folded);
}

/** The narrower one of a time and the gloss that lies in it; a stretch begins then. Null where the gloss is of another time. */
function glossedBy(date: DateMention, gloss: DateMention): DateMention | null {
  const { value } = date;
  const narrower = narrowerOf(pointOf(value), pointOf(gloss.value));
  if (narrower === null) return null;
  if (value.kind === 'between') return { ...date, value: { ...value, from: narrower } };
  return { ...date, value: { kind: 'point', point: narrower }, end: gloss.end };
}

/** The time that is named, or that a stretch begins with. */
function pointOf(value: DateValue): Point | null {
  if (value.kind === 'between') return value.from;
  return value.kind === 'point' ? value.point : null;
}

/** The second point, of the year that either names, where it lies in the first. */
function narrowerOf(point: Point | null, told: Point | null): Point | null {
  if (!point || !told) return null;
  const year = told.year ?? point.year;
  if (year === null || !liesIn(told.spanIn(year), point.spanIn(point.year ?? year))) return null;
  return { ...told, year };
}

/** A time that names no year is of that of the one it lies in. */
export function inYearOf({ value: wide }: DateMention, date: DateMention): DateMention {
  const { value } = date;
  if (value.kind !== 'point' || value.point.year !== null || wide.kind !== 'point') return date;
  return { ...date, value: { ...value, point: { ...value.point, year: wide.point.year } } };
}

/** The span of a point, in its own year or in the one given where it names none. */
export function spanOf({ value }: DateMention, otherwise: number | null): Span | null {
  const year = value.kind === 'point' ? (value.point.year ?? otherwise) : null;
  return value.kind === 'point' && year !== null ? value.point.spanIn(year) : null;
}
