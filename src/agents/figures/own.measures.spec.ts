import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../../understanding/understanding.js';
import { measuresApart } from './own.measures.js';
import { questionOf } from './question.js';

const lexicon = loadLexicon();
const understanding = new Understanding(lexicon, loadCues());

function apart(question: string): string[] | undefined {
  const frame = understanding.read(question, '2026-11-20');
  const asked = questionOf({ question, frame, language: 'fr', today: '2026-11-20' }, 'production', lexicon);
  return measuresApart(asked, lexicon)?.map(({ product, choice }) => `${product} ${choice.measures[0]}`);
}

it.each([
  [
    'Corrélation entre cheptel de vaches laitières et production de lait en France 2010-2022',
    ['dairy-cows stocks', 'milk production'],
  ],
  [
    'Corrélation entre le nombre de vaches laitières et la production de lait en Allemagne de 2010 à 2022',
    ['dairy-cows stocks', 'milk production'],
  ],
  [
    "Corrélation entre la surface de blé tendre et la production d'orge en France de 2010 à 2024",
    ['soft-wheat area-harvested', 'barley production'],
  ],
])('each product has the measure that stands before it: « %s »', (question, expected) => {
  expect(apart(question)).toEqual(expected);
});

it.each([
  "Corrélation entre la production d'orge et celle de blé tendre en France",
  "Corrélation entre la production d'orge et la production de blé tendre en France",
  "Corrélation entre la surface et la production d'orge en Espagne",
])('one measure is of both products, and two are of one: « %s »', (question) => {
  expect(apart(question)).toBeUndefined();
});
