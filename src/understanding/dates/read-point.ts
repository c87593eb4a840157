import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { yearOf } from './calendar.js';
import type { Point, Read } from './point.js';
import { readDayMonth, readIsoDate, readMonthDay, readNumericDate } from './read-day.js';
import { readHorizon } from './read-horizon.js';
import { readJustBefore } from './read-just-before.js';
import { readDecade, readFeast, readMonth, readSeason } from './read-month.js';
import { readQuarter, readWeek } from './read-quarter.js';
import { readRelative } from './read-relative.js';
import { readWeekday } from './read-weekday.js';
import { readWeekOfMonth } from './read-week-of-month.js';
import { readShortYear, readYear, yearPoint } from './read-year.js';
import { LINKS, readYearAfter } from './year-after.js';
import { PART_WORDS, partOf, type Part } from './year-part.js';

type Reader = (tokens: readonly Token[], at: number, today: string) => Read<Point> | null;

/** Readers of one point in time, the longest wordings first. */
const READERS: readonly Reader[] = [
  readIsoDate,
  readNumericDate,
  readWeek,
  readWeekOfMonth,
  readJustBefore,
  readPart,
  readQuarter,
  readDayMonth,
  readMonthDay,
  readMonth,
  readHorizon,
  readSeason,
  readDecade,
  readFeast,
  readWeekday,
  readRelative,
  readPlainYear,
];

/** The stretch of time that begins at a token, if one does. */
export const readPoint: Reader = (tokens, at, today) => {
  for (const reader of READERS) {
    const read = reader(tokens, at, today);
    if (read) return read;
  }
  return null;
};

const MOST_BETWEEN = 6;

/** « début 2026 », « fin mai 2026 », « mi-2025 », "late 2025", « fin de l'année ». */
function readPart(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const part = PART_WORDS.get(wordAt(tokens, at));
  if (part === undefined) return null;
  for (let skip = 1; skip <= MOST_BETWEEN; skip += 1) {
    const read = readPartOf(tokens, at + skip, today, part);
    if (read) return { value: read.value, length: skip + read.length };
    const word = wordAt(tokens, at + skip);
    if (!LINKS.has(word) && word !== '-') return null;
  }
  return null;
}

function readPartOf(tokens: readonly Token[], at: number, today: string, part: Part): Read<Point> | null {
  const whole = readPoint(tokens, at, today);
  if (whole && whole.value.grain !== 'day') return { value: partOf(whole.value, part), length: whole.length };
  const isYear = wordAt(tokens, at) === 'annee' || wordAt(tokens, at) === 'year';
  const next = wordAt(tokens, at + 1);
  if (!isYear || (next !== ',' && LINKS.has(next)) || readYearAfter(tokens, at + 1, today)) return null;
  return { value: partOf(yearPoint(yearOf(today)), part), length: 1 };
}

function readPlainYear(tokens: readonly Token[], at: number): Read<Point> | null {
  const year = readYear(tokens, at) ?? readShortYear(tokens, at);
  return year && { value: yearPoint(year.value), length: year.length };
}
