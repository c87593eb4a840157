import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const lexicon = loadLexicon();
const understanding = new Understanding(lexicon, loadCues());

function placesIn(question: string): string[] {
  return understanding.read(question, '2026-11-20').places.map(({ value }) => value);
}

describe('parts of France by their adjectives', () => {
  it.each([
    ['Quel rendement moyen les maïsiculteurs alsaciens ont-ils obtenu en 2024 ?', 'FR-ALSACE'],
    ['Combien de lait les éleveurs bretons ont-ils produit en 2022 ?', 'FR-REG-53'],
    ['production normande de lin en 2023', undefined],
    ['la production auvergnate de fromage en 2021', 'FR-AUVERGNE'],
  ])('are places of their own, save those that are breeds: « %s »', (question, place) => {
    expect(placesIn(question)[0]).toBe(place);
  });
});

describe('parts of foreign countries', () => {
  it.each([
    ['wheat in Punjab 2020', 'IN-PB'],
    ['riz dans le Piémont 2022', 'IT-21'],
    ['canola in Alberta 2021', 'CA-AB'],
    ['wool in New South Wales 2021', 'AU-NSW'],
    ['wheat in Western Australia 2021', 'AU-WA'],
    ['apples in South Tyrol 2022', 'IT-32'],
    ["orge dans l'est de l'Allemagne en 2022", 'DE-EAST'],
    ['coffee in Minas Gerais', 'BR-MG'],
    ['blé au Dakota du Nord', 'US-ND'],
    ['thé au Darjeeling', 'IN-DARJEELING'],
    ['milk in Galicia 2021', 'ES-GA'],
  ])('are places of their own: « %s »', (question, place) => {
    expect(placesIn(question)).toEqual([place]);
  });

  it.each([
    ['blé en Colombie', 'CO'],
    ['sheep in Australia', 'AU'],
    ['wheat in Georgia', 'GE'],
    ['orge en Allemagne', 'DE'],
  ])('are not read into the country: « %s »', (question, place) => {
    expect(placesIn(question)).toEqual([place]);
  });

  it.each([
    ['Wheat production in southern France in 2023', 'southern France'],
    ['maize in central Spain 2022', 'central Spain'],
    ['barley yields in the north-east of Poland', 'north-east of Poland'],
    ["production de blé dans l'est de la Pologne", 'est de la Pologne'],
    ['le maïs du Sud-Est de la Roumanie en 2022', 'Sud-Est de la Roumanie'],
    ['production de blé en Espagne centrale', 'Espagne centrale'],
    ['le colza en Pologne du Nord', 'Pologne du Nord'],
  ])('are told from the whole by the compass: « %s »', (question, part) => {
    expect(understanding.read(question, '2026-11-20').placePart).toBe(part);
  });

  it.each([
    'quelle est la production de blé de la France',
    'maize production in South Africa 2022',
    "production de blé en Europe de l'Est",
    'rice in South Korea 2021',
    "le premier producteur de blé est l'Allemagne",
  ])('are not in « %s »', (question) => {
    expect(understanding.read(question, '2026-11-20').placePart).toBeUndefined();
  });

  it('lie each in its country', () => {
    const regions = lexicon.places.filter(({ kind }) => kind === 'region');
    const astray = regions.filter(({ within }) =>
      within.every((id) => !/^(?:country|territory)$/.test(lexicon.findPlace(id)?.kind ?? '')),
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});
