import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Mention } from '../terms/mentions.js';
import type { Sense } from '../terms/vocabulary.js';

/**
 * « c'est quoi la différence entre » asks what two products are where the tables tell them apart by definition, or what two
 * terms or measures are; of other things, and of animals, it is as good as a why. The mentions with the one sense or the
 * other left out.
 */
export function resolveDifferences(mentions: readonly Mention[], lexicon: Lexicon): readonly Mention[] {
  const dropped = namesTwo(mentions, lexicon) ? 'explain' : 'definition';
  return mentions.map((mention) => {
    const ids = new Set(mention.senses.map(({ id }) => id));
    const isEither = ids.has('explain') && ids.has('definition');
    return isEither ? { ...mention, senses: mention.senses.filter(({ id }) => id !== dropped) } : mention;
  });
}

function namesTwo(mentions: readonly Mention[], lexicon: Lexicon): boolean {
  const products = mentions.flatMap(({ senses }) => senses.find(({ kind }) => kind === 'product') ?? []);
  const isOfLand =
    products.length === 1 && products.every(({ id }) => lexicon.findProduct(id)?.kind === 'land');
  if (isOfLand && mentions.some(({ senses }) => senses.some(({ kind }) => kind === 'measure'))) return true;
  if (products.length > 0)
    return products.length > 1 && products.every(({ id }) => lexicon.findProduct(id)?.kind !== 'animal');
  return mentions.filter(({ senses }) => senses.some(isTerm)).length > 1;
}

function isTerm({ kind, id }: Sense): boolean {
  return (
    kind === 'measure' ||
    kind === 'unit' ||
    kind === 'publisher' ||
    (kind === 'cue' && id.startsWith('term:'))
  );
}
