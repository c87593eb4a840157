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
  it('are said to be of a figure that was counted with, where it was not told itself', () => {
    const [one, other] = [
      { ...FACT, flags: 'b' },
      { ...FACT, period: '2023', flags: '' },
    ];
    const isCounted = ({ period }: Fact): boolean => period === '2022';
    expect(flagSentence([one, other], new Voice('fr', lexicon), isCounted)).toBe(
      'Le chiffre de 2022, pris en compte ici, marque une rupture de série.',
    );
    expect(flagSentence([one, other], new Voice('en', lexicon), isCounted)).toBe(
      'The figure for 2022, taken into account here, marks a break in the series.',
    );
  });

  it('are said of a figure in one sentence', () => {
    expect(flagSentence([FACT], new Voice('fr', lexicon))).toBe('Ce chiffre est estimé et imputé.');
    const both = { ...FACT, flags: 'pb' };
    expect(flagSentence([both], new Voice('en', lexicon))).toBe(
      'This figure is provisional and marks a break in the series.',
    );
  });

  const years = ['2019', '2020', '2021', '2022', '2023', '2024'].map((period) => ({
    ...FACT,
    period,
    flags: period === '2024' ? '' : 'p',
  }));
  const [first = FACT, second = FACT] = years;
  const plain = { ...first, flags: '' };

  it.each([
    [
      years.slice(3),
      'Les chiffres de 2022 et de 2023 sont provisoires.',
      'The figures for 2022 and 2023 are provisional.',
    ],
    [years.slice(0, 2), 'Ces chiffres sont provisoires.', 'These figures are provisional.'],
    [years, 'Plusieurs chiffres sont provisoires.', 'Several figures are provisional.'],
    [
      [first, { ...plain, place: 'FR' }],
      'Le chiffre de 2019 pour le monde est provisoire.',
      'The figure for the world in 2019 is provisional.',
    ],
    [
      [first, { ...second, place: 'FR' }, { ...plain, place: 'DE' }],
      'Les chiffres pour le monde (2019) et la France (2020) sont provisoires.',
      'The figures for the world (2019) and France (2020) are provisional.',
    ],
    [
      [first, { ...plain, measure: 'area-harvested' }],
      'Le chiffre de 2019 pour la production est provisoire.',
      'The figure for production in 2019 is provisional.',
    ],
    [
      ['production', 'area-harvested'].flatMap((measure) => [
        { ...first, measure },
        { ...plain, measure, place: 'FR' },
      ]),
      'Les chiffres de 2019 pour le monde sont provisoires.',
      'The figures for the world in 2019 are provisional.',
    ],
    [
      [first, { ...first, place: 'FR', flags: 'e' }, { ...first, place: 'DE', flags: 'e' }],
      "Le chiffre de 2019 pour le monde est provisoire ; ceux de 2019 pour la France et l'Allemagne sont estimés.",
      'The figure for the world in 2019 is provisional; those for France and Germany in 2019 are estimated.',
    ],
    [
      [{ ...first, flags: 'd', period: '2024-08' }, plain],
      "Le chiffre d'août 2024 suit une définition autre que la définition commune.",
      'The figure for August 2024 follows a definition other than the common one.',
    ],
  ])('are said of those that have them, as the others are told apart: %#', (facts, french, english) => {
    expect(flagSentence(facts, new Voice('fr', lexicon))).toBe(french);
    expect(flagSentence(facts, new Voice('en', lexicon))).toBe(english);
  });

  it('of a total are those of its parts, and none of its own', () => {
    const total: Fact = { ...FACT, derived: 'sum' };
    expect(flagSentence([total], new Voice('fr', lexicon))).toBe(
      'Certains chiffres du total sont estimés ou imputés.',
    );
    expect(flagSentence([total], new Voice('en', lexicon))).toBe(
      'Some figures in the total are estimated or imputed.',
    );
  });

  it('of a total and its part are told together where the gaps of both were filled', () => {
    const filled = { ...FACT, flags: 'g' };
    expect(flagSentence([filled, { ...filled, derived: 'sum' }], new Voice('en', lexicon))).toBe(
      'These figures come from a series whose gaps were filled.',
    );
  });

  it('say nothing where there are none', () => {
    expect(flagSentence([{ ...FACT, flags: '' }], new Voice('fr', lexicon))).toBe('');
  });
});
