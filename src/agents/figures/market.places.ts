import type { PlaceKind } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../../understanding/frame.js';
import { HELD_MARKETS } from '../../lexicon/held-markets.data.js';

const LOCAL: ReadonlySet<PlaceKind | undefined> = new Set<PlaceKind>(['region', 'department']);

/**
 * A question of prices as one of the market that quotes its product in the region or département named: « le prix du porc
 * en Bretagne » is that of Plérin. The frame as it is where there is none.
 */
export function atMarkets(frame: Frame, lexicon: Lexicon): Frame {
  const quoted = quotedThere(frame);
  if (quoted.length > 0) return { ...frame, intent: 'coverage', products: quoted, places: [] };
  const products = frame.products.map(({ value }) => value);
  const places = frame.places.map((slot) => ({
    ...slot,
    value: marketIn(slot.value, products, lexicon) ?? slot.value,
  }));
  const asked = places.filter(({ value }) => !isOfOneAmong(value, products));
  return { ...frame, places: frame.places.length > 0 ? asked : whereTold(frame, lexicon) };
}

/** « je suis éleveur breton : à combien est le porc ? »: the market of where somebody is, if it quotes the one product asked. */
function whereTold({ placesTold = [], products, order }: Frame, lexicon: Lexicon): Frame['places'] {
  const [product, ...others] = products;
  if (!product || others.length > 0 || order?.over === 'places') return [];
  const market = placesTold.map((id) => marketIn(id, [product.value], lexicon)).find((town) => town !== null);
  return market ? [{ value: market, provenance: 'explicit' }] : [];
}

/** « qu'est-ce qui est coté à Rungis ? »: all that the towns named quote, where it is asked what there is; else none. */
function quotedThere({ intent, products, places }: Frame): Frame['products'] {
  if (products.length > 0 || (intent !== 'coverage' && intent !== 'definition')) return [];
  return places.flatMap((slot) => (HELD_MARKETS[slot.value] ?? []).map((value) => ({ ...slot, value })));
}

/** « le porc à Plérin et en classe S »: a town whose own quotation is named beside others is no place of these. */
function isOfOneAmong(town: string, products: readonly string[]): boolean {
  const quoted = HELD_MARKETS[town] ?? [];
  return products.some((id) => quoted.includes(id)) && !products.every((id) => quoted.includes(id));
}

function marketIn(region: string, products: readonly string[], lexicon: Lexicon): string | null {
  if (!LOCAL.has(lexicon.findPlace(region)?.kind)) return null;
  const market = Object.entries(HELD_MARKETS).find(
    ([town, quoted]) =>
      lexicon.findPlace(town)?.within.includes(region) &&
      products.some((product) => quoted.some((id) => isMeant(lexicon, product, id))),
  );
  return market?.[0] ?? null;
}

/** Whether a market's product is meant by a word: it is what people mean by it, or by what contains it, or a kind of it. */
export function isMeant(lexicon: Lexicon, asked: string, quoted: string): boolean {
  const usualOf = (id: string): string[] => Object.values(lexicon.findProduct(id)?.usual ?? {});
  const family = [asked, ...lexicon.ancestorsOf(asked).map((one) => one.id)];
  if (family.some((id) => id === quoted || usualOf(id).includes(quoted))) return true;
  const wide = [asked, ...usualOf(asked)];
  return lexicon.ancestorsOf(quoted).some(({ id }) => wide.includes(id));
}
