import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const domainOf = (question: string): string | null => understanding.read(question, '2026-11-20').domain;

describe('« cours »', () => {
  it.each([
    'Cours de tango hier. Combien de chevaux en Argentine en 2021 ?',
    "Après mon cours d'anglais : combien de moutons en Irlande en 2021 ?",
    'Au cours de 2021, combien de moutons en Irlande ?',
  ])('is no price where something is taught or goes on: « %s »', (question) => {
    expect(domainOf(question)).toBe('production');
  });

  it.each(['cours de blé tendre', 'cours actuel du colza', "cours d'ouverture du maïs"])(
    'is a price: « %s »',
    (question) => {
      expect(domainOf(question)).toBe('price');
    },
  );
});
