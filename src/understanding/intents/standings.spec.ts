import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the members of a group', () => {
  it.each([
    "Liste des pays de l'UE dont la production de colza a reculé entre 2023 et 2024",
    "Les pays de l'UE ayant augmenté leur production de colza en 2024",
    'Name the member states that increased their rapeseed production between 2023 and 2024',
    "Quel pays de l'UE a connu la plus forte hausse en pourcentage de sa production de betteraves entre 2023 et 2024 ?",
    'number of member states whose maize output fell in 2024',
    'How many member states saw their maize output fall in 2024?',
    'Which EU country had the largest percentage rise in soya production in 2024?',
  ])('are put in order by how they moved: « %s »', (question) => {
    const { intent, order, ofLeaders } = read(question);
    expect([intent, order?.over, ofLeaders]).toEqual(['ranking', 'places', undefined]);
  });

  it.each([
    "nombre de pays de l'UE qui produisent du riz",
    'number of EU countries growing rice',
    'How many EU countries grew hops in 2023',
  ])('are counted: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'ranking', counted: true });
  });

  it('of a family are as many as the question says', () => {
    expect(read('Quels trois légumes sont les plus produits en Italie ?').order?.count).toBe(3);
    expect(read('Which two cereals are grown most in Hungary?').order?.count).toBe(2);
  });
});

describe('how often a place had a rank', () => {
  it.each([
    'Combien de fois la Pologne a-t-elle été deuxième producteur de pommes ?',
    'how many times was Poland second for apple production?',
    'How often has Poland come second for apple production in the EU?',
    "combien d'années la Pologne a-t-elle été le premier producteur de pommes de l'UE ?",
    "how many years has Poland been the EU's top apple producer?",
  ])('is asked of an order of places: « %s »', (question) => {
    const { intent, order } = read(question);
    expect(order).toMatchObject({ end: 'highest', over: 'places' });
    expect(['extreme', 'ranking', 'latest']).toContain(intent);
  });

  it.each([
    'combien de fois le prix du blé a-t-il été au-dessus de 300 USD/t ?',
    'how many times has the price of wheat been first above 300?',
  ])('is nothing of a price: « %s »', (question) => {
    expect(read(question).order?.over).not.toBe('places');
  });
});
