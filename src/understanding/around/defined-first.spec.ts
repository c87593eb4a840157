import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what a thing is, and then a figure of it', () => {
  it.each([
    ["Qu'est-ce que Eurostat entend par terres arables et combien en Italie ?", ['arable-land'], 'IT'],
    ["C'est quoi la jachère chez Eurostat et combien en Espagne ?", ['fallow-land'], 'ES'],
    ['c koi le triticale et cb de tonnes en pologne en 2023', ['triticale'], 'PL'],
    ['What is fallow land and how much does Spain have?', ['fallow-land'], 'ES'],
    [
      "What's the difference between common wheat and durum in your figures, and how much durum did Greece grow?",
      ['soft-wheat', 'durum-wheat'],
      'GR',
    ],
  ])('are told one after the other: « %s »', (question, explained, place) => {
    const { intent, products, exampled, alsoAsked } = read(question);
    expect([intent, products.map(({ value }) => value), exampled]).toEqual(['definition', explained, false]);
    expect(alsoAsked?.domain).toBe('production');
    expect(explained).toContain(alsoAsked?.products[0]?.value);
    expect(alsoAsked?.places.map(({ value }) => value)).toEqual([place]);
  });

  it.each([
    [
      "What does 'area under cultivation' mean and how big is it for hops in Czechia?",
      'area-harvested',
      'hops',
    ],
    ["Qu'entend-on par rendement et quel est celui du blé dur en Italie ?", 'yield', 'durum-wheat'],
  ])('is told of a measure: « %s »', (question, measure, product) => {
    const { terms, alsoAsked } = read(question);
    expect(terms).toEqual([`measure:${measure}`]);
    expect(alsoAsked?.measures.map(({ value }) => value)).toEqual([measure]);
    expect(alsoAsked?.products.map(({ value }) => value)).toEqual([product]);
  });

  it.each([
    'What does code C1110 stand for and how much did France grow?',
    "C'est quoi la différence entre blé tendre et blé dur ?",
    "C'est quoi une jachère pour la PAC et combien de temps ?",
    "C'est quoi la production de blé en France et combien en Allemagne ?",
  ])('is no more than one of the two in « %s »', (question) => {
    expect(read(question).exampled).toBeUndefined();
  });

  it('leaves whose word it is out of what is explained', () => {
    const { terms, products } = read("Qu'est-ce qu'Eurostat entend par terres arables ?");
    expect([terms, products.map(({ value }) => value)]).toEqual([[], ['arable-land']]);
  });
});
