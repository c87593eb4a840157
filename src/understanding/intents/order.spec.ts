import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const overOf = (question: string) => read(question).order?.over;

describe('the end that an order begins from', () => {
  it.each([
    ['Range par prix le bœuf, le poulet et le mouton en 2023, de la plus chère à la moins chère.', 'highest'],
    ['Rank palm, soybean and sunflower oil by price from most expensive to cheapest.', 'highest'],
    ['Classe ces engrais du moins cher au plus cher : urée, DAP, potasse.', 'lowest'],
    ['Classe le blé, le maïs et l’orge en France par rendement, du plus faible au plus élevé.', 'lowest'],
    ['Classe le blé, le maïs et l’orge en France par rendement, du plus élevé au plus faible.', 'highest'],
  ])('is the one that is named first: « %s »', (question, end) => {
    expect(read(question).order?.end).toBe(end);
  });
});

describe('what is put in order', () => {
  it.each([
    'Quels pays ont fait mieux que la France en rendement de blé en 2022 ?',
    'which countries had a better wheat yield than France in 2022',
    'who produces more olives than Italy?',
    "quels pays récoltent plus de maïs que l'Espagne",
  ])('are the countries that one is set beside: « %s »', (question) => {
    const { intent, order } = read(question);
    expect([intent, order?.over, order?.end]).toEqual(['ranking', 'places', 'highest']);
  });

  it.each([
    "La deuxième céréale de France, c'est laquelle ?",
    'Le maïs est-il la deuxième céréale en France ?',
    'what is the third fruit in Spain',
  ])('are the products of a family where one is named by its rank: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { over: 'products' } });
  });

  it('are none of its products where the rank is a producer’s', () => {
    expect(overOf('which country is the second wheat producer in the EU?')).not.toBe('products');
  });

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

  it.each([
    "quels pays produisent le plus d'oignons",
    'quel rang occupent les Pays-Bas pour les oignons',
    "l'Inde est-elle le leader du riz",
    'is China number one for rice?',
    "la Pologne est le 1er producteur de pommes de l'UE, exact ?",
    'vrai ou faux : la France est le premier producteur européen de blé',
    'true or false: France is the largest wheat producer in the EU',
  ])('are places in « %s », and one of them is set beside no group', (question) => {
    expect(overOf(question)).toBe('places');
    expect(understanding.read(question, '2026-11-20').intent).not.toBe('comparison');
  });
});

it.each([
  ['les 3 premiers et les 3 derniers producteurs de blé en 2020', 3],
  ['the top three and bottom three wheat producers in 2020', 3],
])('both ends are asked for in « %s »', (question, count) => {
  const { order, alsoAsked } = read(question);
  expect([order, alsoAsked?.order]).toEqual([
    { end: 'highest', count, over: 'places' },
    { end: 'lowest', count, over: 'places' },
  ]);
});

it.each(['mini maxi du rendement du blé en France', 'min-max of the wheat yield in France'])(
  'both ends of a line are asked for in « %s »',
  (question) => expect(read(question).order).toMatchObject({ both: true, over: 'periods' }),
);

it.each([
  ["les trois États de l'UE qui ont récolté le plus de poivrons en 2024", 3],
  ["quels sont les trois pays de l'UE qui ont le plus d'hectares de riz ?", 3],
  ["dans quels 3 pays de l'ue abat on le plus de dindes", 3],
  ["les cinq nations d'Europe qui font le plus de pommes", 5],
  ["quels sont les quatre membres de l'UE qui ont le plus de porcs ?", 4],
  ['the three states of the EU that harvest the most apples', 3],
  ["Parmi les 27 pays de l'UE, qui produit le plus de blé ?", null],
  ['les États-Unis récoltent-ils le plus de maïs ?', null],
])('so many nations are asked for in « %s »', (question, count) => {
  expect(read(question).order?.count ?? null).toBe(count);
});

it.each([
  ["Quels pays produisent plus de blé qu'en 2010 ?", 'places', 'up'],
  ["Quels pays produisent au moins autant de blé qu'en 2010 ?", 'places', 'up'],
  ['Which countries produce as much wheat as in 2010?', 'places', 'up'],
  ['Which countries produce no less barley than in 2010?', 'places', 'up'],
  ["Which countries don't produce as much wheat as in 2010?", 'places', 'down'],
  ['Which countries had no more wheat than in 2010?', 'places', 'down'],
  ["Quels pays n'ont pas plus de blé qu'en 2010 ?", 'places', 'down'],
  ['Which EU countries harvest fewer apples than in 2010?', 'places', 'down'],
  ["Quelles céréales françaises font mieux qu'en 2010 ?", 'products', 'up'],
  ["Quels engrais sont moins chers qu'en janvier 2010 ?", 'products', 'down'],
  ['Which crops did Romania grow more of than in 2010?', 'products', 'up'],
])('those that moved since a time are asked for in « %s »', (question, over, movement) => {
  const { intent, order, period, movement: said } = read(question);
  expect([intent, order?.over, said]).toEqual(['ranking', over, movement]);
  expect(period?.value).toMatchObject({ kind: 'between', from: { from: '2010-01-01' }, to: null });
});

