import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Slot } from '../../understanding/frame.js';
import { EU, EUROPE } from './place.choice.js';
import { QUOTATION_ORIGINS } from './quotation-origins.data.js';

const WORLD = 'WLD';

/**
 * A question of the prices of one thing in several places as one of the quotations that are each of one of them: « le sucre
 * aux États-Unis et dans l'UE » are two products of the world's markets. The frame as it is where a place has none, or more.
 */
export function byOrigins(frame: Frame, lexicon: Lexicon): Frame {
  const [product, ...others] = frame.products;
  if (!product || others.length > 0) return frame;
  const own = QUOTATION_ORIGINS[product.value];
  const family = own === undefined ? product.value : lexicon.findProduct(product.value)?.parent;
  const quoted = frame.places.map(({ value }) => (family ? quotedOf(lexicon, family, value) : null));
  const ids = [...new Set([...(own === undefined ? [] : [product.value]), ...quoted])];
  if (ids.length < 2 || frame.places.length === 0) return frame;
  const products = ids.flatMap((id): Slot<string>[] => (id === null ? [] : [{ ...product, value: id }]));
  return products.length < ids.length ? frame : { ...frame, products, places: [] };
}

/** The quotation of a family that is of a place: what the word means where that is, else the only one; null where there is none. */
function quotedOf(lexicon: Lexicon, family: string, place: string): string | null {
  const usual = lexicon.findProduct(family)?.usual.price ?? null;
  if (place === WORLD) return usual;
  const origin = place === EUROPE ? EU : place;
  const quoted = lexicon.childrenOf(family).filter(({ id }) => QUOTATION_ORIGINS[id] === origin);
  return quoted.find(({ id }) => id === usual || quoted.length === 1)?.id ?? null;
}
