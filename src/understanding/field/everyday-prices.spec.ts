import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a price in words of trade', () => {
  it.each([
    'En pourcentage, combien le soja européen a-t-il perdu à la vente entre 2023 et 2024 ?',
    'combien devrait se payer le tournesol dans l’UE en 2026',
    'L’agneau en carcasse à Rungis, il en est où ces temps-ci ?',
    'Le cacao, il s’est calmé un peu ? Il en est à combien maintenant ?',
    'Et l’arabica, tu le sens à combien en septembre 2026 ?',
    "L'avoine, en 2025, tu la vois à combien en moyenne dans l'UE ?",
    'Tu le vois où, le tourteau de soja à la rentrée, en septembre 2026 ?',
  ])('« %s »', (question) => {
    expect(read(question).domain).not.toBe('law');
    expect(['price', 'production']).toContain(read(question).domain);
    expect(read(question).measures.map(({ value }) => value)).not.toContain('production');
  });
});

describe('a price of a weight', () => {
  it.each([
    ["prix d'une tonne de porc", 'EUR/t'],
    ["combien vaut une tonne d'agneau à Rungis ?", 'EUR/t'],
    ['combien coûte un quintal de blé', 'USD/q'],
    ['Combien coûte un boisseau de blé en dollars ?', 'USD/bu'],
    ['boisseau de maïs : prix en mai 2026', 'USD/bu'],
  ])('%s', (question, unit) => {
    expect(read(question).unit?.value).toBe(unit);
  });

  it('is none where so much of one is set against another', () => {
    expect(read("combien de kilos de blé pour un kilo d'urée en 2023 ?").unit).toBeNull();
  });

  it('is not told of a currency alone, and of a French pound not held', () => {
    expect(read('prix du poulet en euros').unit).toMatchObject({ value: 'EUR/t', words: 'euros' });
    expect(read("prix de l'agneau en euros la livre").unheldUnit).toBe('euros la livre');
  });
});

describe('what brings most', () => {
  it.each(['colza ou tournesol, lequel rapporte le plus ?', 'qui rapporte le plus, le blé ou le colza'])(
    '« %s » is of prices',
    (question) => {
      expect(read(question).domain).toBe('price');
    },
  );

  it('is of yields by the hectare', () => {
    expect(read('blé ou orge, lequel rapporte le plus par hectare').domain).toBe('production');
  });
});

it('an amount that would have brought so much is of its price', () => {
  expect(read('What would 100 tonnes of wheat have brought in May 2022 and today?').domain).toBe('price');
});

it.each(['Which commodity fell the most over the past year?', 'quelle matière première a le plus baissé ?'])(
  'of all commodities prices are asked: « %s »',
  (question) => {
    expect(read(question)).toMatchObject({ domain: 'price', products: [] });
  },
);

it.each([
  'sur combien de mois le café arabica est resté au-dessus de 8 dollars ?',
  'For how many months did arabica stay above 8 dollars?',
])('times beyond a limit are of figures: « %s »', (question) => {
  expect(read(question)).toMatchObject({ domain: 'price', threshold: { value: 8 } });
});

describe('a price in cents', () => {
  it.each([
    ['Prix du coton en centimes par livre', 'USc/lb'],
    ['combien de centimes la livre de coton ?', 'USc/lb'],
    ['how many cents a pound is sugar?', 'USc/lb'],
    ['prix du caoutchouc en centimes de dollar le kilo', 'USc/kg'],
    ['prix du cacao en dollars la livre', 'USD/lb'],
    ['prix du blé en dollars la tonne', 'USD/t'],
  ])('%s', (question, unit) => {
    expect(read(question).unit?.value).toBe(unit);
  });

  it('is none of a hundred', () => {
    expect(read('quand le blé a-t-il dépassé quatre cents dollars la tonne ?').threshold).toMatchObject({
      value: 400,
      unit: 'USD/t',
    });
  });
});

