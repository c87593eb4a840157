import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const intentOf = (question: string) => understanding.read(question, '2026-11-20').intent;

describe('« est-ce que »', () => {
  it.each([
    "Est-ce que la France est le premier producteur de blé tendre de l'UE en 2025 ?",
    'Est-ce que la Pologne est le premier producteur européen de pommes ?',
    "Est-ce que l'Italie est le deuxième producteur de riz de l'UE ?",
    'est ce que la France est le premier producteur de lait de l’UE',
  ])('sets no country against the group that it is of: « %s »', (question) => {
    expect(intentOf(question)).not.toBe('comparison');
  });

  it.each([
    "Est-ce que la France produit plus de blé que l'Allemagne ?",
    "Est-ce que la France ou l'Allemagne produit le plus de lait ?",
    "Est-ce que le rendement du blé est plus élevé en France qu'en Allemagne ?",
  ])('leaves two countries that are set against one another: « %s »', (question) => {
    expect(intentOf(question)).toBe('comparison');
  });
});
