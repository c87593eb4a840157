import type { KnownFact } from '../facts.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { EqualTimes } from '../ranking.findings.js';
import type { Voice } from '../voice.js';

/**
 * The times of the highest figure, or of the lowest: « en 2015 », « en 2015 et en 2019 (ex æquo) », « du 13 février au 13 mars
 * 2026 » where they follow on from one another; many apart from one another are counted: « 5 fois, d'abord en 2018 ».
 */
export function timesOfFigure(one: KnownFact, { tied = [], times }: EqualTimes, v: Voice): string {
  const first = inPeriod(one.period, v.language);
  if (tied.length === 0) return first;
  const periods = [one, ...tied].map(({ period }) => period).toSorted();
  if (tied.length >= MOST_TIED && areRun(periods)) {
    return fromPeriodTo(periods[0] ?? one.period, periods.at(-1) ?? one.period, v.language);
  }
  if (times && tied.length > MOST_TIED) {
    const count = v.quantity(times);
    return v.say(`${count} fois, d'abord ${first}`, `${count} times, first ${first}`);
  }
  return v.say(`${listOf(periods, v)} (ex æquo)`, `${listOf(periods, v)} (tied)`);
}

const MOST_TIED = 3;

function listOf(periods: readonly string[], v: Voice): string {
  return v.list(periods.map((period) => inPeriod(period, v.language)));
}

/** Whether periods in order follow on from one another. */
function areRun(periods: readonly string[]): boolean {
  return periods.every((period, at) => at === 0 || follows(periods[at - 1] ?? '', period));
}

/** Whether the one period is the next year or month after the other, or the next weekly quotation, a holiday moving its day. */
function follows(before: string, period: string): boolean {
  const [one, other] = [before, period].map((name) => {
    const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
    return name.length === DAY ? Date.UTC(year, month - 1, day) / WEEK_MS : year * 12 + month;
  });
  return Math.round((other ?? 0) - (one ?? 0)) === (period.length === YEAR ? 12 : 1);
}

const [YEAR, DAY] = [4, 10];
const WEEK_MS = 7 * 86_400_000;
