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
  const name = monthName(Number(month), language);
  return day ? `${dayName(Number(day), language)} ${name} ${year}` : `${name} ${year}`;
}

/** « janvier », "January" of 1. */
export function monthName(month: number, language: Language): string {
  return MONTHS[language][month - 1] ?? '';
}

/** What figures follow one another by: « années » of 2024, « mois » of 2024-05, « cotations » of a day; "years". */
export function periodNoun(period: string, count: number, language: Language): string {
  const plural = count > 1 ? 's' : '';
  if (period.length === 'YYYY'.length) return `${language === 'fr' ? 'année' : 'year'}${plural}`;
  if (period.length === 'YYYY-MM'.length) return language === 'fr' ? 'mois' : `month${plural}`;
  return `${language === 'fr' ? 'cotation' : 'quotation'}${plural}`;
}

/** « l'année précédente », « le mois précédent », « la cotation précédente »; "the year before". */
export function stepEarlier(period: string, language: Language): string {
  const step = periodNoun(period, 1, language);
  if (language === 'en') return `the ${step} before`;
  if (step === 'mois') return 'le mois précédent';
  return `${joinElided('la', step)} précédente`;
}

/** « en 2024 », « en mai 2026 », « le 1er octobre 2026 »; "in 2024", "in May 2026", "on 1 October 2026". */
export function inPeriod(period: string, language: Language): string {
  const name = periodName(period, language);
  if (language === 'en') return isDay(period) ? `on ${name}` : `in ${name}`;
  return isDay(period) ? `le ${name}` : `en ${name}`;
}

/** « de 2018 à 2025 », « de janvier à mai 2026 », « du 3 octobre 2025 au 2 octobre 2026 »; "from 2018 to 2025". */
export function fromPeriodTo(from: string, to: string, language: Language): string {
  const [first, last] = [startName(from, to, language), periodName(to, language)];
  if (language === 'en') return `from ${first} to ${last}`;
  return `${isDay(from) ? `du ${first}` : joinElided('de', first)} ${isDay(to) ? 'au' : 'à'} ${last}`;
}

/** « depuis 2018 », « depuis le 3 octobre 2025 »; "since 2018". */
export function sincePeriod(from: string, language: Language): string {
  const name = periodName(from, language);
  if (language === 'en') return `since ${name}`;
  return `depuis ${isDay(from) ? 'le ' : ''}${name}`;
}

/** « jusqu'en 2018 », « jusqu'au 3 octobre 2025 »; "up to 2018". */
export function untilPeriod(to: string, language: Language): string {
  const name = periodName(to, language);
  if (language === 'en') return `up to ${name}`;
  return isDay(to) ? `jusqu'au ${name}` : `jusqu'en ${name}`;
}

/** « de 2018 », « d'août 2024 », « du 3 octobre 2025 »; "of 2018". */
export function ofPeriod(period: string, language: Language): string {
  const name = periodName(period, language);
  if (language === 'en') return `of ${name}`;
  return isDay(period) ? `du ${name}` : joinElided('de', name);
}

/** The first of two periods without the year, or the month and the year, that the last one says: « le 9 » et le 15 mai 2026. */
function startName(from: string, to: string, language: Language): string {
  const name = periodName(from, language);
  const isOfOneYear = from.length === to.length && from.slice(0, 4) === to.slice(0, 4);
  if (from === to || !isOfOneYear || from.length === 'YYYY'.length) return name;
  const words = name.split(' ');
  const isOfOneMonth = isDay(from) && from.slice(0, 7) === to.slice(0, 7);
  return words.slice(0, isOfOneMonth ? 1 : -1).join(' ');
}

/**
 * « en 2020 et en 2024 », « de 2020 à 2022 et en 2024 »: the periods by the stretches that they make up, so that none is
 * said to be in it that is not. Two that follow each other are no stretch.
 * @param joint what stands before the last of them
 */
export function overPeriods(
  periods: readonly string[],
  language: Language,
  joint = language === 'fr' ? 'et' : 'and',
): string {
  const stretches = stretchesOf(periods, language);
  const last = stretches.at(-1) ?? '';
  if (stretches.length < 2) return last;
  return `${stretches.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** « en janvier », « en février », « en mars 2024 »: each period, its year with the last of those of one year. */
export function inEachPeriod(periods: readonly string[], language: Language): string[] {
  return periods.map((period, at) => {
    const [said, next] = [inPeriod(period, language), periods[at + 1]];
    const isFollowed = next?.length === period.length && next.slice(0, 4) === period.slice(0, 4);
    return isFollowed && period.length > 'YYYY'.length ? said.slice(0, -' YYYY'.length) : said;
  });
}

/**
 * « de 2020 à 2022 », « en avril et mai 2024 », « en mai 2026 », in their order.
 * @param among all times that there are, in order: days that follow one another there make up a stretch
 */
export function stretchesOf(
  periods: readonly string[],
  language: Language,
  among: readonly string[] = [],
): string[] {
  const places = new Map(among.map((period, at) => [period, at]));
  const follows = (one: string, other: string): boolean =>
    isNext(one, other) || (isDay(one) && places.get(other) === (places.get(one) ?? NaN) + 1);
  const runs: string[][] = [];
  for (const period of [...new Set(periods)].toSorted()) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1) ?? '', period)) run.push(period);
    else runs.push([period]);
  }
  return runs.flatMap((run) => {
    const [from = '', to = from] = [run[0], run.at(-1)];
    if (run.length > 2) return [fromPeriodTo(from, to, language)];
    const each = inEachPeriod(run, language);
    const isPairOfOneYear = each[0] !== inPeriod(from, language);
    const joint = language === 'fr' ? 'et' : 'and';
    return isPairOfOneYear ? [`${each[0] ?? ''} ${joint} ${periodName(to, language)}`] : each;
  });
}

/** Whether a year follows on the other, or a month. */
function isNext(one: string, other: string): boolean {
  return one.length === other.length && !isDay(one) && stepOf(other) === stepOf(one) + 1;
}

function stepOf(period: string): number {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month > 0 ? year * MONTHS.en.length + month : year;
}

/** « entre 2018 et 2025 », « entre le 3 et le 10 octobre 2026 »; "between 2018 and 2025", "between 3 and 10 October 2026". */
export function betweenPeriods(from: string, to: string, language: Language): string {
  const [first, last] = [startName(from, to, language), periodName(to, language)];
  if (language === 'en') return `between ${first} and ${last}`;
  return `entre ${isDay(from) ? 'le ' : ''}${first} et ${isDay(to) ? 'le ' : ''}${last}`;
}

function dayName(day: number, language: Language): string {
  return language === 'fr' && day === 1 ? '1er' : String(day);
}

function isDay(period: string): boolean {
  return period.length > 'YYYY-MM'.length;
}
