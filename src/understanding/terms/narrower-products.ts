import type { Slot } from '../frame.js';
import type { Evidence } from '../reading.js';

interface Narrowing {
  /** Folded words, one of which must stand in the question. */
  words: ReadonlySet<string>;
  wide: ReadonlySet<string>;
  narrow: string;
}

const VINES = new Set(['grapes', 'wine-grapes', 'wine']);
const PIGS = new Set(['pig', 'pig-meat', 'pig-carcass-s', 'pig-carcass-plerin']);
const TEAS = new Set(['tea', 'tea-average']);

/** What a quality said elsewhere in the question makes of a wide product: « vignes … destinées aux vins AOP ». */
const NARROWINGS: readonly Narrowing[] = [
  { words: new Set(['aop', 'aoc', 'pdo']), wide: VINES, narrow: 'wine-grapes-pdo' },
  { words: new Set(['igp', 'pgi']), wide: VINES, narrow: 'wine-grapes-pgi' },
  { words: new Set(['plerin']), wide: PIGS, narrow: 'pig-carcass-plerin' },
  { words: new Set(['mombasa', 'mombassa']), wide: TEAS, narrow: 'tea-mombasa' },
  { words: new Set(['colombo']), wide: TEAS, narrow: 'tea-colombo' },
  { words: new Set(['kolkata', 'calcutta']), wide: TEAS, narrow: 'tea-kolkata' },
];

/** The products as the whole question means them; « vignes pour le vin » are wine grapes. */
export function narrowProducts(products: readonly Slot<string>[], evidence: Evidence): Slot<string>[] {
  const { tokens } = evidence.reading;
  const said = NARROWINGS.find(({ words }) => tokens.some(({ folded }) => words.has(folded)));
  if (said) return narrowed(products, said.wide, said.narrow);
  const ids = products.map(({ value }) => value);
  const isOfWine = ids.includes('wine') && (ids.includes('grapes') || ids.includes('wine-grapes'));
  return isOfWine ? narrowed(products, VINES, 'wine-grapes') : [...products];
}

/** The wide products as one narrow one, in the place of the first of them. */
function narrowed(
  products: readonly Slot<string>[],
  wide: ReadonlySet<string>,
  narrow: string,
): Slot<string>[] {
  const first = products.find(({ value }) => wide.has(value));
  if (!first) return [...products];
  return products.flatMap((slot) => {
    if (slot === first) return [{ ...slot, value: narrow }];
    return wide.has(slot.value) || slot.value === narrow ? [] : [slot];
  });
}
