import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const unheldIn = (question: string) => understanding.read(question, '2026-11-20').unheldMeasure;

describe('a figure that is not held', () => {
  it.each([
    'On mange encore du lapin en France ? Combien ont été abattus en 2021 ?',
    'What premium did Thai 5% rice carry over Vietnamese 5% in 2025?',
    'Vous consommez du bœuf, vous ? Combien de bovins abattus en Irlande en 2020 ?',
  ])('is not asked by a word before the question: « %s »', (question) => {
    expect(unheldIn(question)).toBeNull();
  });

  it.each([
    'Combien de lapins mange-t-on en France ? Et combien en abat-on ?',
    'Quelle est la consommation de lapin en France ?',
    'What were the carry-over stocks of wheat in France in 2024?',
    'Surface certifiée bio',
    'Superficie en bio en France',
    "Combien d'hectares sont en agriculture biologique en Allemagne ?",
    'How many hectares are organic in Austria?',
    'organic farming area in France',
    'how much land is farmed organically in France',
  ])('is asked where its amount is: « %s »', (question) => {
    expect(unheldIn(question)).not.toBeNull();
  });
});
