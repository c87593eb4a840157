import type { Language } from '../../common/language.js';

/** Words for a part of the animals that one series counts together, by the product that they are read as: the word as folded, and its plural. */
export const NARROWER_WORDS: readonly {
  readonly product: string;
  readonly said: RegExp;
  readonly name: Record<Language, string>;
}[] = [
  { product: 'chickens', said: /^(?:poules?|hens?)$/, name: { fr: 'les poules', en: 'hens' } },
  { product: 'chickens', said: /^(?:coqs?|cockerels?|roosters?)$/, name: { fr: 'les coqs', en: 'cocks' } },
  { product: 'chickens', said: /^poulettes?$/, name: { fr: 'les poulettes', en: 'pullets' } },
  {
    product: 'chickens',
    said: /^(?:poulets? de chair|broilers?)$/,
    name: { fr: 'les poulets de chair', en: 'broilers' },
  },
  { product: 'cattle', said: /^(?:taureaux?|bulls?)$/, name: { fr: 'les taureaux', en: 'bulls' } },
  { product: 'goats', said: /^(?:boucs?|billy goats?)$/, name: { fr: 'les boucs', en: 'billy goats' } },
  { product: 'goats', said: /^(?:chevreaux?|cabris?)$/, name: { fr: 'les chevreaux', en: 'kids' } },
  {
    product: 'pig',
    said: /^porcs? charcutiers?$/,
    name: { fr: 'les porcs charcutiers', en: 'fattening pigs' },
  },
  { product: 'rabbits', said: /^(?:lievres?|hares?)$/, name: { fr: 'les lièvres', en: 'hares' } },
];
