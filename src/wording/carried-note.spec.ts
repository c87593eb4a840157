import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { carriedSentence } from './carried-note.js';
import type { Fact } from './facts.js';
import { Voice } from './voice.js';

const lexicon = loadLexicon();
const fact = (place: string, period: string, carried?: Fact['carried']): Fact => ({
  product: 'lentils',
  productCode: '201',
  place,
  placeCode: place,
  measure: 'production',
  period,
  value: 39_994,
  unit: 't',
  dataset: 'faostat-production',
  flags: 'g',
  derived: null,
  ...(carried && { carried }),
});
const run = { from: '2017', to: '2022' };

describe('a value that a filled series repeats up to its end', () => {
  it('is told once of one line', () => {
    const facts = [fact('FR', '2016'), fact('FR', '2021', run), fact('FR', '2022', run)];
    expect(carriedSentence(facts, new Voice('fr', lexicon))).toBe(
      "La valeur est la même de 2017 à 2022, sans doute reportée d'une année sur l'autre.",
    );
    expect(carriedSentence(facts, new Voice('en', lexicon))).toBe(
      'The value is the same from 2017 to 2022, probably carried forward.',
    );
  });

  it.each([
    [[run, run, undefined], 'de 2017 à 2022 pour la France et l’Espagne,'],
    [
      [run, { from: '2019', to: '2022' }, undefined],
      'de 2017 à 2022 pour la France et de 2019 à 2022 pour l’Espagne,',
    ],
  ])('is told of those of several lines that have one: %j', (carried, said) => {
    const facts = ['FR', 'ES', 'IT'].map((place, at) => fact(place, '2022', carried[at]));
    expect(carriedSentence(facts, new Voice('fr', lexicon)).replaceAll("'", '’')).toContain(said);
  });

  it('is told of many in few words, and of none not at all', () => {
    const facts = ['FR', 'ES', 'IT', 'PL'].map((place) => fact(place, '2022', run));
    expect(carriedSentence(facts, new Voice('en', lexicon))).toMatch(/^Several of these series repeat/);
    expect(carriedSentence([fact('FR', '2015')], new Voice('fr', lexicon))).toBe('');
  });
});
