import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../../understanding/understanding.js';
import { placeChoice } from './place.choice.js';

const lexicon = loadLexicon();
const understanding = new Understanding(lexicon, loadCues());
const levelOf = (question: string) =>
  placeChoice(lexicon, understanding.read(question, '2026-11-20'), 'production').level;

it.each([
  ["Quelle commune cultive le plus d'ail ?", 'city'],
  ["Quelle province espagnole produit le plus d'olives ?", 'city'],
  ['Which US state grows the most maize?', 'city'],
  ["Quelle est la deuxième région productrice de pommes d'Italie ?", 'region'],
  ['Quel département produit le plus de noix ?', 'department'],
  ["Quel pays cultive le plus d'ail ?", null],
])('the places that are compared are of one kind: « %s »', (question, level) => {
  expect(levelOf(question)).toBe(level);
});
