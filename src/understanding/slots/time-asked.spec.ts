import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('« laquelle », "which one"', () => {
  it.each([
    "Mon oncle parle d'une année record en maïs grain : c'est laquelle, depuis 2000, en France ?",
    "Le record de colza en France, c'est laquelle année depuis 2005 ?",
    'De toutes les campagnes depuis 2010, laquelle a donné le plus de tournesol en Hongrie ?',
    'Depuis 2000, laquelle des récoltes de soja italiennes a été la plus faible ?',
    "C'est laquelle, la plus grosse moisson d'orge en Espagne ?",
    "La pire année pour le maïs en France depuis 2000, c'était laquelle ?",
    'Of all the harvests since 2000, which one was the biggest for sunflower in Spain?',
    'Which one was the best year for rapeseed in Germany?',
  ])('is the time of one crop in « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'extreme', order: { over: 'periods' } });
  });

  it('is the month of a price', () => {
    expect(read("C'est lequel, le mois le plus cher pour le maïs en 2022 ?").order?.over).toBe('periods');
  });

  it.each([
    'Parmi les récoltes de céréales en France en 2024, laquelle est la plus grosse ?',
    "Parmi les céréales, laquelle a eu la plus grosse récolte en Espagne l'an dernier ?",
    'Of the cereals, which one had the largest harvest in Italy in 2024?',
    "La plus grosse récolte d'orge en France en 2024, c'est laquelle ?",
  ])('is one of several crops in « %s »', (question) => {
    expect(read(question).order?.over).toBe('products');
  });
});

it.each([
  ["On parlait d'une année record en pommes en Pologne, c'était quand ?", 'highest'],
  ['My grandfather used to talk about a terrible year for plums in France: when was that?', 'lowest'],
])('a year that is spoken of is no length of time: « %s »', (question, end) => {
  expect(read(question)).toMatchObject({ intent: 'extreme', period: null, order: { end, over: 'periods' } });
});
