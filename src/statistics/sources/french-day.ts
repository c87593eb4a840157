import { dayOf } from '../day.js';
import type { Day } from '../series.js';

/** The day of a date written dd/mm/yyyy, null where it is none. */
export function frenchDay(text: string): Day | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (day === undefined || Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31)
    return null;
  return dayOf(`${year}-${month}-${day}`);
}
