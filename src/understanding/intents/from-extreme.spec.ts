import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a figure told from an extreme', () => {
  it.each([
    ['le DAP a perdu combien depuis son pic de 2022', 'highest', '2022-01-01'],
    ['how far below its 2022 peak is wheat', 'highest', '2022-01-01'],
    ['le cacao a baissé de combien par rapport à son plus haut', 'highest', null],
    ['de combien le maïs a-t-il augmenté depuis son creux', 'lowest', null],
  ] as const)('is the time of it and the move since: « %s »', (question, end, from) => {
    const { intent, order, period, alsoAsked } = read(question);
    expect([intent, order]).toEqual(['extreme', { end, count: null, over: 'periods' }]);
    expect(period?.value.kind === 'at' ? period.value.span.from : null).toBe(from);
    expect(alsoAsked).toMatchObject({
      intent: 'change',
      fromExtreme: { as: 'since', of: { order: { end } } },
    });
  });

  it.each([
    ['quel était le prix du blé quand celui du maïs était au plus haut', 'maize', 'wheat', 'highest'],
    ['what was the price of arabica when cocoa peaked', 'cocoa', 'coffee-arabica', 'highest'],
    ['quand le cacao était au plus bas, combien valait le sucre', 'cocoa', 'sugar', 'lowest'],
  ])('is of the time of another product’s: « %s »', (question, event, asked, end) => {
    const { products, order, alsoAsked } = read(question);
    expect([products.map(({ value }) => value), order?.end]).toEqual([[event], end]);
    expect(alsoAsked?.products.map(({ value }) => value)).toEqual([asked]);
    expect(alsoAsked?.fromExtreme).toMatchObject({ as: 'at' });
  });

  it.each([
    'quand le prix du maïs a-t-il atteint son plus haut',
    'when was the price of wheat highest',
    'quand le blé monte, le maïs monte-t-il',
    "Grossiste en viande : quand l'agneau a-t-il été le plus cher à Rungis en 2026 ?",
    'production de blé en France depuis 2015',
  ])('is none where the time is what is asked: « %s »', (question) => {
    const { alsoAsked } = read(question);
    expect(alsoAsked?.fromExtreme).toBeUndefined();
  });
});

describe('a figure of the year of another place’s extreme', () => {
  it.each([
    [
      "Combien l'Italie a-t-elle récolté de maïs l'année où la France a eu sa meilleure récolte ?",
      'FR',
      'IT',
      'maize',
    ],
    ['How much maize did Italy harvest the year France had its biggest crop?', 'FR', 'IT', 'maize'],
    [
      "L'année où la récolte de blé tendre française a été la plus faible, combien l'Allemagne a-t-elle récolté ?",
      'FR',
      'DE',
      'soft-wheat',
    ],
    [
      'What was German rapeseed output in the year when Poland had its record harvest?',
      'PL',
      'DE',
      'rapeseed',
    ],
  ])('« %s »', (question, there, here, product) => {
    const { intent, order, places, products, alsoAsked } = read(question);
    expect([intent, order?.over, places[0]?.value, products[0]?.value]).toEqual([
      'extreme',
      'periods',
      there,
      product,
    ]);
    expect(alsoAsked).toMatchObject({
      intent: 'value',
      places: [{ value: here }],
      products: [{ value: product }],
      fromExtreme: { as: 'at' },
    });
  });

  it('is not asked where the year itself is', () => {
    expect(read("Quelle est l'année où la Pologne a produit le plus de pommes ?").alsoAsked).toBeUndefined();
  });
});
