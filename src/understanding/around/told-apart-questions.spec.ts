import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const ids = (slots: readonly { value: string }[]) => slots.map(({ value }) => value);

describe('a second question about the one that leads', () => {
  it.each([
    ['which EU country grew the most rye in 2022 and what was its yield?', 'yield'],
    [
      'quel pays a le plus gros cheptel de chèvres en 2021 et combien en a-t-on abattu dans ce pays ?',
      'slaughtered',
    ],
    ['quel pays de l’UE cultive le plus de maïs, et quel est son rendement ?', 'yield'],
  ])('is of its own measure: « %s »', (question, measure) => {
    const { measures, alsoAsked } = read(question);
    expect(ids(measures)).not.toContain(measure);
    expect(ids(alsoAsked?.measures ?? [])).toEqual([measure]);
    expect(alsoAsked?.fromLeader?.order).toMatchObject({ over: 'places', end: 'highest' });
  });

  it.each([
    ['les trois premiers producteurs de maïs de l’UE et leurs surfaces', 3, 'area-harvested'],
    ['top 5 carrot producers in the EU in 2024, with their yields', 5, 'yield'],
    [
      'quels sont les dix premiers pays producteurs de pommes, avec la surface de chacun ?',
      10,
      'area-harvested',
    ],
  ])('is of each of the first: « %s »', (question, count, measure) => {
    const { measures, order, alsoAsked } = read(question);
    expect(ids(measures)).not.toContain(measure);
    expect(order).toMatchObject({ over: 'places', count });
    expect(ids(alsoAsked?.measures ?? [])).toEqual([measure]);
    expect(alsoAsked?.fromLeader?.order).toMatchObject({ count });
  });

  it.each([
    'quel pays produit le plus de cacao et quelle est sa part ?',
    'quel pays a le meilleur rendement de blé ?',
  ])('is none of its share, nor where nothing is asked behind: « %s »', (question) =>
    expect(read(question).alsoAsked?.fromLeader).toBeUndefined(),
  );
});

describe('a month beside the mean of a year', () => {
  it.each(['what percentage did world rice prices rise between the 2007 average and May 2008?'])(
    'is told by itself: « %s »',
    (question) => {
      const { intent, period, alsoAsked } = read(question);
      const grains = [period, alsoAsked?.period].map((slot) =>
        slot?.value.kind === 'at' ? slot.value.span.grain : null,
      );
      expect([intent, alsoAsked?.intent, ...grains]).toEqual(['value', 'average', 'month', 'year']);
    },
  );
});

describe('stretches set against one another', () => {
  it.each([
    'was potash more expensive in 2008-2009 or in 2022?',
    'entre la moyenne 2000-2004 et la moyenne 2020-2024, la surface de céréales de l’UE a-t-elle diminué ?',
  ])('are told by their means: « %s »', (question) => {
    const { intent, alsoAsked } = read(question);
    expect([intent, alsoAsked?.intent]).toEqual(['average', 'average']);
  });
});

