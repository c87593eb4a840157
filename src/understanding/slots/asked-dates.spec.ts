import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function periodOf(question: string): unknown {
  return understanding.read(question, '2026-11-20').period?.value;
}

describe('the dates that a question asks for', () => {
  it.each([
    'for a presentation tomorrow I need the Hungarian grain maize crop of 2022',
    'pour ma réunion de demain : la récolte hongroise de maïs de 2022',
    'Pour notre CA du mois prochain : la récolte hongroise de maïs en 2022',
    'For our board next month: the Hungarian grain maize crop in 2022',
  ])('are not the day that it is needed by: « %s »', (question) => {
    expect(periodOf(question)).toMatchObject({ kind: 'at', span: { from: '2022-01-01', to: '2022-12-31' } });
  });

  it.each([
    "Vous ne m'avez jamais répondu hier, alors je répète : la récolte hongroise de maïs en 2022 ?",
    'My boss asked last Monday for the Hungarian grain maize crop of 2022',
    "À la télé hier ils disaient que la Pologne est première de l'UE pour les pommes. Vrai en 2022 ?",
  ])('are not the day that it was spoken of: « %s »', (question) => {
    expect(periodOf(question)).toMatchObject({ kind: 'at', span: { from: '2022-01-01' } });
  });

  it('are the month alone where the season around it is named first', () => {
    expect(
      periodOf('Au cœur de l’été 2025, en juillet, combien s’échangeait la tonne d’huile de coco ?'),
    ).toEqual({
      kind: 'at',
      span: { from: '2025-07-01', to: '2025-07-31', grain: 'month' },
    });
  });

  it('begin at the time that was named before, where they go up to another', () => {
    const period = periodOf(
      'La potasse a flambé en avril 2022 ; quel chemin a-t-elle fait de ce mois-là jusqu’à mai 2026 ?',
    );
    expect(period).toMatchObject({
      kind: 'between',
      from: { from: '2022-04-01' },
      to: { from: '2026-05-01' },
    });
  });

  it('are the day and the longer time where the two are joined', () => {
    expect(periodOf('Prix du porc à Plérin hier et en juin 2026')).toMatchObject({
      kind: 'each',
      spans: [{ from: '2026-11-19' }, { from: '2026-06-01' }],
    });
  });

  it.each([
    [
      'Mon oncle dit que 2016 a été une catastrophe. Combien de quintaux de blé en France cette année-là ?',
      2016,
    ],
    ['2018 was a drought year. What was the barley yield in Germany that year?', 2018],
    ["Installé depuis 2015, j'ai souffert en 2018. Le rendement du maïs en France cette année-là ?", 2018],
  ])('are of the time that was told of before where they refer to it: « %s »', (question, year) => {
    expect(periodOf(question)).toMatchObject({ kind: 'at', span: { from: `${year}-01-01` } });
  });

  it('are the year told of before and the one that it is set against, where the harvest is that of both', () => {
    const told = periodOf(
      'La betterave a souffert en 2020. La production française a chuté de combien par rapport à 2019 ?',
    );
    expect(told).toMatchObject({ kind: 'each', spans: [{ from: '2020-01-01' }, { from: '2019-01-01' }] });
    const other = periodOf(
      "J'ai acheté ma ferme en 2018. La production de blé a-t-elle augmenté par rapport à 2015 ?",
    );
    expect(other).toMatchObject({ kind: 'between', from: { from: '2015-01-01' }, to: null });
  });

  it('reach from so many years ago to the newest figure where the two are compared', () => {
    expect(periodOf('almond area in Spain compared with ten years ago')).toMatchObject({
      kind: 'between',
      from: { from: '2016-01-01' },
      to: null,
    });
    expect(periodOf('almond area in Spain ten years ago')).toMatchObject({ kind: 'at' });
  });

  it.each([
    'Are there fewer hectares of wine grapes in Spain now than in 2015?',
    "La surface de vigne en Espagne est-elle plus petite aujourd'hui qu'en 2015 ?",
    "moins de vaches laitières qu'en 2015 en Allemagne ?",
    'is French wheat yield higher than in 2015?',
    'Are there more goats in Spain than there were in 2015?',
    "Et le lapin en Espagne, ils en abattent toujours autant qu'en 2015 ou ça s'effondre ?",
    'Does Germany still slaughter as many pigs as in 2015?',
    "On a combien de vaches laitières en moins par rapport à l'an 2015 en France ?",
  ])('reach from the one year that now is set against to the newest figure: « %s »', (question) => {
    const { intent, period, againstPast } = understanding.read(question, '2026-11-20');
    expect([intent, againstPast]).toEqual(['change', true]);
    expect(period?.value).toMatchObject({ kind: 'between', from: { from: '2015-01-01' }, to: null });
  });

  it.each([
    "le sucre est-il plus haut qu'en janvier ?",
    'is cocoa higher than in January?',
    "l'urée par rapport à janvier",
  ])('reach from the one month that now is set against: « %s »', (question) => {
    const { intent, period } = understanding.read(question, '2026-11-20');
    expect(intent).toBe('change');
    expect(period?.value).toMatchObject({ kind: 'between', from: { from: '2026-01-01' }, to: null });
  });

  it.each([
    "Est-ce qu'en 2015 la production de blé en France était plus haute ?",
    "quels pays produisent plus de blé qu'en 2015",
    "la récolte de blé de 2022 en France est-elle plus haute qu'en 2015 ?",
  ])('are not of now beside then in « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').againstPast).toBeUndefined();
  });

  it.each([
    'was urea cheaper in May 2026 than the month before?',
    "L'urée était-elle moins chère en mai 2026 que le mois précédent ?",
  ])('are a month and the one before it: « %s »', (question) => {
    expect(periodOf(question)).toMatchObject({
      kind: 'each',
      spans: [{ from: '2026-05-01' }, { from: '2026-04-01' }],
    });
  });
});

