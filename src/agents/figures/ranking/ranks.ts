import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { KnownFact } from '../../../wording/figure.findings.js';

export type Ranked = KnownFact & { rank: number };

/** The value in the base unit of its dimension, so that figures in different units compare. */
export function baseValue(lexicon: Lexicon, fact: KnownFact): number {
  return fact.value * lexicon.getUnit(fact.unit).factor;
}

/** Whether all the facts are of one dimension; prices in two currencies are not. */
export function areComparable(lexicon: Lexicon, facts: readonly KnownFact[]): boolean {
  return new Set(facts.map((fact) => lexicon.getUnit(fact.unit).dimension)).size <= 1;
}

/** The facts in order with their ranks; equal values share one (standard competition ranking: 1, 2, 2, 4). */
export function inOrder(lexicon: Lexicon, facts: readonly KnownFact[], end: 'highest' | 'lowest'): Ranked[] {
  const sign = end === 'highest' ? -1 : 1;
  const sorted = [...facts].sort((a, b) => sign * (baseValue(lexicon, a) - baseValue(lexicon, b)));
  let rank = 0;
  return sorted.map((fact, index) => {
    const before = sorted[index - 1];
    if (!before || baseValue(lexicon, before) !== baseValue(lexicon, fact)) rank = index + 1;
    return { ...fact, rank };
  });
}
