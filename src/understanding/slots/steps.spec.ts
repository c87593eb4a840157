import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

it.each([
  'production de blé en France année par année depuis 2015',
  'wheat production in France year by year since 2015',
  'wheat production in France year by year since 2015 and the total change',
])('every year of a stretch is told: « %s »', (question) => {
  expect(read(question)).toMatchObject({ intent: 'series', listed: true });
});

it.each([
  'évolution annuelle du prix du blé tendre de 2018 à 2025',
  'évolution annuelle de la production de blé en France de 2015 à 2022',
  'yearly figures of sugar beet area in the EU since 2010',
  'série annuelle du rendement du maïs en France 2010-2020',
])('so are the yearly figures that are asked for as such: « %s »', (question) => {
  expect(read(question).listed).toBe(true);
});

describe('what a question goes by', () => {
  it.each([
    ['prix journalier du blé', 'day'],
    ['daily price of cocoa', 'day'],
    ['prix hebdomadaire du colza', 'week'],
    ['Pour mon hebdomadaire régional : surface de jachères en France en 2024', undefined],
  ])('is told by an adjective: « %s »', (question, steps) => expect(read(question).steps).toBe(steps));

  it.each([
    'monthly cocoa prices in 2024',
    'prix mensuels du cacao en 2024',
    'prix du cacao mois par mois en 2024',
    'give me month by month prices of urea for 2023',
    "évolution mensuelle du prix de l'urée en 2023",
    'cocoa price each month of 2024',
    'détail par mois du prix du sucre en 2023',
    'prix mensuels du blé au premier trimestre 2026',
    'prix mensuels du soja au premier semestre 2025',
    'monthly soybean prices in the first half of 2025',
    'prix du cacao mois par mois de 2022 à 2024',
    'prix mensuels du cacao en 2024 et la moyenne',
  ])('is the months of a year: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'series', listed: true, steps: 'month' });
  });

  it('is the months with their mean, where that is asked for beside', () => {
    expect(read('prix mensuels du cacao en 2024 et la moyenne').withMean).toBe(true);
  });

  it.each([
    'When was the cheapest month for palm oil in the last ten years?',
    'Quel a été le mois le moins cher pour l’huile de palme ces dix dernières années ?',
    'Mois le plus cher pour le porc à Plérin depuis deux ans',
    'the most expensive month for cocoa in the last five years',
  ])('is the month that is asked for, and not the years that it lies in: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'extreme', steps: 'month' });
  });

  it.each([
    'Prix du blé chaque année depuis 2020',
    'wheat price each year since 2020',
    'prix annuels de l’urée de 2018 à 2023',
    'yearly cocoa prices 2019 to 2024',
    'prix du cacao année par année depuis 2018',
    'prix annuel du blé',
    'prix moyen annuel de l’urée',
    'annual price of maize',
    'maize price by year',
  ])('is the mean of each year of a price: « %s »', (question) => {
    expect(read(question).period?.value.kind).toBe('each');
  });

  it.each(['évolution annuelle du prix du blé', 'données disponibles sur le prix annuel du blé'])(
    'is no mean of the last years: « %s »',
    (question) => {
      expect(read(question).period).toBeNull();
    },
  );

  it.each([
    'has the wheat price risen each year since 2020',
    'le prix du blé a-t-il baissé chaque année depuis 2020',
    'prix du blé depuis 2020',
    'production de blé chaque année depuis 2020',
  ])('is no mean of each year: « %s »', (question) => {
    expect(read(question).period?.value.kind).toBe('between');
  });

  it.each([
    'prix moyen mensuel du cacao en 2024',
    'quel mois de 2024 le cacao a-t-il été le plus cher',
    'prix mensuel du cacao en mars 2024',
    'prix du cacao en 2024',
  ])('is no list of months: « %s »', (question) => {
    expect(read(question).listed).toBeUndefined();
  });

  it.each([
    'À combien est retombé le prix du cacao ?',
    'a combien est remonté le cours du café arabica',
    "jusqu'où est redescendu le prix du maïs ?",
    'le cacao est retombé à combien',
    'where has cocoa fallen back to',
    'what has the urea price climbed back to?',
    "combien vaut le cacao maintenant qu'il a chuté ?",
  ])('is where a movement has led: « %s »', (question) => {
    expect(read(question).intent).toBe('latest');
  });

  it.each([
    ['les hectares et les tonnes de blé dur en Italie en 2022', ['area-harvested', 'production']],
    ['hectares and tonnes of durum wheat in Italy in 2022', ['area-harvested', 'production']],
    ['ha + t de maïs hongrie 2022', ['area-harvested', 'production']],
    ['German asparagus in 2024: hectares harvested and total tonnage?', ['area-harvested', 'production']],
    ['rendement et hectares de blé dur en Italie en 2022', ['yield', 'area-harvested']],
    ['production de blé dur et de maïs en tonnes en Italie en 2022', ['production']],
    ['tonnes et quintaux par hectare de blé tendre en France en 2023', ['production', 'yield']],
    ['combien de tonnes de blé dur en Italie en 2022', ['production']],
  ])('is the measures of the units listed: « %s »', (question, measures) => {
    expect(read(question).measures.map(({ value }) => value)).toEqual(measures);
  });
});
