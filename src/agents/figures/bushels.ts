import { POUNDS_PER_BUSHEL } from '../../lexicon/bushel-weights.data.js';
import type { Unit } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceUnit } from '../../lexicon/price-units.js';
import { convert } from '../../statistics/formulas/unit-conversion.formula.js';
import type { Figure } from '../../wording/facts.js';

/** The dimension that the weight of a bushel leads to. */
const ACROSS: Readonly<Partial<Record<Unit['dimension'], Unit['dimension']>>> = {
  mass: 'volume',
  volume: 'mass',
  yield: 'volume-yield',
  'volume-yield': 'yield',
  'usd-mass': 'usd-volume',
  'eur-mass': 'eur-volume',
  'usd-volume': 'usd-mass',
  'eur-volume': 'eur-mass',
};

/** The dimension that the weight of a bushel leads to from one; undefined where it leads nowhere. */
export function dimensionAcross({ dimension }: Unit): Unit['dimension'] | undefined {
  return ACROSS[dimension];
}

/** Whether one of two units is of bushels, and a weight leads from the one to the other in the same currency. */
export function leadsAcross([from, to]: readonly [Unit, Unit]): boolean {
  return ACROSS[from.dimension] === to.dimension && [from, to].some(({ id }) => OF_BUSHELS.test(id));
}

const OF_BUSHELS = /(?:^|\/)[MG]?bu(?:\/|$)/;

/** A figure turned into a unit by what a bushel of its product weighs, and that weight in pounds. */
export interface ByWeight {
  product: string;
  to: Figure;
  weight: Figure;
}

/** The quantity by the weight that a bushel of the product is traded at; null where none is set, or no bushels are in it. */
export function byWeight(
  lexicon: Lexicon,
  product: string,
  value: number,
  units: readonly [Unit, Unit],
): ByWeight | null {
  const pounds = leadsAcross(units) ? poundsOf(lexicon, product) : null;
  if (pounds === null) return null;
  const [from, to] = units;
  const tonnesPerBushel = pounds * lexicon.getUnit('lb').factor;
  // A bushel that weighs more costs more: prices go the other way, and theirs are by the bushel.
  const weight = isPriceUnit(from) ? 1 / tonnesPerBushel : tonnesPerBushel / lexicon.getUnit('bu').factor;
  const size = (value * from.factor) / to.factor;
  const converted = isWeighed(from) ? size / weight : size * weight;
  return {
    product,
    to: { name: 'converted', value: converted, unit: to.id },
    weight: { name: 'weight', value: pounds, unit: 'lb' },
  };
}

/** A figure of a product in another unit: of its dimension, or by the weight of a bushel; null where nothing leads there. */
export function convertOf(
  lexicon: Lexicon,
  product: string,
  { value, unit }: Pick<Figure, 'value' | 'unit'>,
  asked: string,
): number | null {
  const [from, to] = [lexicon.getUnit(unit), lexicon.getUnit(asked)];
  if (from.dimension === to.dimension) return convert(value, from, to);
  return byWeight(lexicon, product, value, [from, to])?.to.value ?? null;
}

function isWeighed({ dimension }: Unit): boolean {
  return dimension === 'mass' || dimension === 'yield' || dimension.endsWith('-mass');
}

/** Of the product, or of the nearest that it is a kind of: soft wheat weighs what wheat does. */
function poundsOf(lexicon: Lexicon, product: string): number | null {
  const kinds = [product, ...lexicon.ancestorsOf(product).map(({ id }) => id)];
  return kinds.flatMap((id) => POUNDS_PER_BUSHEL[id] ?? [])[0] ?? null;
}
