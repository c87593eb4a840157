import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const placesOf = (question: string) => read(question).places.map(({ value }) => value);

describe('countries written by ear', () => {
  it.each([
    ['récolte de chou de bruxelle en belgik en 2024', 'BE'],
    ['blé en ongri 2023', 'HU'],
    ['production de pommes suice 2024', 'CH'],
    ['blé en turkie 2022', 'TR'],
    ['lait irlend 2022', 'IE'],
    ['tomates en egipte 2020', 'EG'],
    ['wheat in belgik 2024', 'BE'],
    ['blé marok 2022', 'MA'],
  ])('are read by their sound in « %s »', (question, place) => expect(placesOf(question)).toEqual([place]));

  it.each([
    ['production de pommes en almagne 2024', 'Allemagne'],
    ['wheat production in hungery', 'Hungary'],
    ['evolusion du prix du blé', 'évolution'],
    ['prix du blé en fevrié 2024', 'février'],
    ['soft wheat price in Feburary 2024', 'February'],
  ])('are told with their accents and capitals: « %s »', (question, word) =>
    expect(read(question).corrections.map(([, as]) => as)).toEqual([word]),
  );
});

describe('names of countries in several words', () => {
  it.each([
    ['sheeps in nw zeland 2015', 'NZ'],
    ['sheep numbers in nw zealand 2015', 'NZ'],
    ['moutons en nouvel zelande 2015', 'NZ'],
    ['moutons en nouvelle zeland 2015', 'NZ'],
    ['bovins en afrique du sude 2020', 'ZA'],
    ['production de maïs en Amérique du Sud en 2022', 'SOUTH-AMERICA'],
    ['quels pays d’Amérique du Sud ont plus de 5 millions de bovins', 'SOUTH-AMERICA'],
    ['cattle in sth africa 2015', 'ZA'],
    ['porcs en republique tcheq 2022', 'CZ'],
    ['moutons au royaume-unie 2015', 'GB'],
    ['vaches en arabie saoudit 2020', 'SA'],
    ['riz en coree du sude 2015', 'KR'],
    ['maize in unted staets in 2020', 'US'],
  ])('mends « %s»', (question, place) => {
    expect(placesOf(question)).toEqual([place]);
  });

  it.each([
    'vaches aux pays bat 2021',
    'sheep in new zorgland 2015',
    'moutons en république zorglubienne 2015',
  ])('asks about « %s » rather than taking a place for granted', (question) => {
    expect(read(question).unknownPlaces).toHaveLength(1);
  });

  it('leaves words alone that are right as they stand', () => {
    expect(read('quel pays bat la France pour le blé en 2024').corrections).toEqual([]);
    expect(read('colza en france entre 2022 et 2023').corrections).toEqual([]);
  });
});

describe('a typing error in one language', () => {
  it.each(['how volatile was urea in 2022', 'the boys at the mart say US corn hit a record'])(
    'is not mended with words of the other: « %s »',
    (question) => {
      expect(read(question).corrections).toEqual([]);
    },
  );

  it('is mended with the name of a place in either', () => {
    expect(placesOf('potatoes in Bretange in 2020')).toEqual(['FR-REG-53']);
  });
});

describe('slaughter', () => {
  it.each([
    'How many pigs went through Danish abattoirs in 2022?',
    'how many pigs were butchered in Denmark in 2022',
    'How many cattle were put through the meat factories in Ireland in 2022?',
    'how many pigs does Spain kill a year',
    'Spain kills how many pigs',
    'how many pigs is Spain killing each year',
  ])('is asked by « %s »', (question) => {
    expect(read(question).measures.map(({ value }) => value)).toEqual(['slaughtered']);
  });
});

describe('"paddy"', () => {
  it.each(['Paddy reckons Ireland slaughtered two million cattle in 2024', 'Paddy wants the barley crop'])(
    'is a man in « %s »',
    (question) => {
      expect(read(question).products.map(({ value }) => value)).not.toContain('rice-paddy');
    },
  );

  it.each(['paddy output in India 2015', 'Paddy production in India in 2015'])(
    'is rice in « %s »',
    (question) => {
      expect(read(question).products.map(({ value }) => value)).toEqual(['rice-paddy']);
    },
  );
});

describe('a name that is a word of the language too', () => {
  it.each(['La production de blé en Atlantide', "Quelle récolte d'orge en Atlantide en 2023 ?"])(
    'is a place that nothing is known of: « %s »',
    (question) => expect(read(question).unknownPlaces).toHaveLength(1),
  );

  it.each([
    'Production de Blé en Tonnes',
    'Prix du blé en Dollars',
    'La production de blé en Bio',
    "Entre la Toussaint et Pâques, l'agneau R a pris combien à Rungis ?",
  ])('is none where it is no name: « %s »', (question) =>
    expect(read(question).unknownPlaces).toBeUndefined(),
  );
});

describe('a heavenly body', () => {
  it.each([
    'production de maïs sur Mars en 2024',
    'maize production on Mars in 2024',
    'wheat production on the Moon in 2023',
  ])('is a place that nothing is known of: « %s »', (question) => {
    expect(read(question).unknownPlaces).toHaveLength(1);
    expect(read(question).period?.value).toMatchObject({ span: { grain: 'year' } });
  });

  it.each(['prix du blé sur mars 2026', 'prix du blé en mars 2026', 'cours du blé sur Mars 2026'])(
    'is a month where a month is meant: « %s »',
    (question) => {
      expect(read(question).unknownPlaces).toBeUndefined();
      expect(read(question).period?.value).toMatchObject({ span: { from: '2026-03-01' } });
    },
  );
});
