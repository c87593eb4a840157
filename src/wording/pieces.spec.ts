import { expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Voice } from './voice.js';

const lexicon = loadLexicon();

it.each([
  ['fr', 'bees', 'le nombre de ruches'],
  ['en', 'bees', 'the number of beehives'],
  ['fr', 'pig', 'le cheptel de porcs'],
  ['en', 'pig', 'the number of pigs'],
] as const)('in %s the stocks of %s are « %s »', (language, product, expected) => {
  expect(new Voice(language, lexicon).topic({ product, measure: 'stocks' })).toBe(expected);
});
