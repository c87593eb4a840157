import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';
import { asksAllKinds } from './all-kinds.js';
import { findMadeProduct } from './made-products.js';
import { readPlacePart } from './place-part.js';
import { readQualifiers } from './qualifiers.js';

/** The part of a place, the product made of another, the words that narrow what is named, and whether all kinds of it are meant. */
export function narrowedBy(
  evidence: Evidence,
): Pick<Frame, 'unheldProduct' | 'placePart' | 'qualifiers' | 'allKinds'> {
  const placePart = readPlacePart(evidence);
  const unheldProduct = findMadeProduct(evidence);
  const others = `${placePart ?? ''} ${unheldProduct ?? ''}`;
  const qualifiers = readQualifiers(evidence).filter((word) => !others.includes(word));
  return {
    ...(qualifiers.length > 0 ? { qualifiers } : {}),
    ...(placePart ? { placePart } : {}),
    ...(asksAllKinds(evidence) ? { allKinds: true } : {}),
    ...(unheldProduct ? { unheldProduct } : {}),
  };
}
