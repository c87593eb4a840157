import type { Lexicon } from '../lexicon/lexicon.js';
import type { Slot } from './frame.js';
import { wordAt } from './number-words.js';
import type { Evidence, Found } from './reading.js';

/**
 * The products without those of two that are one: a product in brackets explains the one before it, « vaches (bovins) »,
 * and is the one that is meant where it is the wider; a narrower one stands in its place already.
 */
export function withoutExplained(
  products: readonly Slot<string>[],
  evidence: Evidence,
  lexicon: Lexicon,
): Slot<string>[] {
  const dropped = new Set(
    explanations(evidence).map(([said, bracketed]) => lesserOf(said, bracketed, lexicon)),
  );
  const kept = products.filter(({ value }) => !dropped.has(value));
  return kept.length > 0 ? kept : [...products];
}

function lesserOf(said: Found, bracketed: Found, lexicon: Lexicon): string {
  const isIn = (narrow: string, wide: string): boolean =>
    lexicon.ancestorsOf(narrow).some(({ id }) => id === wide);
  return isIn(said.id, bracketed.id) || isIn(bracketed.id, said.id) ? said.id : bracketed.id;
}

/** Each product with the single one that stands in brackets after it. */
function explanations(evidence: Evidence): [Found, Found][] {
  const { tokens } = evidence.reading;
  const products = evidence.all('product');
  return products.flatMap((bracketed) => {
    const { start, end } = bracketed.mention;
    const isAlone = wordAt(tokens, start - 1) === '(' && wordAt(tokens, end) === ')';
    const said = products.find(({ mention, id }) => mention.end === start - 1 && id !== bracketed.id);
    return isAlone && said ? [[said, bracketed] as [Found, Found]] : [];
  });
}
