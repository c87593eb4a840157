import type { Language } from '../common/language.js';
import { joinElided } from './french-grammar.js';

const MONTHS: Record<Language, readonly string[]> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const PERIOD = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * « 2024 », « mai 2026 », « 1er octobre 2026 »; "2024", "May 2026", "1 October 2026".
 * @param period 2024, 2024-05 or 2026-10-01, as in all functions here
 * @throws Error where the period is written otherwise
 */
export function periodName(period: string, language: Language): string {
  const match = PERIOD.exec(period);
  if (!match) throw new Error(`«${period}» is not a period`);
  const [, year = '', month, day] = match;
  if (!month) return year;
  const monthName = MONTHS[language][Number(month) - 1] ?? '';
  return day ? `${dayName(Number(day), language)} ${monthName} ${year}` : `${monthName} ${year}`;
}

/** « en 2024 », « en mai 2026 », « le 1er octobre 2026 »; "in 2024", "in May 2026", "on 1 October 2026". */
export function inPeriod(period: string, language: Language): string {
  const name = periodName(period, language);
  if (language === 'en') return isDay(period) ? `on ${name}` : `in ${name}`;
  return isDay(period) ? `le ${name}` : `en ${name}`;
}

/** « de 2018 à 2025 », « d'août 2024 à mai 2026 », « du 3 octobre 2025 au 2 octobre 2026 »; "from 2018 to 2025". */
export function fromPeriodTo(from: string, to: string, language: Language): string {
  const last = periodName(to, language);
  if (language === 'en') return `from ${periodName(from, language)} to ${last}`;
  return `${fromFrench(from)} ${isDay(to) ? 'au' : 'à'} ${last}`;
}

/**
 * « en 2020 et en 2024 », « de 2020 à 2022 et en 2024 »: the periods by the stretches that they make up, so that none is
 * said to be in it that is not.
 */
export function overPeriods(periods: readonly string[], language: Language): string {
  const runs: [string, string][] = [];
  for (const period of [...new Set(periods)].toSorted()) {
    const run = runs.at(-1);
    if (run && isNext(run[1], period)) run[1] = period;
    else runs.push([period, period]);
  }
  const stretches = runs.map(([from, to]) =>
    from === to ? inPeriod(from, language) : fromPeriodTo(from, to, language),
  );
  const last = stretches.at(-1) ?? '';
  if (stretches.length < 2) return last;
  return `${stretches.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
}

/** Whether a year follows on the other, or a month. */
function isNext(one: string, other: string): boolean {
  return one.length === other.length && !isDay(one) && stepOf(other) === stepOf(one) + 1;
}

function stepOf(period: string): number {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month > 0 ? year * MONTHS.en.length + month : year;
}

/** « entre 2018 et 2025 », « entre le 3 octobre 2025 et le 2 octobre 2026 »; "between 2018 and 2025". */
export function betweenPeriods(from: string, to: string, language: Language): string {
  return language === 'fr'
    ? `entre ${named(from)} et ${named(to)}`
    : `between ${periodName(from, language)} and ${periodName(to, language)}`;
}

function fromFrench(period: string): string {
  const name = periodName(period, 'fr');
  return isDay(period) ? `du ${name}` : joinElided('de', name);
}

function named(period: string): string {
  const name = periodName(period, 'fr');
  return isDay(period) ? `le ${name}` : name;
}

function dayName(day: number, language: Language): string {
  return language === 'fr' && day === 1 ? '1er' : String(day);
}

function isDay(period: string): boolean {
  return period.length > 'YYYY-MM'.length;
}
