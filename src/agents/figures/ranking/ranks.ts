import { rank } from '../../../statistics/formulas/rank.formula.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { KnownFact } from '../../../wording/facts.js';

export type Ranked = KnownFact & { rank: number };

/** The value in the base unit of its dimension, so that figures in different units compare. */
export function baseValue(lexicon: Lexicon, fact: KnownFact): number {
  return fact.value * lexicon.getUnit(fact.unit).factor;
}

/** Whether all the facts are of one dimension; prices in two currencies are not. */
export function areComparable(lexicon: Lexicon, facts: readonly KnownFact[]): boolean {
  return new Set(facts.map((fact) => lexicon.getUnit(fact.unit).dimension)).size <= 1;
}

/** The facts in order with their ranks; equal values share one. */
export function inOrder(lexicon: Lexicon, facts: readonly KnownFact[], end: 'highest' | 'lowest'): Ranked[] {
  const order = end === 'highest' ? 'descending' : 'ascending';
  const ranked = rank(facts, (fact) => baseValue(lexicon, fact), order);
  return ranked.map(({ item, rank: place }) => ({ ...item, rank: place }));
}

/** The facts without the zeros, which stand for what is not grown or not counted; all of them where they are all zero. */
export function withoutNothing(facts: readonly KnownFact[]): readonly KnownFact[] {
  const some = facts.filter((fact) => fact.value !== 0);
  return some.length > 0 ? some : facts;
}

/** The others of the same rank. */
export function tiedWith(one: Ranked, ranked: readonly Ranked[]): Ranked[] {
  return ranked.filter((other) => other !== one && other.rank === one.rank);
}

/** Hives are not ranked beside head of cattle: those of what the most are counted in. */
export function mostAlike<T>(
  lexicon: Lexicon,
  found: readonly T[],
  unitOf: (one: T) => string,
): readonly T[] {
  const dimensionOf = (one: T): string => lexicon.getUnit(unitOf(one)).dimension;
  const alike = found.map((one) => found.filter((other) => dimensionOf(other) === dimensionOf(one)));
  return alike.reduce((most, some) => (some.length > most.length ? some : most), []);
}

/** What tells the sides of a comparison apart. */
export function byOf(facts: readonly KnownFact[]): 'place' | 'product' | 'both' {
  const places = new Set(facts.map((fact) => fact.place)).size;
  const products = new Set(facts.map((fact) => fact.product)).size;
  if (products === 1) return 'place';
  return places === 1 ? 'product' : 'both';
}
