import type { Lexicon } from '../../lexicon/lexicon.js';
import { isGroup } from './place.choice.js';
import { baseValue } from './ranking/ranks.js';
import { factOf, knownOf, type Track } from './track.js';

/** What the size of a place's or a product's figures is told by, the more telling first. */
export const SIZES: readonly string[] = [
  'production',
  'slaughtered',
  'stocks',
  'area-main',
  'area-harvested',
];

/** Figures that ended so long before the newest ones are of what is no more: the Soviet Union. */
const PAST_DAYS = 3653;

/** The places in the order of their newest figures, the largest first; groups, which contain others, after them all. */
export function placesBySize(ids: readonly string[], tracks: readonly Track[], lexicon: Lexicon): string[] {
  return inOrder(ids, sizesBy('place', tracks, lexicon), (id) => isGroup(lexicon, id));
}

/**
 * The products likewise, as people name them: those whose figure is the sum of others' after them all, and parts of what
 * goes by one name (winter barley beside barley) last.
 */
export function productsBySize(ids: readonly string[], tracks: readonly Track[], lexicon: Lexicon): string[] {
  const held = new Set(ids);
  const isCrop = (id: string): boolean => isOneCrop(lexicon, id);
  const isPart = (id: string): boolean => {
    const parent = lexicon.findProduct(id)?.parent ?? '';
    return held.has(parent) && isCrop(parent);
  };
  return inOrder(ids, sizesBy('product', tracks, lexicon), (id) => !isCrop(id) || isPart(id));
}

/** One crop or animal, though some tables split it: « winter barley » and « spring barley » are barley. */
function isOneCrop(lexicon: Lexicon, id: string): boolean {
  const product = lexicon.findProduct(id);
  if (!product?.aggregate) return true;
  const name = product.name.en.text;
  return lexicon
    .childrenOf(id)
    .some((child) => child.name.en.text.endsWith(` ${name}`) && !child.name.en.text.startsWith('other '));
}

function inOrder(
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
  isWide: (id: string) => boolean,
): string[] {
  const sizeOf = (id: string): number => sizes.get(id) ?? -1;
  const sorted = ids.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return [...sorted.filter((id) => !isWide(id)), ...sorted.filter(isWide)];
}

/** The newest figure of each, all of one measure: the first that there are figures of. */
function sizesBy(key: 'place' | 'product', tracks: readonly Track[], lexicon: Lexicon): Map<string, number> {
  const measure = SIZES.find((id) => tracks.some((track) => track.measure === id));
  const newestOfAll = Math.max(...tracks.map((track) => knownOf(track).at(-1)?.period ?? -Infinity));
  const sizes = new Map<string, number>();
  for (const track of tracks) {
    const newest = knownOf(track).at(-1);
    if (track.measure !== measure || !newest || newest.period < newestOfAll - PAST_DAYS) continue;
    const size = baseValue(lexicon, factOf(track, newest));
    sizes.set(track[key], Math.max(size, sizes.get(track[key]) ?? 0));
  }
  return sizes;
}