describe('one time that now is set against', () => {
  it.each([
    'How many dairy cows in France compared with 2010',
    'combien de vaches laitières en France par rapport à 2010',
    'French wheat yield compared to that of 2010',
  ])('is where the change begins: « %s »', (question) => {
    const { intent, period } = understanding.read(question, '2026-11-20');
    expect([intent, period?.value.kind]).toEqual(['change', 'between']);
  });
});

describe('prices of now beside those of so long ago', () => {
  it.each([
    ['compare urea now with a year ago', 1, 'year'],
    ['cocoa price now vs a year ago', 1, 'year'],
    ["prix de l'urée aujourd'hui et il y a un an", 1, 'year'],
    ['le blé coûtait combien il y a deux ans et maintenant', 2, 'year'],
    ["le blé est-il plus cher que l'an dernier ?", 1, 'year'],
    ['is lamb dearer at Rungis than it was a year ago', 1, 'year'],
    ['is urea dearer than six months ago', 6, 'month'],
    ["le porc à Plérin est-il moins cher qu'il y a trois semaines ?", 3, 'week'],
  ])('are counted back from the newest figure: « %s »', (question, count, grain) => {
    const { intent, period } = understanding.read(question, '2026-11-20');
    expect([intent, period?.value]).toEqual(['change', { kind: 'last', count, grain, asChange: true }]);
  });

  it('are a month where nothing is set beside them', () => {
    expect(periodOf('prix du blé il y a un an')).toMatchObject({ kind: 'at', span: { from: '2025-11-01' } });
  });
});

describe('from each month to the next', () => {
  it.each([
    "la baisse la plus forte du prix du maïs d'un mois à l'autre",
    'biggest fall in maize prices month on month',
  ])('is a step, and not the last month: « %s »', (question) =>
    expect(periodOf(question)).toMatchObject({ kind: 'last', grain: 'month', asChange: true }),
  );

  it.each([
    ["Combien valait le cacao en mars 2022, et combien vaut-il aujourd'hui ?", '2022-03-01'],
    ["price of maize in March 2022 and what's it worth now", '2022-03-01'],
    ["prix du colza en juin 2020 et ce qu'il vaut maintenant", '2020-06-01'],
  ])('are then and now where both are asked about: « %s »', (question, from) => {
    expect(periodOf(question)).toMatchObject({ kind: 'between', from: { from }, to: null });
  });

  it('is then alone where nothing asks about now', () => {
    const said = periodOf('quel était le prix du cacao en 2023 ? merci de me dire maintenant');
    expect(said).toMatchObject({ kind: 'at', span: { from: '2023-01-01' } });
  });
});
