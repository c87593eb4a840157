import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

it('a mean over years is no story of somebody', () => {
  const { domain, products, told } = read('On average over 2020-2024, which was dearer: maize or wheat?');
  expect([domain, products.map(({ value }) => value)]).toEqual(['price', ['maize', 'wheat']]);
  expect(told).toBeUndefined();
});

describe('a story up to where it begins to ask', () => {
  it.each([
    "Journaliste, je boucle une page sur l'huile d'olive et je voudrais le podium des pays de l'UE pour les tonnages d'olives récoltés en 2024, avec les chiffres.",
    "Je prépare un exposé et j'aurais besoin du podium des pays de l'UE pour la récolte d'olives en 2024, avec les tonnages si possible.",
    "Nous préparons un dossier sur la Grèce et il nous faut le podium des pays de l'UE pour la récolte d'olives en 2024, avec les tonnages.",
    "I'm writing a piece on olive oil and I'd like the podium of EU countries for tonnages of olives harvested in 2024, with figures.",
    'For a school project I need the top three EU countries for olives harvested in 2024, with tonnages.',
  ])('leaves what is asked: « %s »', (question) => {
    const { intent, products, places, order } = read(question);
    expect([intent, products.map(({ value }) => value), places.map(({ value }) => value)]).toEqual([
      'ranking',
      ['olives'],
      ['EU27_2020'],
    ]);
    expect(order).toMatchObject({ over: 'places', count: 3 });
  });

  it.each([
    [
      'Je suis prof et je voudrais préparer un cours sur le vin : quelle est la production de colza en France en 2024 ?',
      ['rapeseed'],
      ['FR'],
    ],
    [
      "J'habite en Bretagne et je voudrais connaître la production d'orge de la France, merci.",
      ['barley'],
      ['FR'],
    ],
    [
      'Je cultive du tournesol et je voudrais savoir combien on en récolte en Espagne.',
      ['sunflower'],
      ['ES'],
    ],
  ])(
    'gives way to a colon, and gives the crop where no other is named: « %s »',
    (question, products, places) => {
      const frame = read(question);
      expect(frame.products.map(({ value }) => value)).toEqual(products);
      expect(frame.places.map(({ value }) => value)).toEqual(places);
    },
  );
});

describe('who asks', () => {
  it('is told apart, so that what he grows narrows nothing', () => {
    const { told, products } = read(
      'Éleveur de charolaises, je voudrais savoir si la carcasse de vache à Rungis a pris de la valeur depuis 2025.',
    );
    expect(told).toBe('Éleveur de charolaises,');
    expect(products.map(({ value }) => value)).toEqual(['cow-carcass-rungis']);
  });
});

describe('what somebody tells of himself up to a colon', () => {
  it.each([
    'Je dois fournir un magasin bio : combien de pommes la Pologne a-t-elle récoltées en 2023 ?',
    'Pour un exposé sur la Bretagne : combien de pommes la Pologne a-t-elle récoltées en 2023 ?',
    'Bonjour, nous faisons un dossier sur le maïs : combien de pommes la Pologne a-t-elle récoltées en 2023 ?',
    "Avant d'acheter du jus en Espagne, j'aimerais savoir combien de pommes la Pologne a récoltées en 2023.",
    'I trade juice in Spain: how many tonnes of apples did Poland harvest in 2023?',
  ])('leaves what is asked: « %s »', (question) => {
    const { products, places } = read(question);
    expect([products.map(({ value }) => value), places.map(({ value }) => value)]).toEqual([
      ['apples'],
      ['PL'],
    ]);
  });

  it('keeps what is set before a colon and is no story', () => {
    const { products, places } = read('Le maïs en Pologne : combien de tonnes en 2023 ?');
    expect([products[0]?.value, places[0]?.value]).toEqual(['maize', 'PL']);
  });
});

describe('what somebody says that stands first', () => {
  it.each([
    "Un film disait que la Roumanie est première d'Europe pour le tournesol. C'était vrai en 2023 ?",
    "Ils disaient à la télé que la Roumanie est le premier producteur de tournesol d'Europe. C'était vrai en 2023 ?",
    "Hier soir, un film racontait la vie d'un fermier, et ils disaient que la Roumanie était la première d'Europe pour le tournesol. Vrai en 2023 ?",
    'They said on TV that Romania was the biggest sunflower producer in the EU. Was that true in 2023?',
  ])('is asked of the order, and not compared with the whole: « %s »', (question) => {
    const { intent, places, order } = read(question);
    expect([intent, places[0]?.value, order?.end, order?.over]).toEqual([
      'extreme',
      'RO',
      'highest',
      'places',
    ]);
  });

  it.each([
    "Ils disaient que la Roumanie récolte plus de tournesol que la France. C'est vrai pour 2023 ?",
    "Mon voisin m'a dit hier que la Roumanie récolte plus de tournesol que la France. C'est vrai pour 2023 ?",
  ])('still compares two countries: « %s »', (question) => {
    const { domain, intent, places } = read(question);
    expect([domain, intent, places.length]).toEqual(['production', 'comparison', 2]);
  });
});

describe('news of somebody before a question', () => {
  it.each([
    ["Mes parents ont réservé un gîte en Beauce ; combien d'hectares de blé en France en 2024 ?", ['FR']],
    ["On part en Toscane cet été, combien d'olives l'Italie a-t-elle récoltées en 2022 ?", ['IT']],
    ['We stayed in Bavaria last summer, how much barley did Germany grow in 2022?', ['DE']],
    ['Mes cousins vivent en Italie ; combien de blé là-bas en 2023 ?', ['IT']],
    ['Mes parents cultivent du blé en Beauce ; quel rendement en France en 2024 ?', ['FR-BEAUCE', 'FR']],
  ])('leaves the places that are asked about: « %s »', (question, places) => {
    expect(read(question).places.map(({ value }) => value)).toEqual(places);
  });
});
