import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Threshold } from '../frame.js';
import type { Evidence } from '../reading.js';
import { readGiven, readHeads } from '../terms/quantities.js';
import { isOwnHarvest } from './own-yield.js';

/** What is put up to be confirmed, with the figure where one is said that is no threshold: « a 9 millions de porcs, vrai ? ». */
export function readClaim(
  evidence: Evidence,
  given: Threshold | null,
  lexicon: Lexicon,
): Pick<Frame, 'checks' | 'claimed'> {
  if (!evidence.has('claim')) return {};
  const isGiven = given !== null || isOwnHarvest(evidence);
  const said = isGiven ? null : (readGiven(evidence) ?? readHerd(evidence, lexicon));
  return said?.unit ? { checks: true, claimed: { value: said.value, unit: said.unit } } : { checks: true };
}

/** So many animals, counted by the head: « 200 millions de bovins ». */
function readHerd(evidence: Evidence, lexicon: Lexicon): Threshold | null {
  const products = evidence.everywhere('product').map(({ id }) => lexicon.findProduct(id)?.kind);
  const heads = products.every((kind) => kind === 'animal') ? readHeads(evidence) : null;
  return heads && { ...heads, unit: 'head' };
}
