import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('how far a price went in a long time', () => {
  it.each([
    ["jusqu'où est monté le prix du cacao en 2024 ?", 'highest'],
    ["jusqu'à combien est montée l'urée en 2022 ?", 'highest'],
    ["jusqu'où est monté le maïs en 2022 ?", 'highest'],
    ['how high did the price of palm oil get in 2022?', 'highest'],
    ['how high has cocoa gone since 2020?', 'highest'],
    ["jusqu'où est descendu le prix du blé en 2020 ?", 'lowest'],
    ['à combien est tombé le cours du café arabica en 2019 ?', 'lowest'],
    ['how low did wheat get in 2020?', 'lowest'],
  ])('is its end in that time: « %s »', (question, end) => {
    expect(read(question)).toMatchObject({
      domain: 'price',
      intent: 'extreme',
      order: { end, count: null, over: 'periods' },
    });
  });

  it.each([
    ["à combien est montée l'urée en avril 2022 ?", 'price', 'value'],
    ["jusqu'où est monté le rendement du blé en France en 2015 ?", 'production', 'value'],
    ['how high did wheat yields get in 2015?', 'production', 'value'],
    ["jusqu'où est redescendu le prix du maïs ?", 'price', 'latest'],
    ['à combien est passé le soja en 2022 ?', 'price', 'value'],
    ["à combien est tombée la récolte d'abricots en France en 2021 ?", 'production', 'value'],
    ['à combien était la récolte de colza en 2022 ?', 'production', 'value'],
    ['à combien est montée la moisson de blé en 2025 ?', 'production', 'value'],
    ["jusqu'où vont vos chiffres sur le blé ?", 'price', 'coverage'],
  ])('is none in « %s »', (question, domain, intent) => {
    expect(read(question)).toMatchObject({ domain, intent });
  });
});
