import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const intentOf = (question: string) => understanding.read(question, '2026-11-20').intent;

describe('a fraction put up of what a wider place has', () => {
  it.each([
    "l'Espagne fait les trois cinquièmes des citrons de l'UE, vrai en 2024 ?",
    "Spain on its own picks three fifths of the EU's lemons, did it in 2024?",
    'Did France and Germany together grow two fifths of EU soft wheat in 2024?',
    "l'Allemagne, 1/4 du colza de l'UE en 2024, c'est ça ?",
    'Le blé tendre fait-il les neuf dixièmes du blé français en 2024 ?',
    "I read that four fifths of the EU's hops come from Germany. Correct for 2024?",
  ])('« %s » is of a share', (question) => {
    expect(intentOf(question)).toBe('share');
  });

  it.each([
    "Le rendement de la France est-il les trois quarts de celui de l'UE ?",
    'prix du blé de l’UE au troisième trimestre de 2024',
  ])('« %s » is of something else', (question) => {
    expect(intentOf(question)).not.toBe('share');
  });
});
