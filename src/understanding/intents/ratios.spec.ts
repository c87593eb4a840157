import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('one figure over another', () => {
  it.each([
    ['how many chickens are there per pig in Brazil in 2022', ['chickens', 'pig']],
    ['How many sheep per goat in Spain in 2022?', ['sheep', 'goats']],
    ['how many sheep does New Zealand have per dairy cow in 2022?', ['sheep', 'dairy-cows']],
    ['combien de moutons par vache en Nouvelle-Zélande en 2022', ['sheep', 'cows']],
    ['nombre de porcs par bovin au Danemark en 2021', ['pig', 'cattle']],
  ])('is that of two herds: « %s »', (question, products) => {
    const frame = read(question);
    expect(frame).toMatchObject({ intent: 'comparison', perOther: true, unheldMeasure: null });
    expect(frame.products.map(({ value }) => value)).toEqual(products);
  });

  it.each([
    'combien de lait par vache en France en 2022',
    'agneaux par brebis en France en 2022',
    'eggs per hen in Spain in 2022',
  ])('is held of nothing else: « %s »', (question) => {
    const { unheldMeasure, perOther } = read(question);
    expect([unheldMeasure === null, perOther]).toEqual([false, undefined]);
  });
});
