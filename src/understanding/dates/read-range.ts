import type { Token } from '../text/tokens.js';
import type { DateValue, Read } from './point.js';
import { readAfter, readBefore, readOnwards, readSince, readUntil, readYearToDate } from './read-one-end.js';
import { readBareRange, readBetween, readFromTo, readYearPair } from './read-two-ends.js';

type RangeReader = (tokens: readonly Token[], at: number, today: string) => Read<DateValue> | null;

const READERS: readonly RangeReader[] = [
  readYearPair,
  readBetween,
  readFromTo,
  readYearToDate,
  readSince,
  readOnwards,
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