describe('what a number of years or a nation’s name belongs to', () => {
  it('is the age of somebody', () => {
    expect(read('Ma fille de 8 ans demande combien il y a de poulets dans le monde').period).toBeNull();
  });

  it('is how long a change took', () => {
    const { period } = read('la production de betteraves en France a été divisée par deux en vingt ans');
    expect(period?.value).toEqual({ kind: 'last', count: 20, grain: 'year', asChange: true });
  });

  it.each(['how many months was sugar over 50 US cents per kilo', 'prix du sucre en dollars américains'])(
    'is the money of a country: « %s »',
    (question) => expect(read(question).places).toEqual([]),
  );

  it('is where the asker of a price is', () => {
    const { places } = read(
      'I import coffee from Vietnam and Brazil. What was the highest robusta price since 2020?',
    );
    expect(places).toEqual([]);
    expect(ids(read('I live in Kent. What is wheat production in Spain?').places)).toEqual(['ES']);
  });

  it('is the place that « sa part » and « notre région » are of', () => {
    const share = read(
      'L’Ukraine est un grand producteur. Quelle était sa part dans la production mondiale de tournesol en 2021 ?',
    );
    expect([share.intent, ids(share.places)[0]]).toEqual(['share', 'UA']);
  });

  it('is a time to come where a trend is supposed to go on', () => {
    const { intent, period } = read(
      'If the trend since 2015 goes on, how many hectares of soya would Italy have next year?',
    );
    expect([intent, period?.value]).toMatchObject(['forecast', { kind: 'at', span: { from: '2027-01-01' } }]);
  });

  it('is what a unit or a name means', () => {
    expect(read('what does a mean price mean?').intent).toBe('definition');
    expect(read("what does 'Thai 5%' mean for the rice price?").intent).toBe('definition');
  });

  it('is the figure with its unit where the unit is asked for', () => {
    expect(read('what unit is the wheat price in?').intent).toBe('latest');
    expect(read('en quelle unité est le prix du thé ?').intent).toBe('latest');
    expect(read('en quelle unité sont le prix du thé et celui du coton ?').intent).toBe('latest');
  });

  it('is the one country that somebody sells or buys in', () => {
    expect(ids(read('I sell wheat in the EU. What is the wheat price?').places)).toEqual(['EU27_2020']);
    expect(ids(read("J'achète du porc en Allemagne. À combien est le porc ?").places)).toEqual(['DE']);
  });

  it('is the place that a clause of the year names', () => {
    const { places } = read(
      "En 2004, quand la Pologne est entrée dans l'UE, combien de blé produisait-elle ?",
    );
    expect(ids(places)).toContain('PL');
  });

  it('is of maize where « maïs » is written behind another question', () => {
    const { alsoAsked } = read("Combien valait le blé en 2012 et combien vaut le maïs aujourd'hui ?");
    expect(ids(alsoAsked?.products ?? [])).toEqual(['maize']);
  });

  it.each([
    ['Combien de fois plus de blé que de maïs la France produit-elle ?', 'production'],
    ['How many times more pigs than cattle are there in Denmark?', 'production'],
    ['combien de kilos de poulet pour le prix d’un kilo de bœuf', 'price'],
  ])('is of the amounts or of the prices of two: « %s »', (question, domain) => {
    expect(read(question).domain).toBe(domain);
  });

  it.each([
    'On risque une baisse de la production de blé en 2027 ?',
    'Que faire de mon blé si les prix baissent encore ?',
    'What can we do to increase wheat yield in France above 8 t/ha?',
  ])('is no case of law where a market or a yield moves: « %s »', (question) => {
    expect(read(question).leaning?.ofCase).toBeUndefined();
  });

  it('is an average where « mean » is one', () => {
    expect(read('What does the mean price of cocoa come to in 2024?').intent).toBe('average');
  });

  it.each([
    'Le cacao a-t-il dépassé 8 dollars depuis son plus bas ?',
    'La récolte de blé 2024 en France est-elle loin de son record ?',
    'What is the average wheat price since its 2022 peak?',
  ])('is no move since an extreme where a limit, a mean or another year is asked of: « %s »', (question) => {
    expect(read(question).alsoAsked).toBeUndefined();
  });

  it.each([
    'Le blé en 2022 contre maintenant : de combien a-t-il baissé ?',
    'When did wheat peak and what is the forecast for next month now?',
  ])('is more than the newest figure: « %s »', (question) => {
    expect(read(question).alsoAsked).toBeUndefined();
  });
});

describe('both ends of an order', () => {
  it.each([
    ['les trois meilleures et les trois pires années de rendement du blé tendre en France', 3, 'periods'],
    ['les deux plus grosses et les deux plus petites récoltes de maïs en France depuis 2000', 2, 'periods'],
    ['top 3 and bottom 3 EU countries for soft wheat yield in 2024', 3, 'places'],
  ])('are asked for apart where several of each are: « %s »', (question, count, over) => {
    const { order, alsoAsked } = read(question);
    expect([order, alsoAsked?.order]).toEqual([
      { end: 'highest', count, over },
      { end: 'lowest', count, over },
    ]);
  });

  it('are told together where one of each is', () => {
    const { order, alsoAsked } = read('meilleure et pire année pour le colza en France');
    expect(order).toMatchObject({ both: true, over: 'periods' });
    expect(alsoAsked).toBeUndefined();
  });
});
