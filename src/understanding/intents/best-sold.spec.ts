import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('two products and the one that sold best', () => {
  it.each([
    "Colza ou tournesol : lequel se vendait le mieux dans l'UE en 2024, au prix moyen ?",
    "lequel était le plus cher en 2023 dans l'UE au prix moyen, colza ou tournesol",
    "de l'avoine ou de l'orge, laquelle s'est vendue le mieux dans l'UE en 2023 en moyenne",
    'Rapeseed or sunflower: which sold best in the EU in 2024 on average?',
    'which fetched more in the EU in 2023, barley or oats, at the mean price',
    "soja ou tournesol, lequel payait le mieux en moyenne dans l'ue en 2023",
    "Du colza et du soja, lequel paie le plus dans l'UE en 2024 ?",
  ])('is a comparison of prices: « %s »', (question) => {
    const { domain, intent } = understanding.read(question, '2026-11-20');
    expect([domain, intent]).toEqual(['price', 'comparison']);
  });
});

describe('the year in which a crop sold worst', () => {
  it.each([
    'En quelle année les producteurs européens ont-ils le plus mal vendu leur tournesol ?',
    "L'année où le colza a été le moins bien payé dans l'UE ?",
    'In which year was rapeseed worst paid in the EU?',
  ])('is that of the lowest price: « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20')).toMatchObject({
      domain: 'price',
      intent: 'extreme',
      order: { end: 'lowest', over: 'periods' },
    });
  });
});

describe('the premium of one over another', () => {
  it.each([
    'What premium did Thai 5% rice carry over Vietnamese 5% on average in 2025?',
    'Quelle surcote du blé HRW sur le SRW en mai 2026 ?',
  ])('sets their prices against one another: « %s »', (question) => {
    const { domain, intent, products } = understanding.read(question, '2026-11-20');
    expect([domain, intent, products.length]).toEqual(['price', 'comparison', 2]);
  });
});
