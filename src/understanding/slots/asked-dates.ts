import type { Baseline } from '../intents/baseline.js';
import { type DateMention, upToNow } from '../dates/point.js';
import { looksAhead } from '../text/future.js';
import { readLargestMove } from '../intents/largest-move.js';
import { readPastPoint } from './past-point.js';
import { readLowYear } from './recovery.js';
import { isOfEventBefore } from '../intents/two-times.js';
import { inYearOf, spanOf, withoutGlosses } from './glossed-dates.js';
import { liesIn } from '../dates/calendar.js';
import type { Grain, Period } from '../dates/period.js';
import type { Evidence } from '../reading.js';

/**
 * The dates that a question asks for: not the years that something is set against the mean of, and not the day that
 * somebody needs the figure by (« for a presentation tomorrow … of 2022 », « pour le conseil du mois prochain : … en 2024 »).
 */
export function askedDates(evidence: Evidence, baseline: Baseline | null): readonly DateMention[] {
  const dates = withoutGlosses(evidence.dates, evidence.reading.tokens);
  const usual = baseline ? usualDates(dates, baseline) : [];
  const asked = dates.filter((date) => !usual.includes(date) && !isLengthOfMove(date, evidence));
  const ahead = evidence.has('supposing')
    ? asked.filter((date) => isYearAhead(date, evidence.reading.today))
    : [];
  if (ahead.length > 0) return ahead;
  const points = asked.filter(({ value }) => value.kind === 'point');
  if (points.length < 2) return asked;
  const wide = points.find((date) => points.some((other) => holds(date, other)));
  if (wide) return asked.flatMap((date) => (date === wide ? [] : [inYearOf(wide, date)]));
  if (asked.some(({ value }) => countsPoints(value, points))) return points;
  const event = evidence.has('who', 'which-product')
    ? points.find((date) => isOfEventBefore(evidence, date))
    : undefined;
  if (event) return asked.filter((date) => date !== event);
  const due = asked.filter(
    (date) =>
      isAhead(date, evidence.reading.today) ||
      isOfPurpose(date, evidence) ||
      isDayOfTelling(date, points, evidence),
  );
  return due.length < asked.length ? asked.filter((date) => !due.includes(date)) : asked;
}

/** « au cœur de l'été 2025, en juillet »: a season and a month of it, side by side: the month is what is asked about. */
function holds(wide: DateMention, narrow: DateMention): boolean {
  if (wide.value.kind !== 'point' || !/^(?:quarter|season)$/.test(grainOf(wide) ?? '')) return false;
  const gap = narrow.start - wide.end;
  if (grainOf(narrow) !== 'month' || gap < 0 || gap > NEAR) return false;
  const one = spanOf(wide, null);
  const other = spanOf(narrow, wide.value.point.year);
  return one !== null && other !== null && liesIn(other, one);
}

/** « répondu hier … en 2024 », "asked last Monday … of 2023": a day counted from this one, apart from a longer time named. */
function isDayOfTelling(date: DateMention, points: readonly DateMention[], evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isNamed = tokens.slice(date.start, date.end).some(({ kind }) => kind === 'number');
  if (isNamed || grainOf(date) !== 'day' || evidence.has('compare', 'dearer', 'cheaper')) return false;
  const longer = points.filter((one) => one !== date && grainOf(one) !== 'day');
  const isFar = ({ start, end }: DateMention): boolean => Math.max(start - date.end, date.start - end) > NEAR;
  return longer.length > 0 && longer.every(isFar);
}

/** « hier et en juin », « hier par rapport à juin »: no more words than these between two times that are both asked about. */
const NEAR = 3;

function grainOf({ value }: DateMention): Grain | null {
  return value.kind === 'point' ? value.point.grain : null;
}

/** "The biggest drop in one month": how long the move took, and no time to come. */
function isLengthOfMove({ value }: DateMention, evidence: Evidence): boolean {
  const isFromNow = value.kind === 'next' && value.fromToday === 'then';
  return isFromNow && readLargestMove(evidence) !== null && !looksAhead(evidence);
}

/** « laquelle des deux années, 2016 ou 2024 »: as many years as are named are those. */
function countsPoints(value: DateMention['value'], points: readonly DateMention[]): boolean {
  const isCount = value.kind === 'last' || value.kind === 'length';
  return isCount && value.grain === 'year' && value.count === points.length && !value.asChange;
}

/** In « pour … : », which says what the figure is for and names no product. */
function isOfPurpose({ start, end }: DateMention, evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const colon = tokens.findIndex(({ folded }, at) => at >= end && folded === ':');
  const purpose = tokens.findIndex(({ folded }) => /^(?:pour|for)$/.test(folded));
  if (colon < 0 || purpose < 0 || purpose > start) return false;
  return evidence.everywhere('product').every(({ mention }) => mention.start > colon);
}

/** What names the years of a mean: the stretch itself, or their number. */
function usualDates(dates: readonly DateMention[], { date }: Baseline): readonly DateMention[] {
  return date ? [date] : dates.filter(({ value }) => isLength(value.kind));
}

function isLength(kind: DateMention['value']['kind']): boolean {
  return kind === 'last' || kind === 'length';
}

/** « si la tendance depuis 2015 continue, … l'an prochain »: of a supposition the time to come is what is asked. */
function isYearAhead({ value }: DateMention, today: string): boolean {
  if (value.kind === 'next') return true;
  return (
    value.kind === 'point' && value.point.year !== null && value.point.spanIn(value.point.year).from > today
  );
}

/** A day after today. */
function isAhead({ value }: DateMention, today: string): boolean {
  if (value.kind !== 'point' || value.point.grain !== 'day' || value.point.year === null) return false;
  return value.point.spanIn(value.point.year).from > today;
}

/** "compared with ten years ago", « plus qu'il y a dix ans », « plus qu'en 2015 », « remise de 2015 »: from then up to the newest figure. */
export function sinceThen(
  period: Period,
  dates: readonly DateMention[],
  evidence: Evidence,
  monthly: boolean,
): Period {
  // Prices have a low within the year that is told by no mean.
  const low = monthly ? null : readLowYear(evidence, dates);
  if (low !== null) return { kind: 'between', from: low, to: null };
  if (period.kind === 'between' && period.from === null) return fromThen(period, dates);
  if (period.kind !== 'at') return period;
  const past = readPastPoint(evidence, dates) ?? comparedAgo(dates, evidence);
  return past?.value.kind === 'point' ? upToNow(past.value.point, period.span, monthly) : period;
}

/** « a flambé en avril 2022 ; … de ce mois-là jusqu'à mai 2026 »: from the time that was named before, where the words leave the start open. */
function fromThen(period: Extract<Period, { kind: 'between' }>, dates: readonly DateMention[]): Period {
  const { to } = period;
  const then = dates
    .map((date) => spanOf(date, null))
    .find((span) => span !== null && to !== null && span.to < to.from);
  return then ? { ...period, from: then } : period;
}

/** The one time that the words count back to, where they compare. */
function comparedAgo(dates: readonly DateMention[], evidence: Evidence): DateMention | null {
  const [only, ...others] = dates.filter(({ value }) => value.kind !== 'latest');
  const isAgo = others.length === 0 && only?.value.kind === 'point' && only.value.point.month !== undefined;
  return isAgo && evidence.has('compare', 'dearer', 'cheaper', 'better') ? only : null;
}
