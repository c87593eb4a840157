import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  '2016 catastrophe blé ?',
  'blé désastreux en 2016',
  'how far is arabica off its record?',
  'By far the largest wheat producer in the EU?',
  "Combien de pays cultivant le riz dans l'UE en 2023 ?",
  'Les pommes, croquez-vous les françaises ?',
  'les poules pondent combien en France',
  'le blé descendue en dessous de 200 en 2024 ?',
  'le prix du blé va til baisser en 2026',
  'are turkeys rarer than ducks in France',
  'Who produces wheat for planting?',
])('what judges or asks narrows nothing: « %s »', (question) => {
  expect(understanding.read(question, '2026-11-20').qualifiers).toBeUndefined();
});

it.each([
  ['les pommes Gala en France en 2023', ['Gala']],
  ['blé améliorant et résistante en France', ['résistante']],
  ['pommes bicolores en France', ['bicolores']],
])('a name or an adjective may narrow what it stands beside: « %s »', (question, words) => {
  expect(understanding.read(question, '2026-11-20').qualifiers).toEqual(words);
});
