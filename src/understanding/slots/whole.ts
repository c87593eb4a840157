import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Slot } from '../frame.js';

export interface Parted {
  products: Slot<string>[];
  places: Slot<string>[];
  whole: NonNullable<Frame['whole']>;
}

const GROUPS = new Set(['world', 'continent', 'union']);

/** Separates the part from what it is a share of: the wider place, the wider product. */
export function partFromWhole(
  products: readonly Slot<string>[],
  places: readonly Slot<string>[],
  lexicon: Lexicon,
): Parted {
  const place = places.length > 1 ? widestPlace(places, lexicon) : null;
  const product = products.length > 1 ? widestProduct(products, place !== null, lexicon) : null;
  return {
    products: products.filter((slot) => slot.value !== product),
    places: places.filter((slot) => slot.value !== place),
    whole: { product, place },
  };
}

function widestPlace(places: readonly Slot<string>[], lexicon: Lexicon): string | null {
  const holds = (id: string): boolean =>
    places.some((other) => lexicon.findPlace(other.value)?.within.includes(id) ?? false);
  const inside = places.find(({ value }) => holds(value));
  return (
    inside?.value ??
    places.find(({ value }) => GROUPS.has(lexicon.findPlace(value)?.kind ?? ''))?.value ??
    null
  );
}

/** The product that has another in it, else the last; beside a place that is the whole, none need be: « blé et orge de l'UE ». */
function widestProduct(
  products: readonly Slot<string>[],
  isOfPlace: boolean,
  lexicon: Lexicon,
): string | null {
  const holds = (id: string): boolean => products.some((other) => lexicon.isPartOf(other.value, id));
  const last = isOfPlace ? null : (products.at(-1)?.value ?? null);
  return products.find(({ value }) => holds(value))?.value ?? last;
}
