import { expect, it } from 'vitest';
import { fold } from '../../understanding/text/normalise.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { NARROWER_WORDS } from './narrower-words.data.js';

it.each([
  ['chickens', 'poules'],
  ['chickens', 'hens'],
  ['chickens', 'coq'],
  ['chickens', 'poulets de chair'],
  ['cattle', 'taureaux'],
  ['goats', 'chevreaux'],
  ['rabbits', 'Lièvres'],
])('of %s, « %s » is a part', (product, word) => {
  expect(NARROWER_WORDS.filter(({ said }) => said.test(fold(word)))).toMatchObject([{ product }]);
});

it('has products that the lexicon knows', () => {
  const lexicon = loadLexicon();
  expect(NARROWER_WORDS.filter(({ product }) => !lexicon.findProduct(product))).toEqual([]);
});
