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

/** A limit this many times the usual price, or this small a part of it, is in no unit that it is likely to be in. */
const FARTHEST = 10;

/**
 * « dépassé 10 000 dollars » says not of what: per tonne, per kilogram or as the figures are, whichever comes nearest to
 * the middle one of these. A yes or no is sure where the limit is near, or where it is the same in all of these units.
 */
export function priceLimit(
  lexicon: Lexicon,
  { value, comparator }: Threshold,
  facts: readonly [KnownFact, ...KnownFact[]],
): Limit {
  const own = lexicon.getUnit(facts[0].unit);
  const others = lexicon.units.filter(
    ({ dimension, factor }) => dimension === own.dimension && PER_TONNE_OR_KILO.includes(factor),
  );
  const prices = facts.map((fact) => baseValue(lexicon, fact)).sort((a, b) => a - b);
  const usual = prices[Math.floor(prices.length / 2)] ?? 0;
  const read = [own, ...others].map(({ id, factor }) => ({
    id,
    distance: Math.abs(Math.log((value * factor) / usual)),
    holds: prices.some((price) => isBeyond(price, value * factor, comparator)),
  }));
  const near = read.filter(({ distance }) => distance <= Math.log(FARTHEST));
  const [first] = near.toSorted((a, b) => a.distance - b.distance);
  return {
    threshold: { name: 'threshold', value, unit: first?.id ?? own.id },
    isSure: first !== undefined || new Set(read.map(({ holds }) => holds)).size === 1,
  };
}

/** What a price per tonne and one per kilogram are times the base unit. */
const PER_TONNE_OR_KILO: readonly number[] = [1, 1000];

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
