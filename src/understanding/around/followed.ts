import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceOnly } from '../field/price-question.js';
import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';
import type { Part } from './question-sides.js';

/**
 * The second of two questions as one of how it moved beside the first: « la récolte a chuté : et le prix, il a suivi ? » asks
 * whether it went the same way. A move of prices is told of where the harvest is, as far as prices of that place are published.
 */
export function followed(second: Frame, first: Frame, { evidence }: Part, lexicon: Lexicon): Frame {
  const { movement } = first;
  const follows = movement !== undefined && evidence.has('followed');
  const moved: Frame = follows ? { ...second, intent: 'change', movement } : second;
  return moved.movement && isPricedIn(moved, first, lexicon) ? { ...moved, places: first.places } : moved;
}

/** Whether the first question is of the European Union alone, the second of a price there that names no place. */
function isPricedIn({ domain, places, products }: Frame, first: Frame, lexicon: Lexicon): boolean {
  const [place, ...others] = first.places.map(({ value }) => lexicon.findPlace(value));
  const isOfUnion = others.length === 0 && place?.kind === 'union';
  if (domain !== 'price' || places.length > 0 || !isOfUnion) return false;
  return products.every(({ value }) =>
    [value, ...lexicon.descendantsOf(value).map(({ id }) => id)].some((id) =>
      lexicon.findProduct(id)?.codes.some(({ scheme }) => scheme === 'eurostat-apri'),
    ),
  );
}

/**
 * The products of a question of prices, as one of what is grown takes them up: « le café : prix de l'arabica, et production du
 * Brésil » is of coffee there, as what has nothing but a price is counted under the wider name that stands beside it.
 */
export function ofProduce(
  products: Frame['products'],
  domain: Frame['domain'],
  evidence: Evidence,
  lexicon: Lexicon,
): Frame['products'] {
  if (domain !== 'production') return products;
  const named = evidence.everywhere('product');
  return products.map((slot) => {
    const product = lexicon.findProduct(slot.value);
    if (!product || !isPriceOnly(product, lexicon)) return slot;
    const above = lexicon.ancestorsOf(slot.value).map(({ id }) => id);
    const wider = named.find(({ id }) => above.includes(id));
    return wider ? { ...slot, value: wider.id, words: wider.mention.words } : slot;
  });
}

/** « rendement du blé en France en 2012 et en Allemagne maintenant »: what names neither product nor measure is of those before. */
export function isOfTheSame(one: Frame, { measures, products, domain }: Frame): boolean {
  return measures.length === 0 && products.length === 0 && domain === one.domain;
}
