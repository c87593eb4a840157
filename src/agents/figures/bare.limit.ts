import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Threshold } from '../../understanding/frame.js';
import type { Figure, KnownFact } from '../../wording/facts.js';
import { baseValue } from './ranking/ranks.js';

/** A limit in the unit it is read in, and whether a yes or no to it can be trusted. */
export interface Limit {
  threshold: Figure;
  /** As the question has it, where that is in bushels and figures are not. */
  said?: Figure;
  isSure: boolean;
  /** The upper end of a range. */
  upTo?: Figure;
}

/** A limit this many times the usual figure, or this small a part of it, is in no unit that it is likely to be in. */
const FARTHEST = 10;

/**
 * « dépassé 10 000 dollars », « plus de 70 de rendement » say not of what: of the units that people leave out or of the figures' own,
 * the one in which the limit comes nearest to the middle one of these. A yes or no is sure where the limit is near, or where it is the
 * same in all of these units.
 */
export function bareLimit(
  lexicon: Lexicon,
  { value, comparator }: Threshold,
  facts: readonly [KnownFact, ...KnownFact[]],
): Limit {
  const own = lexicon.getUnit(facts[0].unit);
  const others = lexicon.units.filter(
    ({ dimension, factor }) => dimension === own.dimension && leftOut(dimension).includes(factor),
  );
  const values = facts.map((fact) => baseValue(lexicon, fact)).sort((a, b) => a - b);
  const usual = values[Math.floor(values.length / 2)] ?? 0;
  const read = [own, ...others].map(({ id, factor }) => ({
    id,
    distance: Math.abs(Math.log((value * factor) / usual)),
    holds: values.some((one) => isBeyond(one, value * factor, comparator)),
  }));
  const near = read.filter(({ distance }) => distance <= Math.log(FARTHEST));
  const [first] = near.toSorted((a, b) => a.distance - b.distance);
  return {
    threshold: { name: 'threshold', value, unit: first?.id ?? own.id },
    isSure: first !== undefined || new Set(read.map(({ holds }) => holds)).size === 1,
  };
}

/** What the units that people leave out are times the base one: tonnes, quintals and kilograms of a yield, a tonne and a kilogram of a price. */
function leftOut(dimension: string): readonly number[] {
  return dimension === 'yield' ? [1, 0.1, 0.001] : [1, 1000];
}

/** Whether a figure is beyond a limit; of a range, whether it is in it, the ends being so, or on either side of it. */
export function isWithin(
  value: number,
  limit: number,
  upTo: number | null,
  comparator: Threshold['comparator'],
): boolean {
  if (upTo === null) return isBeyond(value, limit, comparator);
  if (comparator === 'below') return isBeyond(value, limit, 'below') || value > upTo;
  return value >= limit && value <= upTo;
}

/** Whether a figure is on the side of a limit that is asked about; a nought is no price and no harvest. */
export function isBeyond(value: number, limit: number, comparator: Threshold['comparator']): boolean {
  return comparator === 'above' ? value > limit : value < limit && value > 0;
}
