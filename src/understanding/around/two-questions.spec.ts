import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string): Frame {
  return understanding.read(question, '2026-11-20');
}

/** What a frame asks for, in short: "production value: cocoa in GH, 2021". */
function short(frame: Frame | undefined): string {
  if (!frame) return 'nothing';
  const ids = (slots: Frame['products']): string => slots.map(({ value }) => value).join('+');
  return `${String(frame.domain)} ${frame.intent}: ${ids(frame.products)} in ${ids(frame.places)}, ${startOf(frame)}`;
}

/** The year of a whole one, else the first day. */
function startOf({ period }: Frame): string {
  if (period?.value.kind !== 'at') return '';
  const { from, grain } = period.value.span;
  return grain === 'year' ? from.slice(0, 4) : from;
}

describe('two questions in one', () => {
  it.each([
    [
      'Combien de café produit le Brésil en 2020 et quel était le cours mondial cette année-là ?',
      'production value: coffee in BR, 2020',
      'price value: coffee in WLD, 2020',
    ],
    [
      'World sugar price in May 2024 and the sugar cane crop of India in 2021?',
      'price value: sugar-world in , 2024-05-01',
      'production value: sugar-cane in IN, 2021',
    ],
    [
      "production de blé dur en Italie en 2022 et production d'orge en Espagne en 2023",
      'production value: durum-wheat in IT, 2022',
      'production value: barley in ES, 2023',
    ],
    [
      'production de blé dur en Italie en 2022 et en Espagne en 2023',
      'production value: durum-wheat in IT, 2022',
      'production value: durum-wheat in ES, 2023',
    ],
    [
      "Production de melon en France en 2023 ? Combien d'États membres cultivent du coton ?",
      'production value: melons in FR, 2023',
      'production ranking: cotton in EU27_2020, ',
    ],
    [
      'Wheat production in Spain in 2022? How many EU countries grow rice?',
      'production value: wheat in ES, 2022',
      'production ranking: rice in EU27_2020, ',
    ],
    [
      'Prix du maïs en mai 2024 et qui en produit le plus ?',
      'price value: maize in , 2024-05-01',
      'production extreme: maize in , 2024-05-01',
    ],
    [
      'price of wheat in May 2022 and the price of maize now',
      'price value: wheat in , 2022-05-01',
      'price latest: maize in , ',
    ],
    [
      "Colza 2024 : la récolte française d'une part, le prix moyen dans l'UE d'autre part ?",
      'production value: rapeseed in FR, 2024',
      'price average: rapeseed in EU27_2020, 2024',
    ],
    [
      "D'une part la récolte de colza en Allemagne en 2024, de l'autre le prix moyen du colza dans l'UE en 2023 ?",
      'production value: rapeseed in DE, 2024',
      'price average: rapeseed in EU27_2020, 2023',
    ],
    [
      'production et prix du colza en 2022',
      'production value: rapeseed in , 2022',
      'price value: rapeseed in , 2022',
    ],
    [
      "La récolte de maïs de l'UE a chuté en 2022 : et le prix, il a suivi ?",
      'production change: maize in EU27_2020, 2022',
      'price change: maize in EU27_2020, 2022',
    ],
    [
      'EU maize harvest fell in 2022: did the price follow?',
      'production change: maize in EU27_2020, 2022',
      'price change: maize in EU27_2020, 2022',
    ],
    [
      "Pour mon cours sur le café : prix moyen de l'arabica en 2022, et production du Brésil la même année",
      'price average: coffee-arabica in , 2022',
      'production value: coffee in BR, 2022',
    ],
  ])('%s', (question, first, second) => {
    const frame = read(question);
    expect([short(frame), short(frame.alsoAsked)]).toEqual([first, second]);
    expect(frame.alsoAsked?.alsoAsked).toBeUndefined();
  });

  it('takes the way that the first moved for the one asked of what followed', () => {
    const { alsoAsked } = read('La récolte de colza de l’UE a baissé en 2024, le prix a-t-il suivi ?');
    expect(alsoAsked?.movement).toBe('down');
  });

  it('is set against the time that the last sentence names for both', () => {
    const frame = read(
      'En 2024 la récolte de blé tendre de l’UE a reculé : le prix a-t-il monté ? Donne les deux par rapport à 2023.',
    );
    const spans = [{ from: '2024-01-01' }, { from: '2023-01-01' }];
    for (const { intent, period } of [frame, frame.alsoAsked ?? frame])
      expect([intent, period?.value]).toMatchObject(['change', { kind: 'each', spans }]);
    expect([frame.domain, frame.alsoAsked?.domain]).toEqual(['production', 'price']);
  });

  it.each([
    'Le prix de la betterave, de 2022 à 2023, ça a fait combien en pourcent ?',
    'Le prix du maïs, entre 2022 et 2023, ça a fait combien ?',
    'The price of maize in 2023, and what did that come to in 2022?',
    'prix du beurre : combien en mai 2026 ?',
    'Je suis éleveur, le foin est rare. Sinon, combien de bovins y avait-il en France fin 2022 ?',
    'production de blé et de maïs en France et en Allemagne en 2023',
    'surface et rendement du colza en Allemagne en 2022',
    'production de blé en France en 2022 et en 2023',
    'compare le prix du blé et du maïs en mai 2026',
    'prix du beurre et de la poudre de lait',
    'record du prix de la potasse, quand et combien',
    "le prix de l'urée a battu son record quand, et combien ?",
    'record price of potash, when and how much?',
    'What was arabica worth in May 2026, and how much is that above May 2024 in percent?',
    "Combien valait l'arabica en mai 2026, et combien est-ce de plus qu'en mai 2024 en pourcentage ?",
  ])('but one in: %s', (question) => {
    expect(read(question).alsoAsked).toBeUndefined();
  });
});

