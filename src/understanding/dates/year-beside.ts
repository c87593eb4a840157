import { monthOf } from './calendar.js';
import type { DateMention, Point } from './point.js';

/**
 * Gives the year that stands by itself to the months that have none, wherever it stands: « été 2025 (juin à août) »,
 * « en 2024 … en mars », « année 2022, de janvier à mars ». Several years, or months that have theirs, are left alone.
 */
export function withYearBeside(mentions: readonly DateMention[]): readonly DateMention[] {
  const years = new Set(mentions.flatMap(({ value }) => yearAlone(value) ?? []));
  const [year] = years;
  if (year === undefined || years.size > 1 || !mentions.some(({ value }) => isUndated(value)))
    return mentions;
  return mentions.flatMap((mention) => {
    const { value } = mention;
    if (value.kind === 'between' && value.from && value.to && isUndated(value))
      return [{ ...mention, value: { ...value, ...endsIn(year, value.from, value.to) } }];
    if (value.kind !== 'point') return [mention];
    if (isUndated(value)) return [{ ...mention, value: { ...value, point: { ...value.point, year } } }];
    return value.point.grain === 'year' ? [] : [mention];
  });
}

/** The year of « 2024 », « été 2025 » or « premier semestre 2025 »; a month that has its year speaks for itself alone. */
function yearAlone(value: DateMention['value']): number | null {
  if (value.kind !== 'point') return null;
  return /^(?:year|quarter)$/.test(value.point.grain) || isOfMonths(value.point) ? value.point.year : null;
}

/** Several months that are named as one. */
function isOfMonths(point: Point): boolean {
  if (point.grain !== 'month' || point.year === null) return false;
  const { from, to } = point.spanIn(point.year);
  return monthOf(from) !== monthOf(to);
}

/** A stretch both ends of which, or a point, that lacks its year. */
function isUndated(value: DateMention['value']): boolean {
  if (value.kind === 'between') return value.from?.year === null && value.to?.year === null;
  return value.kind === 'point' && value.point.year === null;
}

/** « novembre à février » of 2024 begins the year before. */
export function endsIn(year: number, from: Point, to: Point): { from: Point; to: Point } {
  const isBackwards = from.spanIn(year).from > to.spanIn(year).to;
  return { from: { ...from, year: isBackwards ? year - 1 : year }, to: { ...to, year } };
}
