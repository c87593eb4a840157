import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  ['What did beef average across the whole of the 1980s on the World Bank series?', 'average'],
  ['Prix moyen du cacao de 2010 à 2019 dans la série de la Banque mondiale ?', 'average'],
  ['historique du prix moyen du cacao de 2010 à 2019', 'series'],
])('a series that a mean is taken from is no history: « %s »', (question, intent) => {
  expect(understanding.read(question, '2026-11-20').intent).toBe(intent);
});
