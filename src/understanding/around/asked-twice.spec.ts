import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

it.each([
  ['prix du soja en 2012 et prévision 2027', '2012', '2027'],
  ['wheat production in France in 2024 and forecast for 2026', '2024', '2026'],
])('a time that is over and one to come: « %s »', (question, past, next) => {
  const { intent, period, ahead, alsoAsked } = read(question);
  expect([intent, ahead]).toEqual(['value', undefined]);
  expect(period?.value).toMatchObject({ kind: 'at', span: { from: `${past}-01-01` } });
  expect(alsoAsked).toMatchObject({ intent: 'forecast', ahead: true });
  expect(alsoAsked?.period?.value).toMatchObject({ kind: 'at', span: { from: `${next}-01-01` } });
});

it('two times that are over are no forecast', () => {
  expect(read('prix du soja en 2012 et en 2020').alsoAsked).toBeUndefined();
});

it.each(['pays UE sans production de riz', "quels pays de l'UE sont sans riz", 'EU countries without rice'])(
  'those without a product are asked for: « %s »',
  (question) => {
    expect(read(question)).toMatchObject({ absent: true, products: [{ value: 'rice' }] });
  },
);

it.each([
  ['prix moyen du maïs en 2023 et mois le plus cher', 'highest'],
  ['average monthly price of maize in 2023, please, and the lowest month', 'lowest'],
])('a mean and an end: « %s »', (question, end) => {
  const { intent, alsoAsked } = read(question);
  expect(intent).toBe('average');
  expect(alsoAsked).toMatchObject({ intent: 'extreme', order: { end, over: 'periods' } });
});

it('an end alone is no mean', () => {
  expect(read('en 2023, quel mois le prix moyen du maïs a-t-il été le plus haut').intent).toBe('extreme');
});

it.each([
  ["what's the biggest drop in coffee price in one month?", undefined],
  ['coffee price in one month', true],
])('how long a move took is no time to come: « %s »', (question, ahead) => {
  expect(read(question).ahead).toBe(ahead);
});

it('what lies between the best and the worst year is no move', () => {
  const frame = read('blé : écart entre la meilleure et la pire année en France');
  expect(frame.largestMove).toBeUndefined();
  expect(frame.order).toMatchObject({ both: true, over: 'periods' });
});

it.each([
  'pois chiches en France : depuis quelle année avez-vous la surface, et elle fait combien ?',
  'depuis quand avez-vous la production de lentilles en France et combien fait-elle ?',
])('what there is and the newest of it: « %s »', (question) => {
  const { intent, alsoAsked } = understanding.read(question, '2026-11-20');
  expect([intent, alsoAsked?.intent]).toEqual(['coverage', 'latest']);
});
