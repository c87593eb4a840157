import type { Span } from './period.js';
import { isoDay, monthOf, monthsSpan } from './calendar.js';

/** The month that Easter Sunday of a year falls in. */
export function easterMonth(year: number): Span {
  return monthsSpan(year, monthOf(easterSunday(year)), 1, 'month');
}

/** Sunday of Easter in the Gregorian calendar (Meeus 1991, "Astronomical algorithms", chapter 8). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const rest = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return isoDay(year, Math.floor(days / 31), (days % 31) + 1);
}
