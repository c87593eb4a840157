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
      'Donnée estimée : 2022. Donnée imputée : 2022.',
    );
  });

  it('are said of several in one sentence, of many without their names', () => {
    const years = ['2019', '2020', '2021', '2022', '2023'].map((period) => ({ ...FACT, period, flags: 'p' }));
    const [fr, en] = [new Voice('fr', lexicon), new Voice('en', lexicon)];
    expect(flagSentence(years.slice(0, 2), fr)).toBe('Données provisoires : 2019 et 2020.');
    expect(flagSentence(years.slice(0, 2), en)).toBe('Provisional figures: 2019 and 2020.');
    expect(flagSentence(years, fr)).toBe('Plusieurs données sont provisoires.');
    const [first = FACT] = years;
    expect(flagSentence([first, { ...first, place: 'FR', flags: '' }], fr)).toBe(
      'Donnée provisoire : monde 2019.',
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
