import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  ['Which countries get over 100 bushels of wheat an acre?', 100, 'bu/acre'],
  ['In which years did France produce more than 110 bushels of wheat per acre?', 110, 'bu/acre'],
  ["Quels pays récoltent plus de 40 tonnes de pommes de terre l'hectare ?", 40, 't/ha'],
])('takes an amount and the area that stands apart from it for a yield: « %s »', (question, value, unit) => {
  const frame = understanding.read(question, '2026-11-20');
  expect(frame.measures.map((measure) => measure.value)).toEqual(['yield']);
  expect(frame.threshold).toMatchObject({ value, unit });
  expect(frame.unit).toBeNull();
});

const measuresOf = (question: string) =>
  understanding.read(question, '2026-11-20').measures.map(({ value }) => value);

it.each([
  'Combien fait un hectare de blé en France ?',
  'Un hectare de colza, ça donne combien en Allemagne ?',
  "Un hectare d'orge rapporte combien de tonnes en Espagne ?",
  'How much does a hectare of maize yield in Italy?',
  'Un hectare de soja au Brésil, ça sortait combien en 2023 ?',
  'Un hectare de colza en Allemagne, ça a sorti combien en 2024 ?',
  'What is a Vietnamese hectare of rice producing, 2023?',
  'Vietnam or Brazil, who got more green coffee from a hectare in 2023?',
  "Combien de quintaux de blé tire-t-on d'un hectare en France ?",
  'What did an acre or hectare of barley give in Australia in 2023?',
])('what one hectare gives is the yield: « %s »', (question) => {
  expect(measuresOf(question)).toEqual(['yield']);
});

it.each(['Combien fait la surface de blé en France ?', "Combien d'hectares de blé en France ?"])(
  'how many hectares there are is an area: « %s »',
  (question) => expect(measuresOf(question)).toEqual(['area-harvested']),
);

it.each([
  ['production de céréales par hectare en France', 'yield'],
  ['potato production in Belgium per hectare', 'yield'],
  ['production de maïs en Hongrie et surface en hectares', 'production'],
])('is of what comes off each hectare, or of all: « %s »', (question, measure) =>
  expect(measuresOf(question)[0]).toBe(measure),
);
