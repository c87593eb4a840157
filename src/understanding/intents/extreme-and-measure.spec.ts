import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('another measure at the time of an extreme', () => {
  it.each([
    [
      'quelle année depuis 2000 a vu la plus grande surface de sorgho en France, et combien de tonnes a-t-on récoltées cette année-là ?',
      'area-harvested',
      'production',
    ],
    [
      'In which year since 2000 was the soft wheat area in France largest, and what was the yield that year?',
      'area-harvested',
      'yield',
    ],
    [
      'En quelle année la production de maïs en Espagne a-t-elle atteint son record, et le rendement ?',
      'production',
      'yield',
    ],
  ])('« %s »', (question, first, then) => {
    const { intent, order, measures, alsoAsked } = read(question);
    expect([intent, order?.over, measures[0]?.value]).toEqual(['extreme', 'periods', first]);
    expect(alsoAsked).toMatchObject({
      intent: 'value',
      measures: [{ value: then }],
      fromExtreme: { as: 'at' },
    });
    expect(alsoAsked?.places).toEqual(read(question).places);
  });

  it('may be another product, of that time', () => {
    const { alsoAsked } = read('When did cocoa peak, and what was arabica coffee worth that month?');
    expect(alsoAsked).toMatchObject({ products: [{ value: 'coffee-arabica' }], fromExtreme: { as: 'at' } });
  });

  it.each([
    'quelle année a vu la plus grande surface de sorgho en France, et combien en 2024 ?',
    'quelle année a vu la plus grande surface de sorgho en France ?',
    'quel pays a la plus grande surface de sorgho et quel est son rendement ?',
  ])('is not asked for in « %s »', (question) => {
    expect(read(question).alsoAsked?.fromExtreme).toBeUndefined();
  });
});

describe('another place at the time of an extreme', () => {
  it.each([
    [
      'Quelle année la récolte française de maïs a-t-elle été la meilleure, et combien en Italie cette année-là ?',
      'FR',
      'IT',
    ],
    ['Quelle est la meilleure année pour le colza allemand, et la Pologne cette année-là ?', 'DE', 'PL'],
    [
      "Quelle a été la pire moisson de blé tendre en France depuis 2000 ? Et l'Allemagne, elle avait fait combien cette année-là ?",
      'FR',
      'DE',
    ],
    [
      'In which year was the French potato harvest biggest, and what did Belgium harvest that year?',
      'FR',
      'BE',
    ],
    ["The record year for EU sunflower, and Romania's output in that year?", 'EU27_2020', 'RO'],
  ])('« %s »', (question, first, then) => {
    const { intent, places, alsoAsked } = read(question);
    expect([intent, places[0]?.value]).toEqual(['extreme', first]);
    expect(alsoAsked).toMatchObject({
      intent: 'value',
      places: [{ value: then }],
      fromExtreme: { as: 'at', wholeYear: true },
    });
  });

  it('is the month of the extreme where a month is meant', () => {
    const { alsoAsked } = read('à quelle date le maïs a-t-il été le plus cher, et le soja à ce moment-là ?');
    expect(alsoAsked).toMatchObject({ products: [{ value: 'soybeans' }], fromExtreme: { as: 'at' } });
    expect(alsoAsked?.fromExtreme?.wholeYear).toBeUndefined();
  });

  it('may be of a price, of what was grown most', () => {
    const question =
      'In which year was the French wheat harvest the largest, and what was the price that year?';
    const { domain, measures, alsoAsked } = read(question);
    expect([domain, measures[0]?.value]).toEqual(['production', 'production']);
    expect(alsoAsked).toMatchObject({ domain: 'price', fromExtreme: { as: 'at' } });
  });
});

describe('an extreme set against the times beside it', () => {
  it.each([
    ["Quelle est l'année record du colza en France, et de combien au-dessus de l'année précédente ?", -1, 0],
    ["L'année record du maïs en Espagne, et l'année suivante ?", 1, 0],
    ['Which year saw the smallest Spanish barley crop, and by how much did it drop that year?', -1, 0],
    ['When did cocoa peak and how much higher was that than a year before?', -1, 0],
    [
      'quel mois de 2022 le blé a-t-il été le plus cher, et de combien par rapport au mois précédent ?',
      0,
      -1,
    ],
  ])('« %s »', (question, years, months) => {
    const { intent, alsoAsked } = read(question);
    expect(intent).toBe('extreme');
    expect(alsoAsked).toMatchObject({
      intent: 'change',
      fromExtreme: { as: 'beside', beside: { years, months } },
    });
  });

  it.each([
    "En quelle année le rendement du blé tendre en France a-t-il été le pire depuis 2000, et de combien sous la moyenne des 5 années d'avant ?",
    'What was the worst year for soft wheat yields in France since 2000, and how far below the previous five-year average was it?',
    "En quelle année l'Espagne a-t-elle produit le plus d'orge, et de combien cela dépassait-il la moyenne quinquennale ?",
  ])('or against the mean of those before: « %s »', (question) => {
    const { intent, order, baseline, alsoAsked } = read(question);
    expect([intent, order?.count, baseline]).toEqual(['extreme', null, undefined]);
    expect(alsoAsked).toMatchObject({ intent: 'value', baseline: 5, fromExtreme: { as: 'at' } });
  });
});

it('the year of an extreme may be asked for without a question word', () => {
  const question =
    "l'année où la récolte de blé tendre française a été la plus faible depuis 2000, et le rendement cette année-là";
  const { measures, alsoAsked } = read(question);
  expect(measures).not.toMatchObject([{ value: 'yield' }]);
  expect(alsoAsked).toMatchObject({ measures: [{ value: 'yield' }], fromExtreme: { as: 'at' } });
});
