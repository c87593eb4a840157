import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import type { Fact } from './facts.js';
import { flagSentence } from './flag-notes.js';
import { Voice } from './voice.js';

const lexicon = loadLexicon();
const FACT: Fact = {
  product: 'wheat',
  productCode: 'wheat',
  place: 'WLD',
  placeCode: 'WLD',
  measure: 'production',
  period: '2022',
  value: 1,
  unit: 'Mt',
  dataset: 'a',
  flags: 'ei',
  derived: null,
};

describe('the flags of figures', () => {
  it('are said of each figure by its period', () => {
    expect(flagSentence([FACT], new Voice('fr', lexicon))).toBe(
      'Donnée (2022) estimée. Donnée (2022) imputée.',
    );
  });

  it('of a total are those of its parts, and none of its own', () => {
    const total: Fact = { ...FACT, derived: 'sum' };
    expect(flagSentence([total], new Voice('fr', lexicon))).toBe(
      'Le total compte au moins une donnée estimée et une donnée imputée.',
    );
    expect(flagSentence([total], new Voice('en', lexicon))).toBe(
      'The total includes at least one figure that is estimated and one figure that is imputed.',
    );
  });

  it('say nothing where there are none', () => {
    expect(flagSentence([{ ...FACT, flags: '' }], new Voice('fr', lexicon))).toBe('');
  });
});
