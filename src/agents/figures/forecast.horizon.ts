import { FREQUENCY_RULES } from '../../forecasting/history.js';
import { dayOf, periodAfter, periodName } from '../../statistics/day.js';
import type { Day, Frequency } from '../../statistics/series.js';
import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import { dayAfter } from '../../understanding/dates/calendar.js';
import type { Period } from '../../understanding/dates/period.js';
import { periodsOf } from './period.selection.js';

/** Which steps after the last figure are asked for; `to` is 0 where the period lies before it. */
export interface Horizon {
  from: number;
  to: number;
  /** Where the periods to come are those after today and the last figure is older: how many steps after that one they would be. */
  sinceLast?: number;
}

/** « pour Noël », "by Christmas", which a month stands for where figures are no finer. */
const CHRISTMAS = /(?<![a-z])(?:noel|christmas|xmas)(?![a-z])/;
const DAYS_OF_WEEK = 7;

/** How far a forecast looks where the question does not say. */
const DEFAULT: Record<Frequency, number> = { annual: 1, monthly: 6, weekly: 8 };
const SEARCHED = 400;

/** The steps that the asked period covers; of quotations by the week Christmas is the one that is nearest to the day. */
export function horizonOfSaid(
  said: Frame['period'],
  last: Day,
  frequency: Frequency,
  today: string,
): Horizon {
  const horizon = horizonOf(said?.value ?? null, last, frequency, today);
  const day = frequency === 'weekly' && horizon.to > 0 ? christmasOf(said) : null;
  if (day === null) return horizon;
  const to = Math.max(1, Math.round((day - last) / DAYS_OF_WEEK));
  return { from: said?.value.kind === 'at' ? to : horizon.from, to };
}

/** The day of Christmas that is said, which is read as its month; null where none is. */
function christmasOf(said: Frame['period']): Day | null {
  if (!said || !CHRISTMAS.test(fold(said.words ?? ''))) return null;
  const [, year] = DECEMBER.exec(endOfSaid(said.value)) ?? [];
  return year === undefined ? null : dayOf(`${year}-12-25`);
}

const DECEMBER = /^(\d{4})-12-31$/;

function endOfSaid(period: Period): string {
  if (period.kind === 'at') return period.span.to;
  return period.kind === 'between' ? (period.to?.to ?? '') : '';
}

/** The steps that the asked period covers, counted from the last figure. */
export function horizonOf(period: Period | null, last: Day, frequency: Frequency, today: string): Horizon {
  if (period?.kind === 'next') return horizonOfNext(period, last, frequency, today);
  const stretch = stretchOf(period, last);
  return stretch
    ? stepsWithin(stretch.from, stretch.to, last, frequency)
    : { from: 1, to: DEFAULT[frequency] };
}

/**
 * « les trois prochains mois »: those that begin after today, as far as forecasts reach; else those after the last figure. A
 * harvest of this year is still to come while it is not published.
 */
function horizonToCome(count: number, last: Day, frequency: Frequency, today: string): Horizon {
  const sinceLast = { from: 1, to: count };
  if (frequency === 'annual') return sinceLast;
  const begun = stepsWithin(last, dayOf(today), last, frequency).to;
  const isReached = begun + count <= FREQUENCY_RULES[frequency].longestHorizon;
  if (begun === 0 || !isReached) return sinceLast;
  return { from: begun + 1, to: begun + count, ...(begun > 1 && { sinceLast: count }) };
}

/** So many periods to come, or up to the one in which the day so long after today lies. */
function horizonOfNext(
  { count, grain, fromToday }: Extract<Period, { kind: 'next' }>,
  last: Day,
  frequency: Frequency,
  today: string,
): Horizon {
  if (!fromToday) return horizonToCome(periodsOf(count, grain, frequency), last, frequency, today);
  const day = dayOf(dayAfter(today, count, grain));
  const then = stepsWithin(day, day, last, frequency);
  return fromToday === 'then' ? then : { from: 1, to: then.to };
}

/** First and last day asked for; null where none are. */
function stretchOf(period: Period | null, last: Day): { from: Day; to: Day } | null {
  if (period?.kind === 'at') return { from: dayOf(period.span.from), to: dayOf(period.span.to) };
  if (period?.kind === 'each') {
    const [starts, ends] = [period.spans.map(({ from }) => from), period.spans.map(({ to }) => to)];
    return { from: Math.min(...starts.map(dayOf)), to: Math.max(...ends.map(dayOf)) };
  }
  if (period?.kind !== 'between' || !period.to) return null;
  return { from: period.from ? dayOf(period.from.from) : last, to: dayOf(period.to.to) };
}

/** Steps whose period begins in the stretch; on annual and monthly figures, those of the years and months it touches. */
function stepsWithin(from: Day, to: Day, last: Day, frequency: Frequency): Horizon {
  // The year or the month that the stretch begins in: « fin décembre » is met by the figure of December.
  const first = frequency === 'weekly' ? from : dayOf(periodName(from, frequency));
  let start = 0;
  let end = 0;
  for (let step = 1; step <= SEARCHED; step += 1) {
    const day = periodAfter(last, frequency, step);
    if (day > to) break;
    if (day >= first && start === 0) start = step;
    end = step;
  }
  // A stretch shorter than the spacing of the figures is met by the first one at its end or after.
  if (start === 0 && to >= periodAfter(last, frequency, 1)) return { from: end + 1, to: end + 1 };
  return { from: Math.max(1, start), to: start === 0 ? 0 : end };
}
