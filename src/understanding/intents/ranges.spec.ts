import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('two limits', () => {
  it.each([
    ['Quels pays ont un rendement du blé entre 70 et 80 q/ha en 2024 ?', 70, 'q/ha', 80, 'q/ha'],
    [
      'which countries had a barley yield between six and seven tonnes per hectare in 2022',
      6,
      't/ha',
      7,
      't/ha',
    ],
    ['quels pays ont un rendement du blé >70 et <80 q/ha en 2024 ?', 70, 'q/ha', 80, 'q/ha'],
    ['in which years was the wheat yield in France above 70 but below 75 q/ha', 70, 'q/ha', 75, 'q/ha'],
    [
      'quels pays produisent plus de 5 millions mais moins de 20 millions de tonnes de blé',
      5e6,
      null,
      20,
      'Mt',
    ],
    ["quels pays ont entre 500 000 et 1 million d'hectares de blé en 2023", 5e5, null, 1, 'Mha'],
    ['quels pays ont entre 5 et 10 millions de porcs', 5e6, null, 1e7, null],
    ['quels pays ont un rendement de blé compris entre 70 et 80 en 2024', 70, null, 80, null],
  ])('are one range: « %s »', (question, value, unit, to, unitTo) => {
    expect(read(question)).toMatchObject({
      intent: 'filter',
      threshold: { comparator: 'above', value, unit, upTo: { value: to, unit: unitTo } },
    });
  });

  it.each([
    ['Quels pays produisent plus de 20 Mt ou moins de 1 Mt de blé en 2023 ?', 1, 'Mt', 20, 'Mt'],
    ['which countries grew less than 1 or more than 20 million tonnes of wheat', 1, 'Mt', 20, 'Mt'],
    ["Quels pays n'ont pas produit entre 5 et 10 Mt de blé en 2020 ?", 5, 'Mt', 10, 'Mt'],
    ["en quelles années la France n'a-t-elle pas produit entre 35 et 40 Mt de blé", 35, 'Mt', 40, 'Mt'],
  ])('are the two sides of a range: « %s »', (question, value, unit, to, unitTo) => {
    expect(read(question).threshold).toEqual({
      comparator: 'below',
      value,
      unit,
      upTo: { value: to, unit: unitTo },
    });
  });

  it('leave no year behind where they could be years', () => {
    const frame = read('Months when the cocoa price was between 2000 and 2500 USD/t');
    expect([frame.period, frame.threshold?.upTo?.value]).toEqual([null, 2500]);
  });

  it('are none where they are years', () => {
    expect(read('Production de blé entre 2000 et 2010 en tonnes').threshold?.upTo).toBeUndefined();
  });
});

it.each([
  'Quels pays ont plus de 5 millions de vaches ?',
  'Which countries have over a million sheep?',
  'Quels pays ont entre 5 et 10 millions de porcs ?',
])('a limit of so many animals is of figures: « %s »', (question) => {
  expect(read(question)).toMatchObject({ domain: 'production', intent: 'filter' });
});
