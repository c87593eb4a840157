import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('things that are ranked by how much they moved', () => {
  it.each([
    ['Classe les engrais selon leur hausse entre 2020 et 2024', 'products', 'up'],
    ['Classement des engrais par évolution de prix depuis 2020', 'products', 'up'],
    ['Classe les céréales en France par baisse de rendement entre 2019 et 2024', 'products', 'down'],
    ['rank the vegetable oils by price change since 2020', 'products', 'up'],
    ['Classe les pays de l’UE par évolution de la production de blé entre 2020 et 2024', 'places', 'up'],
    ['rank EU countries by change in barley area between 2015 and 2023', 'places', 'up'],
  ])('« %s »: %s, %s', (question, over, movement) => {
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { over }, movement });
  });

  it.each([
    'Classe les pays de l’UE par production de blé en 2024',
    'Classe les engrais par prix en mai 2026',
    'rank the vegetable oils by price in May 2026',
  ])('are not those that are ranked by how much there is: « %s »', (question) => {
    expect(read(question).movement).toBeUndefined();
  });
});