describe('a price in everyday words', () => {
  it.each([
    'Combien fallait-il débourser sur le marché mondial pour un kilo de bœuf en janvier 2025 ?',
    "Combien le blé se monnayait-il dans l'UE en 2023 ?",
    "Combien d'argent pour une tonne de blé tendre dans l'UE en 2024 ?",
    'Quelle somme fallait-il pour acquérir une tonne de riz thaïlandais en janvier 2024 ?',
    "Combien faut-il aligner pour une tonne d'huile d'olive dans l'UE en 2024 ?",
    "En 2024, dans l'UE, à combien le producteur cédait-il ses 100 kilos d'orge ?",
    "À l'échelle de l'UE en 2024, le soja rapportait-il plus que le tournesol aux 100 kilos ?",
    "Le tournesol payait-il mieux que le colza dans l'UE en 2024 ?",
    "Quelle est la valeur du colza dans l'UE en 2023 ?",
    "Combien l'orge a-t-elle perdu de sa valeur dans l'UE entre 2022 et 2023 ?",
    'What were farmers getting for 100 kilos of barley in the EU in 2024?',
    'What did wheat bring per 100 kg in the EU in 2023?',
    'Did soya bring in more than sunflower per 100 kilos in the EU in 2024?',
    'What would barley have set you back in the EU in 2024?',
    'What sort of money does a tonne of barley make?',
    'By how much did rapeseed depreciate in the EU between 2022 and 2024?',
  ])('is a price: « %s »', (question) => expect(read(question).domain).toBe('price'));

  it.each([
    ["de combien de pour cent l'orge s'est elle depreciee dans l'ue entre 2022 et 2024", 'down'],
    ['Le caoutchouc a-t-il pris de la valeur depuis un an ?', 'up'],
    ["Le sucre s'est-il apprécié entre janvier 2024 et janvier 2026 ?", 'up'],
    ['Did barley lose value in the EU between 2022 and 2024?', 'down'],
  ])('moves as the words have it: « %s »', (question, movement) => {
    expect(read(question)).toMatchObject({ domain: 'price', movement });
  });

  it.each([
    ['Le propriétaire peut-il facturer des frais au fermier ?', 'law'],
    ["Quel montant d'amende pour un chien errant ?", 'law'],
    ['Quelle est la valeur du rendement du blé tendre en France en 2024 ?', 'production'],
    ['What yield did France get for wheat in 2021?', 'production'],
    ['Le rendement du colza a-t-il perdu du terrain en France entre 2023 et 2024 ?', 'production'],
    ['Combien de pommes de terre la Belgique a-t-elle cédé à la France en 2023 ?', 'production'],
    ['How much did the Italian orchards give in peaches in 2024?', 'production'],
    ["Combien d'hectares pour 100 kilos de blé ?", 'production'],
  ])('is none in « %s »', (question, domain) => expect(read(question).domain).toBe(domain));

  it('neither rises nor falls by « montant », nor is a share of anything « de part et d’autre »', () => {
    const asked = read('Quel montant réclamait-on pour une tonne de TSP en décembre 2025 ?');
    expect(asked).toMatchObject({ domain: 'price', intent: 'value' });
    const sides = read(
      "Huile de coco ou huile d'arachide : laquelle revenait le moins cher en mai 2026, et de part et d'autre à combien ?",
    );
    expect([sides.intent, sides.products.length, sides.alsoAsked]).toEqual(['comparison', 2, undefined]);
  });

  it.each([
    ["30 tonnes de blé tendre dans l'UE en 2024, ça montait à combien ?", 30],
    ['What would 5 tonnes of urea have set me back in May 2026?', 5],
  ])('is of so much: « %s »', (question, value) => expect(read(question).lot).toMatchObject({ value }));

  it('is ahead where it is extrapolated', () => {
    const question =
      "Que devrait rapporter la tonne de betterave sucrière dans l'UE en 2025 si l'on extrapole ?";
    expect(read(question)).toMatchObject({ domain: 'price', intent: 'forecast' });
  });
});

describe('the price that is meant without its name', () => {
  it.each([
    'Café robusta en janvier 2026, exprimé en dollars par tonne, pour vérifier une valeur déclarée',
    'Robusta, January 2026, in dollars per tonne, I need to check a customs declaration',
    'What did oats make on average across the EU in 2025?',
    'How much does barley bring in Germany?',
    'What did apples fetch in France in 2023?',
  ])('« %s »', (question) => expect(read(question).domain).toBe('price'));

  it.each([
    'How much barley did Hungary make in 2023?',
    'Je suis grossiste à Rungis et mes fournisseurs belges me disent que la récolte de poires 2024 a été mauvaise. De combien a-t-elle varié par rapport à 2023 ?',
  ])('is none of what was brought in: « %s »', (question) => {
    expect(read(question).domain).toBe('production');
  });
});
