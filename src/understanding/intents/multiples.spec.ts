import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const intentOf = (question: string) => understanding.read(question, '2026-11-20').intent;

describe('one as so many times the other', () => {
  it.each([
    "L'Espagne produit-elle la moitié du blé de la France ?",
    "La France récolte-t-elle le double de blé de l'Allemagne ?",
    "La France récolte-t-elle deux fois la récolte d'orge de l'Espagne ?",
    "Le Danemark récolte-t-il un tiers de l'orge de la France ?",
    'Does Spain grow half as much wheat as France?',
    "Is French wheat production twice as much as Germany's?",
    'Le soja vaut-il le double du maïs sur le marché mondial ?',
  ])('is a comparison: « %s »', (question) => {
    expect(intentOf(question)).toBe('comparison');
  });

  it.each([
    "La France et l'Allemagne produisent-elles la moitié du blé de l'UE ?",
    "La France produit-elle le quart du blé de l'Union européenne ?",
    'Do France and Germany grow half of the wheat?',
  ])('is a share where both stand before the size, or one is a whole: « %s »', (question) => {
    expect(intentOf(question)).toBe('share');
  });
});
