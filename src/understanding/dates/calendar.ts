import type { Grain, Span } from './period.js';

/** ISO day of the proleptic Gregorian calendar; months from 1. */
export function isoDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function yearOf(iso: string): number {
  return Number(iso.slice(0, 4));
}

export function monthOf(iso: string): number {
  return Number(iso.slice(5, 7));
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The ISO day `days` later (earlier where negative). */
export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day so many days, weeks, months … later, or the last one of its month where that month is shorter. */
export function dayAfter(iso: string, count: number, grain: Grain): string {
  const months = MONTHS_PER_GRAIN[grain];
  if (months === undefined) return addDays(iso, Math.round(count * (DAYS_PER_GRAIN[grain] ?? 1)));
  const { from, to } = monthsSpan(yearOf(iso), monthOf(iso) + Math.round(count * months), 1, 'month');
  return from.slice(0, 8) + (iso.slice(8) < to.slice(8) ? iso : to).slice(8);
}

/** How many months a grain has; none for days and weeks. */
export const MONTHS_PER_GRAIN: Partial<Record<Grain, number>> = {
  month: 1,
  quarter: 3,
  season: 12,
  year: 12,
  decade: 120,
};
export const DAYS_PER_GRAIN: Partial<Record<Grain, number>> = { day: 1, week: 7 };

/** `count` months from `month` of `year` on; months beyond 12 or below 1 run into neighbouring years. */
export function monthsSpan(year: number, month: number, count: number, grain: Grain): Span {
  const first = year * 12 + month - 1;
  const last = first + count - 1;
  const [lastYear, lastMonth] = [Math.floor(last / 12), (last % 12) + 1];
  return {
    from: isoDay(Math.floor(first / 12), (first % 12) + 1, 1),
    to: isoDay(lastYear, lastMonth, daysInMonth(lastYear, lastMonth)),
    grain,
  };
}

/** Whether all of one span lies in another. */
export function liesIn(inner: Span, outer: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

export function yearSpan(year: number): Span {
  return monthsSpan(year, 1, 12, 'year');
}

export function daySpan(iso: string): Span {
  return { from: iso, to: iso, grain: 'day' };
}

/** Monday to Sunday around a day. */
export function weekAround(iso: string): Span {
  const weekday = (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: addDays(iso, -weekday), to: addDays(iso, 6 - weekday), grain: 'week' };
}

/** Week `week` of ISO 8601: week 1 holds 4 January. */
export function isoWeekSpan(year: number, week: number): Span {
  const first = weekAround(isoDay(year, 1, 4)).from;
  return weekAround(addDays(first, (week - 1) * 7));
}

/** The same stretch so many years before; of weeks and days the one 52 weeks before, which has the same weekdays. */
export function yearsBefore({ from, to, grain }: Span, years: number): Span {
  if (grain === 'day' || grain === 'week') {
    const days = -WEEKS_PER_YEAR * 7 * years;
    return { from: addDays(from, days), to: addDays(to, days), grain };
  }
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  return monthsSpan(yearOf(from) - years, monthOf(from), months, grain);
}

const WEEKS_PER_YEAR = 52;

/** The days of a year, a month or a day. */
export function spanOf(period: string): Span {
  const [year = '', month, day] = period.split('-');
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31`, grain: 'year' };
  if (day !== undefined) return { from: period, to: period, grain: 'day' };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { from: `${period}-01`, to: `${period}-${last}`, grain: 'month' };
}
