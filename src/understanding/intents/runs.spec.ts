import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const runIn = (question: string) => understanding.read(question, '2026-11-20').run;

describe('what is asked of each step between figures', () => {
  it.each([
    'la production de soja a-t-elle augmenté chaque année depuis 2015 en France',
    'le prix du cacao a-t-il baissé tous les mois en 2025',
    'has the German pig herd fallen every single year since 2015',
    'la surface de vigne recule-t-elle sans interruption en Italie',
    'did Irish barley output rise year after year',
  ])('is whether all go one way: « %s »', (question) => expect(runIn(question)).toEqual({ kind: 'each' }));

  it.each([
    ['la production de blé a-t-elle augmenté trois années de suite en France', 3, false],
    ['combien de mois d’affilée le prix du maïs a-t-il monté', null, false],
    ['did barley yields in Spain fall 4 years in a row', 4, false],
    ['longest consecutive rise in years of rice output in Italy since 2005', null, false],
    ['longest streak of falling wheat prices', null, false],
    ['what was the longest losing run of falling palm oil prices', null, false],
    ['plus longue série de baisses du prix du blé', null, false],
    ['est-ce la deuxième année consécutive de baisse pour l’orge en France', 2, true],
    ['has French wheat production fallen three years in a row', 3, true],
    ['has the price of maize ever risen three months in a row', 3, false],
    ['le cheptel bovin français baisse-t-il depuis trois ans d’affilée', 3, true],
    ['depuis combien d’années la surface de tournesol augmente en France', null, true],
    ['how long has the sunflower area in France been rising', null, true],
    ['is it the 3rd year in a row that French potato output rises', 3, true],
  ])('is how many do one after another: « %s »', (question, count, isLast) => {
    expect(runIn(question)).toEqual({ kind: 'row', count, isLast });
  });

  it.each([
    'la production de soja a-t-elle augmenté depuis 2015 en France',
    'production de blé chaque année en France depuis 2015',
    'dis-moi de suite de combien le prix du maïs a monté',
  ])('is nothing where the ends alone are asked about, or no movement: « %s »', (question) => {
    expect(runIn(question)).toBeUndefined();
  });
});
