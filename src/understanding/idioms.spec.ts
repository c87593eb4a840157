import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import type { Frame } from './frame.js';
import { Understanding } from './understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string): Frame {
  return understanding.read(question, '2026-11-20');
}

function ids(slots: readonly { value: string }[]): string[] {
  return slots.map(({ value }) => value);
}

describe('who of several', () => {
  it.each([
    [
      "Qui de l'Espagne, de la Grèce ou du Portugal a ramassé le plus d'oranges en 2022 ?",
      ['ES', 'GR', 'PT'],
    ],
    [
      'Laquelle de la Hongrie, de la Bulgarie et de la Roumanie a produit le plus de maïs ?',
      ['HU', 'BG', 'RO'],
    ],
    ["Qui des Pays-Bas, de la Belgique ou de l'Allemagne récolte le plus d'oignons ?", ['NL', 'BE', 'DE']],
    ['Which of Spain, Greece or Portugal picked the most oranges in 2022?', ['ES', 'GR', 'PT']],
    ['Who of France, Italy and Spain makes the most grapes?', ['FR', 'IT', 'ES']],
  ])('« %s » compares all of them', (question, places) => {
    expect(ids(read(question).places)).toEqual(places);
  });

  it('is no caller from a place', () => {
    expect(ids(read('Léon du Cantal, combien de blé en Italie en 2023 ?').places)).toEqual(['IT']);
  });
});
