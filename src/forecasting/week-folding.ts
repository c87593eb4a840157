/** One weekly observation, numbered as in ISO 8601. */
export interface WeeklyObservation {
  readonly isoYear: number;
  /** 1 to 53. */
  readonly isoWeek: number;
  readonly value: number;
}

const WEEKS = 52;

/**
 * Weekly observations as a regular series of 52 values a year, from the first observed week to the last, null where
 * there is none. A 53rd week is folded into the 52nd of its year: their mean, or the one that is known.
 * @throws RangeError for a week outside 1 to 53.
 */
export function foldWeeks(observations: readonly WeeklyObservation[]): (number | null)[] {
  const slots = new Map<number, number[]>();
  for (const { isoYear, isoWeek, value } of observations) {
    if (!Number.isInteger(isoWeek) || isoWeek < 1 || isoWeek > 53) throw new RangeError(`no week ${isoWeek}`);
    const slot = isoYear * WEEKS + Math.min(isoWeek, WEEKS) - 1;
    slots.set(slot, [...(slots.get(slot) ?? []), value]);
  }
  if (slots.size === 0) return [];
  const first = Math.min(...slots.keys());
  const last = Math.max(...slots.keys());
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const values = slots.get(first + i);
    return values === undefined ? null : values.reduce((total, x) => total + x, 0) / values.length;
  });
}
