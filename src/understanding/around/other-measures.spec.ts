import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const named = (slots: readonly { value: string }[] = []) => slots.map(({ value }) => value);

it('a price and other measures in one list are asked one after the other', () => {
  const { domain, alsoAsked } = read('porc : prix production cheptel france');
  expect(domain).toBe('price');
  expect(alsoAsked).toMatchObject({ domain: 'production', products: [{ value: 'pig' }] });
  expect(named(alsoAsked?.measures)).toEqual(['production', 'stocks']);
});

it.each([
  'prix du porc en France',
  'prix à la production du blé en France',
  'prix au stade production de la courgette',
])('a price alone is asked by « %s »', (question) => {
  expect(read(question).alsoAsked).toBeUndefined();
});

it('amounts of several measures stand before a rank', () => {
  const { intent, measures, places, alsoAsked } = read(
    'wheat production, area and yield in Poland 2023, plus the rank in the EU',
  );
  expect([intent, named(measures), named(places)]).toEqual([
    'value',
    ['production', 'area-harvested', 'yield'],
    ['PL'],
  ]);
  expect(alsoAsked).toMatchObject({ intent: 'ranking', measures: [{ value: 'production' }] });
});