describe('what is not held', () => {
  it.each([
    ['production de blé en Zorglubie en 2023', ['Zorglubie']],
    ['production de blé en zorglubie en 2023', ['zorglubie']],
    ['apple harvest of Atlantis in 2022', ['Atlantis']],
    ['production de blé en France en 2023', undefined],
    ['Selon Eurostat, production de blé en vendant tout ?', undefined],
    ['prix du thé à Mombasa', undefined],
  ])('places: %s', (question, places) => {
    expect(read(question).unknownPlaces).toEqual(places);
  });

  it.each([
    ['wheat production in bushels in France in 2023', undefined],
    ['production de lait en litres en France en 2021', 'en litres'],
    ['prix du cacao en livres sterling', 'en livres sterling'],
    ['price of wheat in pounds', 'in pounds'],
    ['price of pork in pounds per kilo', 'in pounds'],
    ['price of cocoa in British pounds', 'in British pounds'],
    ['prix du blé en livres', 'en livres'],
    ['price of coffee in cents per pound', undefined],
    ['production de blé en tonnes en France', undefined],
  ])('units: %s', (question, unit) => {
    expect(read(question).unheldUnit).toBe(unit);
  });
});

describe('what is told beside the question', () => {
  it('is no place that holdings are asked of', () => {
    expect(read('Je suis étudiant à Rennes, quelles cultures couvrez-vous ?').places).toEqual([]);
  });

  it.each([
    ["Étudiante à Rennes, je dois parler du lin : combien d'orge en Pologne en 2022 ?", 'barley', 'PL'],
    ['Je monte un dossier pour ma banque à Lyon : production de pommes en Italie en 2022', 'apples', 'IT'],
    ['Pour un article du Monde : production de pommes en Italie en 2022', 'apples', 'IT'],
    ['I farm near Toulouse; what was the Irish barley yield in 2023?', 'barley', 'IE'],
    ['Je vis en Belgique, quelle est la production de blé en 2022 ?', 'wheat', 'BE'],
  ])('%s', (question, product, place) => {
    const { products, places } = read(question);
    expect([...products, ...places].map(({ value }) => value)).toEqual([product, place]);
  });
});

describe('amounts of two kinds', () => {
  const kinds = (question: string): string[] => {
    const frame = read(question);
    return [frame, frame.alsoAsked].map((one) =>
      [...(one?.products ?? []), ...(one?.measures ?? [])].map(({ value }) => value).join(' '),
    );
  };

  it.each([
    [
      'Combien de vaches laitières en Irlande en 2022, et elles ont donné combien de lait ?',
      'dairy-cows stocks',
      'milk',
    ],
    [
      'nombre de vaches laitières et production de lait en Irlande en 2022',
      'dairy-cows stocks',
      'milk production',
    ],
    ["Combien d'ovins en Irlande en 2022 et combien abattus ?", 'sheep stocks', 'sheep slaughtered'],
    [
      'How many sheep does New Zealand have and how many are slaughtered?',
      'sheep stocks',
      'sheep slaughtered',
    ],
    ["combien d'hectares de vigne et combien de raisin en Italie en 2024", 'grapes area-harvested', 'grapes'],
  ])('are two questions: « %s »', (question, one, other) => {
    expect(kinds(question)).toEqual([one, other]);
  });

  it.each([
    'combien de blé en France et combien en Allemagne en 2023',
    'production et surface de blé tendre en France en 2023',
    'combien de porcs et de moutons en France en 2022',
    'How much milk did the dairy cows of Ireland give in 2022?',
    'How many sheep and how many goats did Greece slaughter in 2023?',
    'combien de porcs et combien de moutons abattus en Grèce en 2023',
    "Combien d'hectares de blé dur et combien de triticale en France en 2025 ?",
    "Combien d'hectares de pommiers et combien de poiriers en Italie en 2024 ?",
  ])('are one: « %s »', (question) => {
    expect(read(question).alsoAsked).toBeUndefined();
  });
});

