import { compoundGrowth, difference, percentChange } from '../../statistics/formulas/change.formula.js';
import type { Figure, KnownFact } from '../../wording/facts.js';

/** Fewer years than this say no more by their yearly growth than by the change itself. */
const FEWEST_YEARS_OF_GROWTH = 3;

/** A figure that is compared: a published one, or a mean of such. */
type Compared = Pick<Figure, 'value' | 'unit'>;

export function differenceOf(from: Compared, to: Compared): Figure {
  return { name: 'difference', value: difference(from.value, to.value), unit: to.unit };
}

/** Null where it starts from zero. */
export function percentOf(from: Compared, to: Compared): Figure | null {
  const value = percentChange(from.value, to.value);
  return value === null ? null : { name: 'percent-change', value, unit: '%' };
}

/** How many times the larger is the smaller; null where that is nothing or less. */
export function timesBetween(one: Compared, other: Compared): Figure | null {
  const [low, high] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
  return low > 0 ? { name: 'ratio', value: high / low, unit: 'count' } : null;
}

/** Mean yearly growth in percent; null over one or two years, and where it has none. */
export function growthOf(from: KnownFact, to: KnownFact, years: number): Figure | null {
  if (years < FEWEST_YEARS_OF_GROWTH) return null;
  const value = compoundGrowth(from.value, to.value, years);
  return value === null ? null : { name: 'yearly-growth', value, unit: '%' };
}

export function countOf(value: number, name = 'count'): Figure {
  return { name, value, unit: 'count' };
}
