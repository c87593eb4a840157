import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

it.each([
  'Je cherche à savoir si, en Italie, la production de soja suit la surface semée : coefficient de corrélation de 2010 à 2024 ?',
  "Je voudrais comprendre si la surface et la production d'orge en Espagne sont corrélées entre 2010 et 2024",
  "J'essaie de voir si le rendement et la surface du blé tendre en France sont liés depuis 2010",
  'Dans quelle mesure la récolte française de blé tendre suit-elle le rendement ? Un coefficient de corrélation me suffit.',
  'Le tonnage de sorgho en France dépend-il surtout de la surface ? Calculez la corrélation entre les deux.',
  'Corrélation entre surface et production de colza en Pologne, merci de me la calculer',
  "I'm trying to find out whether the area and production of barley in Spain are correlated from 2010 to 2024",
])('what opens a question is nothing that a product is set beside: « %s »', (question) => {
  const { intent, partner, measures } = read(question);
  expect([intent, partner, measures.length]).toEqual(['correlation', undefined, 2]);
});

it.each([
  ['Corrélation entre le blé et le pétrole', 'pétrole'],
  ['Is there a link between wheat yield and rainfall in France?', 'rainfall'],
  ['Corrélation entre la récolte de blé, le rendement et la météo', 'météo'],
  ["J'aimerais savoir si le blé et le pétrole sont corrélés", 'pétrole'],
])('what no list knows is: « %s »', (question, partner) => {
  expect(read(question).partner).toBe(partner);
});
