import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { addDays, daySpan, weekAround } from './calendar.js';
import { isLastWord, isNextWord } from './grain-words.js';
import { fixedPoint, type Point, type Read } from './point.js';

/** Folded names of the days → 0 (Monday) to 6. */
const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    ['lundi', 'monday'],
    ['mardi', 'tuesday'],
    ['mercredi', 'wednesday'],
    ['jeudi', 'thursday'],
    ['vendredi', 'friday'],
    ['samedi', 'saturday'],
    ['dimanche', 'sunday'],
  ].flatMap((names, day) => names.map((name): [string, number] => [name, day])),
);

/** « vendredi dernier », "last Tuesday", « jeudi prochain »: the nearest such day before today or after it. */
export function readWeekday(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  const french = WEEKDAYS.get(first);
  if (french !== undefined) {
    const isPast = isLastWord(second) || second === 'passe';
    return isPast || isNextWord(second) ? dayBeside(french, isPast, today) : null;
  }
  const english = WEEKDAYS.get(second);
  const isPast = isLastWord(first);
  if (english === undefined || !(isPast || isNextWord(first))) return null;
  // "the last Friday of September"
  return /^(?:of|in|de|du|d)$/.test(wordAt(tokens, at + 2)) ? null : dayBeside(english, isPast, today);
}

function dayBeside(weekday: number, isPast: boolean, today: string): Read<Point> {
  const thisWeek = addDays(weekAround(today).from, weekday);
  const past = thisWeek < today ? thisWeek : addDays(thisWeek, -7);
  const next = thisWeek > today ? thisWeek : addDays(thisWeek, 7);
  return { value: fixedPoint(daySpan(isPast ? past : next)), length: 2 };
}
