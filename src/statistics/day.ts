import type { Day, Frequency } from './series.js';

const MS_PER_DAY = 86_400_000;

/** The day of a date written YYYY-MM-DD, YYYY-MM or YYYY (then the first day of it). */
export function dayOf(isoDate: string): Day {
  // Most figures are yearly, and a large table has millions of them.
  if (isoDate.length === 4) return Date.UTC(Number(isoDate), 0) / MS_PER_DAY;
  const [year = NaN, month = 1, day = 1] = isoDate.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** YYYY-MM-DD. */
export function isoDateOf(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

export function yearOf(day: Day): number {
  return new Date(day * MS_PER_DAY).getUTCFullYear();
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return day - ((((day + THURSDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
}

const DAYS_PER_WEEK = 7;
/** Of 1970-01-01, where Monday is 0. */
const THURSDAY = 3;

/** Years from one period to another, with the months between them as twelfths. */
export function yearsBetween(from: Day, to: Day): number {
  const [first, last] = [from, to].map((day) => {
    const date = new Date(day * MS_PER_DAY);
    return date.getUTCFullYear() + date.getUTCMonth() / 12;
  });
  return (last ?? 0) - (first ?? 0);
}

/** A period as replies write it: 2024, 2024-05, or the day of quotation 2026-10-01 of a weekly series. */
export function periodName(day: Day, frequency: Frequency): string {
  const iso = isoDateOf(day);
  if (frequency === 'annual') return iso.slice(0, 4);
  return frequency === 'monthly' ? iso.slice(0, 7) : iso;
}

/** The period `steps` after this one (before it, where negative); a weekly series' day of quotation moves by 7 days. */
export function periodAfter(day: Day, frequency: Frequency, steps = 1): Day {
  if (frequency === 'weekly') return day + 7 * steps;
  const date = new Date(day * MS_PER_DAY);
  const [years, months] = frequency === 'annual' ? [steps, 0] : [0, steps];
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth() + months, 1) / MS_PER_DAY;
}
