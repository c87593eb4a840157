import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
it('explains the products, and not the measure that they are told by', () => {
  const question = "La récolte française de blé tendre, l'épeautre est dedans ou à part ?";
  expect(understanding.read(question, '2026-11-20').terms).toEqual([]);
});

const intentOf = (question: string) => understanding.read(question, '2026-11-20').intent;

it.each([
  "La récolte française de blé tendre que vous annoncez, l'épeautre est dedans ou à part ?",
  "Le chiffre du blé tendre comprend-il l'épeautre ?",
  'Le maïs est-il compris dans les céréales de vos chiffres ?',
  'Is spelt included in your soft wheat figure?',
  'Does your soft wheat figure include spelt?',
  'Are oats counted in the cereals total?',
])('whether one product is part of another is told by what it is: « %s »', (question) => {
  expect(intentOf(question)).toBe('definition');
});

it.each([
  "combien d'orge est comprise dans les céréales en France ?",
  'production de blé tendre, épeautre compris, en France en 2024',
  'Sheep are counted together: ewes, rams and lambs.',
  'production de blé et de maïs en France en 2024',
])('nothing of the kind is asked in « %s »', (question) => {
  expect(intentOf(question)).not.toBe('definition');
});
