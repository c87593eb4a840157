import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../common/language.js';
import { loadLexicon } from './lexicon.loader.js';

const lexicon = loadLexicon();
const { measures } = lexicon;

describe('measures', () => {
  it('are these', () => {
    expect(measures.map(({ id, domain, dimension, additive }) => [id, domain, dimension, additive])).toEqual([
      ['production', 'production', 'mass', true],
      ['area-harvested', 'production', 'area', true],
      ['area-main', 'production', 'area', true],
      ['yield', 'production', 'yield', false],
      ['humidity', 'production', 'ratio', false],
      ['price', 'price', 'usd-mass', false],
      ['producer-price', 'price', 'usd-mass', false],
      ['producer-price-index', 'price', 'index', false],
      ['slaughtered', 'production', 'head', true],
      ['stocks', 'production', 'head', true],
    ]);
  });

  it.each([
    [
      'eurostat',
      { AR: 'area-harvested', MA: 'area-main', PR_HU_EU: 'production', YI_HU_EU: 'yield', HU_EU: 'humidity' },
    ],
    [
      'faostat',
      {
        5312: 'area-harvested',
        5412: 'yield',
        5419: 'yield',
        5510: 'production',
        5320: 'slaughtered',
        5321: 'slaughtered',
        5111: 'stocks',
        5112: 'stocks',
        5114: 'stocks',
        5532: 'producer-price',
      },
    ],
  ] as const)('knows the codes of %s', (scheme, expected) => {
    const known = Object.keys(expected).map((code) => [code, lexicon.findByCode('measure', scheme, code)]);
    expect(Object.fromEntries(known)).toEqual(expected);
  });

  it('gives no wording to two measures, and none twice to one', () => {
    for (const language of LANGUAGES) {
      const all = measures.flatMap((measure) => [measure.name[language].text, ...measure.synonyms[language]]);
      const folded = all.map((text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
      expect(folded.filter((text, index) => folded.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('does not take « cher » or « produit » for a measure', () => {
    const french = new Set(measures.flatMap((measure) => [measure.name.fr.text, ...measure.synonyms.fr]));
    expect(['cher', 'produit', 'vaut', 'coûte'].filter((word) => french.has(word))).toEqual([]);
  });
});
