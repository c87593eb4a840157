import { wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { addDays } from './calendar.js';
import { easterSunday } from './easter.js';
import { fixedPoint, type Point, type Read, withYear } from './point.js';
import { readDayMonth, readMonthDay } from './read-day.js';
import { readMonth } from './read-month.js';
import { readYearAfter } from './year-after.js';

const OPENING =
  /^(?:(?:juste|just|right) (?:avant|before)|(?:la |the )?(?:semaine|week) (?:(?:d )?avant|before|precedant|qui precede|preceding))(?: (?:le|la|les|l|the))?(?= |$)/;
const FEASTS: readonly (readonly [RegExp, (year: number) => string])[] = [
  [/^(?:paques|easter)$/, easterSunday],
  [/^(?:noel|christmas|xmas)$/, (year) => `${String(year)}-12-25`],
];
const LONGEST = 6;
const DAYS = 7;

/** « juste avant Pâques 2026 », "the week before Christmas", « la semaine précédant le 15 août »: the seven days that end before it. */
export function readJustBefore(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const opening = OPENING.exec(wordsAt(tokens, at, LONGEST))?.[0];
  if (opening === undefined) return null;
  const skip = opening.split(' ').length;
  const read = readEvent(tokens, at + skip, today);
  return read && { value: read.value, length: skip + read.length };
}

function readEvent(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const feast = FEASTS.find(([name]) => name.test(wordsAt(tokens, at, 1)));
  if (feast) return withYear(weekBefore(feast[1]), 1, readYearAfter(tokens, at + 1, today));
  const date =
    readDayMonth(tokens, at, today) ?? readMonthDay(tokens, at, today) ?? readMonth(tokens, at, today);
  if (!date) return null;
  const { value } = date;
  const { year } = value;
  const week = weekBefore((of) => value.spanIn(of).from);
  return { value: year === null ? { ...week, year } : fixedPoint(week.spanIn(year)), length: date.length };
}

function weekBefore(dayIn: (year: number) => string): Omit<Point, 'year'> {
  const spanIn: Point['spanIn'] = (year) => ({
    from: addDays(dayIn(year), -DAYS),
    to: addDays(dayIn(year), -1),
    grain: 'week',
  });
  return { grain: 'week', spanIn };
}