it.each([
  'Which EU members grow rice?',
  "Quels membres de l'UE font du coton ?",
  'Which nations grow tobacco in the EU?',
])('the countries are asked for in « %s »', (question) => {
  expect(read(question).intent).toBe('ranking');
});

it.each([
  "Surface de vignes en Italie, en France et en Espagne, dans l'ordre décroissant",
  "Classe la France, l'Italie et l'Espagne pour le raisin",
])('the places named are set in order: « %s »', (question) => {
  expect(read(question)).toMatchObject({ order: { over: 'places' } });
});

it.each([
  ['Did tea get cheaper in 2025?', 'change'],
  ['Le cacao est-il devenu moins cher en 2025 ?', 'change'],
  ['Quel mois le thé était-il le moins cher en 2025 ?', 'extreme'],
  ['Le blé était-il plus cher que le maïs en 2023 ?', 'comparison'],
])('a price is dearer or cheaper than before: « %s »', (question, intent) => {
  expect(read(question).intent).toBe(intent);
});

it.each([
  'Which EU nations produce the most rice?',
  'Which EU states grow the most maize?',
  "Quels États de l'UE produisent le plus de riz ?",
])('« %s » is of the Union', (question) => {
  expect(read(question).places.map(({ value }) => value)).toEqual(['EU27_2020']);
});

it.each([
  'Where does pork carcass class S in France stand right now?',
  'Where do French pig prices stand?',
  'Where does urea stand at the moment?',
])('where one price stands is no rank: « %s »', (question) => {
  expect([read(question).intent, read(question).order]).toEqual(['latest', null]);
});

describe('moves put in order', () => {
  it.each([
    ['quelle céréale a le plus augmenté en France depuis 2020', 'up'],
    ['Quelle céréale a le plus baissé en prix en 2025', 'down'],
    ["quel est l'engrais qui a le plus augmenté", 'up'],
    ['quels légumes ont baissé en Espagne en 2022', 'down'],
    ["quelles céréales n'ont pas baissé en France en 2024", 'up'],
    ['quelle culture a le plus reculé en France', 'down'],
    ['which kind of fertilizer rose most since 2022', 'up'],
    ['which cereals fell in Germany in 2024', 'down'],
    ['which crop fell fastest in Spain since 2015', 'down'],
  ])('are those of the products in « %s »', (question, movement) => {
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { over: 'products' }, movement });
  });

  it.each([
    'plus forte hausse de la production de céréales en France',
    'quelle baisse des céréales en France en 2024',
    'de combien les céréales ont-elles augmenté en France en 2023',
  ])('are those of the one line in « %s »', (question) => expect(overOf(question)).not.toBe('products'));
});

describe('what is beyond a limit', () => {
  it.each([
    'quelles céréales dépassent 7 t/ha en France ?',
    'which cereals yield more than 7 t/ha in France?',
    'which oilseeds yielded more than 3 t/ha in Spain in 2024?',
    'y a-t-il des céréales qui dépassent 9 t/ha en Belgique ?',
    'are there any cereals above 9 t/ha in Ireland?',
    'which vegetables were above 500 thousand tonnes in Poland in 2022?',
    "quelles cultures couvrent plus d'un million d'hectares en France ?",
    "quelles cultures occupent plus d'un million d'hectares en Allemagne ?",
    'which crops did Romania grow on more than one million hectares in 2024?',
  ])('are products in « %s »', (question) => {
    const { intent, domain, order } = read(question);
    expect([intent, domain, order?.over]).toEqual(['filter', 'production', 'products']);
  });

  it.each([
    ['quels pays ont des céréales qui dépassent 7 t/ha ?', 'filter', 'places'],
    ['en quelles années les céréales ont-elles dépassé 7 t/ha en France ?', 'filter', 'periods'],
    ['couvrez-vous plus de dix pays ?', 'coverage', undefined],
    ["combien de bovins en France en 2025, d'après vos chiffres ?", 'value', undefined],
    ['quelles cultures couvrez-vous en France ?', 'coverage', undefined],
  ])('are none in « %s »', (question, intent, over) => {
    expect([read(question).intent, read(question).order?.over]).toEqual([intent, over]);
  });
});

