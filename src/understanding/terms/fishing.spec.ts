import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('« pêche »', () => {
  it.each([
    ['Combien de crevettes la France pêche-t-elle ?', 'pêche'],
    ["Combien de thon a pêché l'Espagne en 2022 ?", 'pêché'],
    ['quelle quantité de saumon pêche-t-on en Norvège ?', 'pêche'],
    ['combien de sardines pêche la France chaque année', 'pêche'],
    ['Combien de tonnes les Français pêchent-ils par an ?', 'pêchent'],
    ['production de la pêche au thon en France', 'pêche'],
    ['Quel est le tonnage de la pêche française en 2022 ?', 'pêche'],
    ['Quel pays pêche le plus de thon ?', 'pêche'],
    ['Combien de homards la Bretagne pêche-t-elle ?', 'pêche'],
    ['How many tonnes of fish were caught in Spain in 2022?', 'caught'],
    ['How much shrimp does France catch?', 'catch'],
  ])('is what is done at sea, which no source counts, in « %s »', (question, words) => {
    const { intent, unheldMeasure, products } = read(question);
    expect([intent, unheldMeasure]).toEqual(['out_of_scope', words]);
    expect(products.map(({ value }) => value)).not.toContain('peaches');
  });

  it('is the verb behind « j’ai », without its accent too', () => {
    expect(read("J'ai peche des bars, puis-je les vendre ?").products).toEqual([]);
  });

  it.each([
    'combien de pêches la France récolte-t-elle',
    'la production de pêches en Espagne',
    'prix de la pêche',
    'rendement de la pêche en Espagne',
    'verger de pêche en Italie',
    'Combien de tonnes de pêche la France a-t-elle récoltées en 2023 ?',
    "l'Espagne produit-elle plus de pêches que la France ?",
    'pêche france 2023',
  ])('is the fruit in « %s »', (question) => {
    const { products, unheldMeasure } = read(question);
    expect([products.map(({ value }) => value), unheldMeasure]).toEqual([['peaches'], null]);
  });

  it.each([
    'Peut-on pêcher la truite sans permis ?',
    'Combien coûte le permis de pêche ?',
    'À qui appartient le droit de pêche sur un étang ?',
  ])('is of law where it is asked who may fish: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: 'law', unheldMeasure: null });
  });

  it('leaves wheat that catches up alone', () => {
    expect(read('When did wheat catch up with maize in France?').unheldMeasure).toBeNull();
  });
});
