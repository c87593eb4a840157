import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';
import { ALL_OF_ORDER } from './order-count.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const overOf = (question: string) => read(question).order?.over;

describe('who leads, as so many times the next', () => {
  it.each([
    'Le plus grand producteur de café du monde, et combien de fois la production du second ?',
    "Biggest producer of olives in the world and how many times the runner-up's output?",
    'Plus grand producteur de soja du monde, et combien de fois le deuxième ?',
  ])('is of places: « %s »', (question) => expect(overOf(question)).toBe('places'));

  it('is of its rank where it is counted how often one place had it', () => {
    const { intent, order } = read(
      'combien de fois la Pologne a-t-elle été le deuxième producteur de pommes ?',
    );
    expect({ intent, over: order?.over }).toEqual({ intent: 'extreme', over: 'places' });
  });
});

it.each([
  'Classement complet des pays producteurs de blé tendre',
  'Classement intégral des pays de l’UE pour le maïs',
  'Classe tous les pays de l’UE par cheptel bovin',
  'Full ranking of wheat producing countries in the EU',
  'Entire league table of potato producers in Europe',
  'Rank all EU countries by barley yield in 2023',
])('all of an order is asked for: « %s »', (question) => {
  expect(read(question)).toMatchObject({ intent: 'ranking', order: { over: 'places', count: ALL_OF_ORDER } });
});

it.each(['Classement des pays producteurs de blé tendre', 'Ranking of wheat producing countries'])(
  'how many of an order are asked for is not said: « %s »',
  (question) => expect(read(question).order).toMatchObject({ count: null }),
);

describe('products and places that are listed to be put in order', () => {
  it.each([
    'Les engrais : classe-moi DAP, TSP, urée, potasse et phosphate par prix en mai 2026',
    'Range-moi par récolte en 2024 : Espagne, Italie, Grèce pour l’olive',
    'Put Spain, France, Romania and Hungary in order of sunflower production for 2024',
  ])('« %s »', (question) =>
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { end: 'highest' } }),
  );
});
