import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('who stands next to the place named', () => {
  it.each([
    ["Qui arrive juste derrière l'Espagne pour les olives ?", 'behind'],
    ['Qui suit la France pour le blé tendre en 2023 ?', 'behind'],
    ['Quel pays talonne la France pour le blé ?', 'behind'],
    ['Qui vient après l’Allemagne pour le seigle en 2022 ?', 'behind'],
    ['quel pays est deuxième après la France pour le maïs ?', 'behind'],
    ['Who is second to Spain in olive production?', 'behind'],
    ['Who ranks next after Spain for olives?', 'behind'],
    ['Which country is right behind India in rice in the world?', 'behind'],
    ["Qui est juste devant l'Italie pour les tomates dans l'UE ?", 'ahead'],
    ['Qui précède la Hongrie pour le tournesol ?', 'ahead'],
    ['Which country comes just ahead of Italy in tomatoes?', 'ahead'],
  ])('%s', (question, side) => {
    expect(read(question).nextTo).toBe(side);
  });

  it.each([
    'La Roumanie est-elle juste derrière la France pour le maïs ?',
    'prix du blé juste après la récolte en France',
    'quels pays produisent moins d’olives que l’Espagne ?',
    'quel est le rang de la France pour le blé ?',
    'Qui arrive juste derrière pour les olives ?',
  ])('is not asked in « %s »', (question) => {
    expect(read(question).nextTo).toBeUndefined();
  });
});
