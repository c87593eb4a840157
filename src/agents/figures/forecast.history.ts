import { foldWeeks } from '../../forecasting/week-folding.js';
import type { History } from '../../forecasting/history.js';
import { dayOf, isoDateOf, mondayOf, periodAfter } from '../../statistics/day.js';
import type { Day, Frequency } from '../../statistics/series.js';
import { knownOf, type KnownObservation, type Track } from './track.js';

const DAYS_PER_WEEK = 7;

/** A track as the forecasting part takes it: regular spacing from its first to its last figure, null where there is none. */
export function historyOf(track: Track): History {
  const known = knownOf(track);
  const kind = track.measure === 'price' ? 'price' : 'quantity';
  return { frequency: track.frequency, values: valuesOf(known, track.frequency), kind, nonNegative: true };
}

function valuesOf(known: readonly KnownObservation[], frequency: Frequency): (number | null)[] {
  if (frequency === 'weekly')
    return foldWeeks(known.map((one) => ({ ...isoWeekOf(one.period), value: one.value })));
  const byPeriod = new Map(known.map((one) => [one.period, one.value]));
  const [first, last] = [known[0]?.period, known.at(-1)?.period];
  const values: (number | null)[] = [];
  if (first === undefined || last === undefined) return values;
  for (let day = first, step = 0; day <= last; step += 1, day = periodAfter(first, frequency, step)) {
    values.push(byPeriod.get(day) ?? null);
  }
  return values;
}

/** Year and week by ISO 8601: the week belongs to the year of its Thursday. */
function isoWeekOf(day: Day): { isoYear: number; isoWeek: number } {
  const thursday = mondayOf(day) + 3;
  const isoYear = Number(isoDateOf(thursday).slice(0, 4));
  return { isoYear, isoWeek: Math.floor((thursday - dayOf(String(isoYear))) / DAYS_PER_WEEK) + 1 };
}