describe('animals put in order', () => {
  it.each([
    ['quel animal élève-t-on le plus en France ?', 'stocks'],
    ['what animal is raised most in Ireland?', 'stocks'],
    ['quelle espèce abat-on le plus en Allemagne ?', 'slaughtered'],
    ['quel bétail est le plus abattu en Italie ?', 'slaughtered'],
  ])('are counted, not weighed: « %s »', (question, measure) => {
    const { measures, order } = read(question);
    expect([measures.map(({ value }) => value), order?.over]).toEqual([[measure], 'products']);
  });
});

describe('the end that an adjective tells', () => {
  it.each([
    ['la moisson de blé la plus catastrophique en France', 'lowest'],
    ['en quelle année la récolte de colza a-t-elle été la plus médiocre en France ?', 'lowest'],
    ['in which year was the most disastrous wheat harvest in France?', 'lowest'],
    ['la moisson de blé la plus abondante en France', 'highest'],
  ])('« %s »: the %s', (question, end) =>
    expect(understanding.read(question, '2026-11-20').order?.end).toBe(end),
  );
});

describe('a time that « laquelle » asks for at the end', () => {
  it.each([
    ["La pire année pour le rendement du maïs en France depuis 2000, c'était laquelle ?", 'lowest'],
    ["Le meilleur mois pour le cacao en 2024, c'était lequel ?", 'highest'],
    ['The best year for French maize yields since 2000 was which one?', 'highest'],
  ])('« %s »: the %s of its times', (question, end) => {
    const { intent, order } = read(question);
    expect([intent, order]).toEqual(['extreme', { end, count: null, over: 'periods' }]);
  });
});

describe('one of two times', () => {
  it.each([
    ['which was lower for French wheat production, 2016 or 2024?', 'lowest'],
    ['laquelle des deux années a été la plus faible pour le blé en France, 2016 ou 2024 ?', 'lowest'],
    ['le rendement du blé en France a-t-il été meilleur en 2016 ou en 2023 ?', 'highest'],
    ['was corn cheaper in May 2024 or May 2025?', 'lowest'],
    ['which year was better for maize in France, 2023 or 2024?', 'highest'],
    ['Le blé HRW était-il plus cher en 2022 ou en 2023 ?', 'highest'],
    ['Was the price of soybeans highest in 2021 or in 2022?', 'highest'],
  ])('« %s »: the %s', (question, end) => {
    const { intent, order, period } = read(question);
    expect([intent, order, period?.value.kind]).toEqual([
      'extreme',
      { end, count: null, over: 'periods' },
      'each',
    ]);
  });

  it.each([
    'was wheat production higher in 2016 than in 2024 in France?',
    'which country was lower for wheat in 2016 or 2024?',
    'production de blé en France en 2016 et 2024',
  ])('is not asked for in « %s »', (question) => expect(read(question).intent).not.toBe('extreme'));
});

describe('the best years, in the plural', () => {
  it.each([
    ['les meilleures années pour le colza', 5],
    ['worst years for wheat in France', 5],
    ['les trois meilleures années pour le colza', 3],
    ['2016 est-elle une des pires années pour le blé en France', undefined],
  ])('« %s»: %s of them', (question, count) => expect(read(question).order?.count ?? undefined).toBe(count));
});

describe('the price of land', () => {
  it.each(["combien vaut l'hectare de terre", 'que vaut un hectare de terre en Beauce'])(
    'is a figure that is not held: « %s »',
    (question) => expect(understanding.read(question, '2026-11-20').unheldMeasure).not.toBeNull(),
  );
});

describe('so many times of one product', () => {
  it.each([
    ['les trois meilleures années du blé en France', 3, 'highest'],
    ['five best years for maize in Spain', 5, 'highest'],
    ['top 3 years for maize production in Spain', 3, 'highest'],
    ['les deux pires récoltes de blé en France depuis 2000', 2, 'lowest'],
    ['les cinq mois les plus chers pour le maïs depuis 2020', 5, 'highest'],
    ['the three years with the highest barley yield in Germany', 3, 'highest'],
    ['top 5 des années pour la betterave en France', 5, 'highest'],
    ['three highest wheat yields in France', 3, 'highest'],
  ] as const)('are put in order: « %s »', (question, count, end) => {
    const { intent, order, period } = read(question);
    expect([intent, order]).toEqual(['extreme', { end, count, over: 'periods' }]);
    expect(period?.value.kind).not.toBe('last');
  });

  it.each([
    'top 3 wheat producers over the last five years',
    'la France est-elle dans les trois premiers pays pour le blé',
  ])('are none where places are: « %s »', (question) => expect(overOf(question)).toBe('places'));
});

