import { yearOf as yearOfDate, yearSpan } from '../../understanding/dates/calendar.js';
import { fold } from '../../understanding/text/normalise.js';
import { yearOf } from '../../statistics/day.js';
import type { Line } from './availability.js';
import type { Question } from './question.js';
import { knownOf } from './track.js';

const AGO = /(?<![a-z])(?:ago|il y a|y a)(?![a-z])/;

/**
 * "bigger than five years ago?" of a yearly line that ends in 2022: counted from its newest figure, where it ends more than
 * half of those years before today, so that five years are set side by side and not the last one of them. Else null.
 */
export function countedFromNewest(question: Question, lines: readonly Line[]): Question | null {
  const [only, ...others] = lines;
  const asked = yearAgo(question);
  if (!asked || !only || others.length > 0 || only.track.frequency !== 'annual') return null;
  const { period, value, from: then } = asked;
  const today = yearOfDate(question.today);
  const newest = Math.max(...knownOf(only.track).map((one) => yearOf(one.period)));
  const count = today - then;
  if ((today - newest) * 2 <= count) return null;
  const from = yearSpan(newest - count);
  const frame = { ...question.frame, period: { ...period, value: { ...value, from } } };
  return { ...question, frame };
}

/** The year so many years ago that something is set beside, in its period; null where none is said so. */
function yearAgo({ frame: { period, againstPast } }: Question) {
  if (!period || !againstPast || !AGO.test(fold(period.words ?? ''))) return null;
  const { value } = period;
  if (value.kind !== 'between' || value.from?.grain !== 'year' || value.to !== null) return null;
  return { period, value, from: yearOfDate(value.from.from) };
}