describe('an amount of one place and who of all has most', () => {
  it.each([
    ['Combien de blé en France et qui est le premier producteur ?', []],
    ['How much wheat in Germany, and which country has the best yield?', ['yield']],
    ['Production de maïs en France en 2024 et quel pays en produit le plus ?', []],
    ['Quelle surface de colza en Allemagne, et quel pays en a le plus ?', ['area-harvested']],
    ['Quelle surface de colza en Allemagne, et qui est le premier producteur ?', []],
  ])('are two questions, the second of all places: « %s »', (question, measures) => {
    const { places, alsoAsked: other } = read(question);
    expect(places).toHaveLength(1);
    expect(other).toMatchObject({ places: [], order: { over: 'places' } });
    expect(other?.products).toHaveLength(1);
    expect(other?.measures.map(({ value }) => value).filter((id) => id !== 'production')).toEqual(measures);
  });
});

it('hectares are not carried to "how much", nor to what is named in tonnes', () => {
  const others = [
    'How many hectares of durum wheat and how much triticale in France in 2024?',
    "Combien d'hectares de blé dur et combien de tonnes de triticale en France en 2024 ?",
  ].map((question) => read(question).alsoAsked?.products.map(({ value }) => value));
  expect(others).toEqual([['triticale'], ['triticale']]);
});

describe('what is one question', () => {
  it.each([
    ['Irish abattoirs in 2024: how many pigs, and how many sheep?', ['pig', 'sheep'], 'slaughtered'],
    [
      "La patate avait flambé en 2019. C'était combien, le prix moyen dans l'UE cette année-là ?",
      ['potatoes'],
      'price',
    ],
  ])('%s', (question, products, measure) => {
    const { alsoAsked, ...frame } = read(question);
    expect(alsoAsked).toBeUndefined();
    expect(frame.products.map(({ value }) => value)).toEqual(products);
    expect(frame.measures.map(({ value }) => value)).toEqual([measure]);
  });
});

describe('whether something moved, and who leads', () => {
  it.each([
    [
      'Le maïs a-t-il mieux donné en 2024, et qui en fait le plus ?',
      'change',
      [],
      'Le maïs a-t-il mieux donné en 2024, ',
    ],
    [
      'Did French barley fall in 2023, and which country grows the most?',
      'change',
      ['FR'],
      'Did French barley fall in 2023, ',
    ],
    [
      'Le tournesol a-t-il reculé en Roumanie en 2024 et qui est le premier producteur européen ?',
      'change',
      ['RO'],
      'Le tournesol a-t-il reculé en Roumanie en 2024 ',
    ],
    [
      'Le cheptel bovin français diminue-t-il, et qui en a le plus en Europe ?',
      'series',
      ['FR'],
      'Le cheptel bovin français diminue-t-il, ',
    ],
    [
      "Est-ce que la moisson d'orge a été bonne en 2024 en Allemagne, et quel pays en récolte le plus ?",
      'value',
      ['DE'],
      "Est-ce que la moisson d'orge a été bonne en 2024 en Allemagne, ",
    ],
  ])('« %s »', (question, intent, places, text) => {
    const frame = read(question);
    expect([frame.intent, frame.places.map(({ value }) => value), frame.text]).toEqual([
      intent,
      places,
      text,
    ]);
    expect(frame.alsoAsked?.order).toMatchObject({ end: 'highest', over: 'places' });
    expect(frame.alsoAsked?.products).toEqual(frame.products);
  });

  it.each([
    'De combien le blé a-t-il baissé en 2024 en France, et qui en produit le plus ?',
    'Quel pays a-t-il vu son maïs baisser en 2024, et qui en fait le plus ?',
  ])('is not asked in « %s »', (question) => expect(read(question).text).toBe(question));
});
