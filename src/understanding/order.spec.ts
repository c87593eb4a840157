import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from './understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const overOf = (question: string) => understanding.read(question, '2026-11-20').order?.over;

describe('what is put in order', () => {
  it.each([
    'quel est le légume le plus cultivé aux Pays-Bas',
    'quel légume se cultive le plus aux Pays-Bas',
    'quelle est la céréale la plus produite aux Pays-Bas en 2023',
    'quel est le fruit le plus récolté aux Pays-Bas',
    'classement du cheptel en Espagne',
    'what is grown most in Ireland?',
    "qu'est-ce qu'on produit le plus en Roumanie ?",
  ])('are the products of a country whose name has « pays » in it: « %s »', (question) =>
    expect(overOf(question)).toBe('products'),
  );

  it.each(["quels pays produisent le plus d'oignons", 'quel rang occupent les Pays-Bas pour les oignons'])(
    'are places in « %s »',
    (question) => expect(overOf(question)).toBe('places'),
  );
});

describe('animals put in order', () => {
  it.each([
    ['quel animal élève-t-on le plus en France ?', 'stocks'],
    ['what animal is raised most in Ireland?', 'stocks'],
    ['quelle espèce abat-on le plus en Allemagne ?', 'slaughtered'],
    ['quel bétail est le plus abattu en Italie ?', 'slaughtered'],
  ])('are counted, not weighed: « %s »', (question, measure) => {
    const { measures, order } = understanding.read(question, '2026-11-20');
    expect([measures.map(({ value }) => value), order?.over]).toEqual([[measure], 'products']);
  });
});

describe('the price of land', () => {
  it.each(["combien vaut l'hectare de terre", 'que vaut un hectare de terre en Beauce'])(
    'is a figure that is not held: « %s »',
    (question) => expect(understanding.read(question, '2026-11-20').unheldMeasure).not.toBeNull(),
  );
});
