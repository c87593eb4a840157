import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('how much figures vary', () => {
  it.each([
    "Rendement pomme de terre plus régulier en Belgique qu'aux Pays-Bas depuis 2010 ?",
    "Le rendement du colza varie-t-il moins en Allemagne qu'en Pologne ?",
    'Is the wheat yield steadier in Germany than in Romania?',
    'Are maize yields more consistent in France than in Hungary?',
    'Is barley less variable than wheat in Spain?',
    "La production d'orge est-elle plus irrégulière en Espagne qu'en Allemagne ?",
  ])('is asked by words of steadiness: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'average', deviation: true });
  });
});
