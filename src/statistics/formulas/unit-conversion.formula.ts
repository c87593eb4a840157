import type { Unit } from '../../lexicon/entries.js';

/**
 * The figure in another unit of the same dimension: value · factor of the one / factor of the other.
 * @throws Error where the units measure different things, such as tonnes and hectares, or dollars and euros
 */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from.dimension !== to.dimension) throw new Error(`${from.id} cannot be converted into ${to.id}`);
  if (from.factor === to.factor) return value;
  return from.factor > to.factor ? value * (from.factor / to.factor) : value / (to.factor / from.factor);
}
