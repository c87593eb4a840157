import { readNumber, wordAt } from '../number-words.js';
import type { Grain } from '../period.js';
import type { Token } from '../tokens.js';
import { addDays, daySpan, monthOf, monthsSpan, weekAround, yearOf } from './calendar.js';
import { grainAt, isLastWord, isNextWord } from './grain-words.js';
import { fixedPoint, type Point, type Read } from './point.js';
import { yearPoint } from './read-year.js';

/** « l'an dernier », « l'année prochaine », « ce mois-ci », « il y a trois ans », "two years ago", « hier ». */
export function readRelative(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const skip = /^(?:l|le|la|the|cette|ce|cet|this)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const found =
    readNeighbour(tokens, at + skip, today) ??
    (skip ? readCurrent(tokens, at, today) : null) ??
    readAgo(tokens, at, today) ??
    readDayWord(tokens, at, today);
  if (!found) return null;
  return found.isWhole ? found : { value: found.value, length: found.length + skip };
}

type Found = Read<Point> & { isWhole?: boolean };

/** « année dernière », « dernière année » is left to the newest figures; "last year", « mois prochain ». */
function readNeighbour(tokens: readonly Token[], at: number, today: string): Found | null {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (first === 'last' || first === 'next' || first === 'previous' || first === 'coming') {
    const grain = grainAt(tokens, at + 1);
    if (!grain || /s$/.test(second)) return null;
    return { value: pointAround(grain, first === 'last' || first === 'previous' ? -1 : 1, today), length: 2 };
  }
  if (first === 'avant' && isLastWord(second)) {
    const grain = grainAt(tokens, at + 2);
    return grain && { value: pointAround(grain, -2, today), length: 3 };
  }
  const grain = grainAt(tokens, at);
  if (!grain || (first.endsWith('s') && first !== 'mois')) return null;
  if (isLastWord(second) || /^(?:passee?|precedente?)$/.test(second)) {
    return { value: pointAround(grain, -1, today), length: 2 };
  }
  return isNextWord(second) ? { value: pointAround(grain, 1, today), length: 2 } : null;
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

/** « il y a trois ans », "three years ago", « dans deux ans », "in two years". */
function readAgo(tokens: readonly Token[], at: number, today: string): Found | null {
  const words = [0, 1, 2].map((i) => wordAt(tokens, at + i)).join(' ');
  const before = words === 'il y a' ? 3 : words.startsWith('y a ') ? 2 : 0;
  const skip = /^(?:environ|about|some|pres|de)$/.test(wordAt(tokens, at + before)) ? before + 1 : before;
  const count = readNumber(tokens, at + skip);
  const grain = count && grainAt(tokens, at + skip + count.length);
  if (!count || !grain || count.value > 120) return null;
  const length = skip + count.length + 1;
  if (before) return { value: pointAround(grain, -count.value, today), length, isWhole: true };
  if (wordAt(tokens, at + length) !== 'ago' && wordAt(tokens, at + length) !== 'earlier') return null;
  return { value: pointAround(grain, -count.value, today), length: length + 1, isWhole: true };
}

function readDayWord(tokens: readonly Token[], at: number, today: string): Found | null {
  const offset = new Map([
    ['hier', -1],
    ['yesterday', -1],
    ['demain', 1],
    ['tomorrow', 1],
  ]).get(wordAt(tokens, at));
  return offset === undefined ? null : { value: fixedPoint(daySpan(addDays(today, offset))), length: 1 };
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
