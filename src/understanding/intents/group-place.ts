import type { Lexicon } from '../../lexicon/lexicon.js';

/** Whether a place has countries: the world, a continent, the EU. */
export function isGroup(id: string, lexicon: Lexicon): boolean {
  return /^(?:world|continent|union)$/.test(lexicon.findPlace(id)?.kind ?? '');
}