describe('the last of an order', () => {
  it.each([
    ["trois derniers pays de l'UE pour le rendement du blé", 3],
    ['the last five EU countries for wheat yield', 5],
    ['les derniers pays pour la production de maïs en 2023', 5],
  ])('are places from its end: « %s »', (question, count) => {
    const { intent, order } = read(question);
    expect([intent, order]).toEqual(['ranking', { end: 'lowest', count, over: 'places' }]);
  });
});

describe('both ends of an order', () => {
  it.each([
    'minimum et maximum du prix du blé en 2022',
    'plus haut et plus bas du cacao en 2024',
    'the high and the low of palm oil over the last 12 months',
    'la meilleure et la pire année pour le rendement du blé en France',
    'in which year was Irish barley output largest and in which year smallest',
  ])('are asked for of the times of one line: « %s »', (question) => {
    expect(read(question).order).toEqual({ end: 'highest', both: true, count: null, over: 'periods' });
  });

  it('are two questions where places are put in order', () => {
    const { order, alsoAsked } = read("quel pays de l'UE produit le plus de blé et lequel le moins");
    expect([order, alsoAsked?.order]).toEqual([
      { end: 'highest', count: null, over: 'places' },
      { end: 'lowest', count: null, over: 'places' },
    ]);
  });

  it.each(['la plus mauvaise récolte de colza en France', 'le plus petit producteur de maïs et de riz'])(
    'are not asked for in « %s »',
    (question) => expect(read(question).order).not.toHaveProperty('both'),
  );
});

it.each([
  'France is the number 2 producer of barley in the EU, true?',
  "L'Allemagne est-elle le numéro 2 du blé en Europe ?",
  "La Pologne est-elle le quatrième producteur de blé de l'UE ?",
])('a rank below the first puts in order too: « %s »', (question) => {
  expect(read(question)).toMatchObject({ intent: 'ranking', order: { end: 'highest', over: 'places' } });
});

describe('where one thing stands', () => {
  it.each([
    'où se situe l’huile de tournesol ?',
    'pourriez-vous me dire où se situe le prix de l’urée d’après votre dernier relevé ?',
    'je prépare une chronique sur l’huile de palme pour la matinale : où se situe-t-elle ?',
  ])('is its newest price, and not its highest: « %s »', (question) =>
    expect(read(question)).toMatchObject({ domain: 'price', intent: 'latest', order: null }),
  );

  it.each([
    ['où se situe la France pour le maïs ?', 'places'],
    ['où se situe le pic du sucre ?', 'periods'],
  ])('is an order where it stands among others or at its end: « %s »', (question, over) =>
    expect(overOf(question)).toBe(over),
  );
});

describe('from the cheapest to the dearest', () => {
  it.each([
    ['Classement des engrais du moins cher au plus cher en mai 2026', 'lowest'],
    ['Classement des céréales de la moins chère à la plus chère en mai 2026', 'lowest'],
    ['Rank the fertilizers from cheapest to most expensive, May 2026', 'lowest'],
  ])('is an order of levels, and no fall: « %s »', (question, end) => {
    const { intent, order, movement } = read(question);
    expect([intent, order?.over, order?.end, movement]).toEqual(['ranking', 'products', end, undefined]);
  });

  it('is a fall where one has become cheaper', () => {
    expect(read('quel engrais est devenu moins cher entre avril et mai 2026 ?').movement).toBe('down');
  });
});

describe('the last of an order', () => {
  it.each([
    ['Dernier du classement UE en production de blé tendre 2024 ?', null],
    ['Les trois derniers du classement UE en rendement de blé tendre 2024', 3],
    ["Quel est le dernier pays de l'UE pour le rendement du maïs grain en 2024 ?", null],
    ["Qui est bon dernier en tournesol dans l'UE en 2024 ?", null],
    ['Which country came last in the EU for grain maize yield in 2024?', null],
  ])('is no time: « %s »', (question, count) => {
    const { order, period } = read(question);
    expect(order).toEqual({ end: 'lowest', count, over: 'places' });
    expect(period?.value.kind).toBe('at');
  });

  it.each([
    'Le dernier classement UE en production de blé tendre ?',
    'Quel est le dernier rendement connu du maïs en France ?',
    'What was the last price of maize?',
  ])('is the newest figure in « %s »', (question) => {
    expect(read(question).period?.value.kind).toBe('latest');
  });
});
