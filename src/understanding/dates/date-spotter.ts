import type { Token } from '../text/tokens.js';
import type { DateMention, DateValue, Point, Read } from './point.js';
import { readAhead } from './read-ahead.js';
import { readFromDate } from './read-from-date.js';
import { readFromToday } from './read-from-today.js';
import { readEpoch } from './read-epoch.js';
import { readAll, readKnown, readLatest } from './read-latest.js';
import { readLength } from './read-length.js';
import { readMonthsOf } from './read-months-of.js';
import { readNewest } from './read-newest.js';
import { readPoint } from './read-point.js';
import { readRange } from './read-range.js';
import { readReference } from './read-reference.js';
import { sinceEvent, type IsSubject } from './read-since-event.js';
import { readStretchFromDate } from './read-stretch-from-date.js';
import { readYearly } from './read-yearly.js';
import { tieDivisions } from './tied-divisions.js';
import { tieTimes } from './tied-times.js';

/** Everything that a question says about time, from left to right, without overlap. */
export function spotDates(
  tokens: readonly Token[],
  today: string,
  isTaken: (index: number) => boolean,
  isSubject: IsSubject = () => false,
): DateMention[] {
  const mentions: DateMention[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = isTaken(at) || tokens[at]?.kind === 'mark' ? null : readDate(tokens, at, today);
    if (!read || isTaken(at + read.length - 1)) {
      at += 1;
      continue;
    }
    mentions.push({ value: sinceEvent(tokens, at, read.value, isSubject), start: at, end: at + read.length });
    at += read.length;
  }
  return tieDivisions(tokens, tieTimes(tokens, mentions, today));
}

type DateReader = (tokens: readonly Token[], at: number, today: string) => Read<DateValue> | null;

/** Readers of all that is more than one point, the more specific first. */
const READERS: readonly DateReader[] = [
  readStretchFromDate,
  readFromDate,
  readAll,
  readKnown,
  readEpoch,
  readReference,
  readYearly,
  readRange,
  readFromToday,
  readLength,
  readNewest,
  readAhead,
];

function readDate(tokens: readonly Token[], at: number, today: string): Read<DateValue> | null {
  const months = readMonthsOf(tokens, at, today);
  if (months) return asPoint(months);
  for (const reader of READERS) {
    const read = reader(tokens, at, today);
    if (read) return read;
  }
  const point = readPoint(tokens, at, today);
  return point ? asPoint(point) : readLatest(tokens, at);
}

function asPoint({ value, length }: Read<Point>): Read<DateValue> {
  return { value: { kind: 'point', point: value }, length };
}
