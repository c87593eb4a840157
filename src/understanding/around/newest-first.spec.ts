import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the newest figure, and then another of the same', () => {
  it.each([
    ['prix actuel du cacao et son record historique ?', 'extreme'],
    ['What is the current price of urea, and its peak?', 'extreme'],
    ['Quel est le cours mondial du soja, et son plus haut depuis 2020 ?', 'extreme'],
    ['dernière récolte d’abricots en France, et quel était le record ?', 'extreme'],
    ['Latest French apple harvest, and what was the record?', 'extreme'],
    ['Cours actuel de l’huile de palme et plus bas depuis 2015 ?', 'extreme'],
    ['Prix du porc cette semaine à Plérin, et moyenne de l’année 2025 ?', 'average'],
    ['What does a tonne of wheat cost today, and what was the 2020 average?', 'average'],
    ['What is the price of palm oil now and what was it in 2020?', 'value'],
    ['Combien vaut le maïs actuellement et combien valait-il en 2022 ?', 'value'],
  ])('is asked of both: « %s »', (question, intent) => {
    const { alsoAsked, ...first } = read(question);
    expect([first.intent, alsoAsked?.intent]).toEqual(['latest', intent]);
    expect(alsoAsked?.products).toEqual(first.products);
    expect(alsoAsked?.measures.map(({ value }) => value)).toEqual(first.measures.map(({ value }) => value));
  });

  it('gives each the time that is said beside it', () => {
    const { period, alsoAsked } = read('latest soybean price, and lowest since 2020?');
    expect(period?.value ?? null).toMatchObject({ kind: 'latest' });
    expect(alsoAsked).toMatchObject({
      order: { end: 'lowest', over: 'periods' },
      period: { value: { kind: 'between', from: { from: '2020-01-01' }, to: null } },
    });
  });

  it.each([
    'Prix le plus haut et le plus bas du blé depuis 2020',
    'Compare le prix du blé aujourd’hui et en 2020',
    'Le prix du blé a-t-il augmenté depuis 2020 et quel est son record ?',
    'prix du blé, maximum et minimum en 2024',
    'Prix du blé et du maïs aujourd’hui et en 2020',
    'Prix du maïs aujourd’hui et l’an dernier',
  ])('is none where the two are set side by side, or something else is asked: « %s »', (question) => {
    expect(read(question)).not.toMatchObject({ intent: 'latest', alsoAsked: expect.anything() as unknown });
  });
});
