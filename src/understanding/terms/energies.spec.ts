import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('fuels and power', () => {
  it.each([
    ['prix du pétrole et du maïs en mai 2026', ['crude-oil', 'maize']],
    ['Is urea more expensive than natural gas?', ['urea', 'natural-gas']],
    ["prix du gaz et de l'urée", ['natural-gas', 'urea']],
    ['prix du charbon et du blé en 2025', ['coal', 'wheat']],
    ['oil and wheat prices in May 2026', ['crude-oil', 'wheat']],
    ['How did crude oil and sugar move in 2025?', ['crude-oil', 'sugar']],
    ['comparer pétrole et maïs', ['crude-oil', 'maize']],
  ])('are named beside a farm product on a market: « %s »', (question, products) => {
    const frame = read(question);
    expect([frame.domain, frame.products.map(({ value }) => value)]).toEqual(['price', products]);
  });

  it.each(['prix du pétrole en 2025', 'quel est le prix du gaz naturel', 'price of electricity in 2022'])(
    'are another field by themselves: « %s »',
    (question) => expect(read(question)).toMatchObject({ domain: null, products: [] }),
  );

  it.each([
    ['le blé suit-il le cours du gaz ?', 'gaz'],
    ['Do corn prices follow oil?', 'oil'],
    ['corrélation entre le prix du pétrole et celui du maïs', 'pétrole'],
  ])(
    'are what a product is set beside where it is asked how they move together: « %s »',
    (question, partner) => expect(read(question).partner).toBe(partner),
  );

  it.each([
    ['Is palm oil more expensive than soybean oil?', ['palm-oil', 'soybean-oil']],
    ["prix de l'huile de palme et du soja en mai 2026", ['palm-oil', 'soybeans']],
  ])('are no oil of a crop: « %s »', (question, products) => {
    expect(read(question).products.map(({ value }) => value)).toEqual(products);
  });

  it('are not the oil of a crop that its meal is named beside', () => {
    const { products } = read('soybean meal and oil prices in May 2026');
    expect(products.map(({ value }) => value)).not.toContain('crude-oil');
  });
});
