import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from './understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function domainOf(question: string): string | null {
  return understanding.read(question, '2026-11-20').domain;
}

describe('advice on farming', () => {
  it.each([
    'Quel engrais pour mes courgettes ?',
    'How much urea for a hectare of barley?',
    "Combien d'eau sur un hectare de maïs ?",
    'Faut-il semer le trèfle avant la pluie ?',
    'Mes brebis boitent, que faire ?',
    'Should I spray my potatoes now?',
  ])('is of no field: « %s »', (question) => {
    expect(domainOf(question)).toBeNull();
  });

  it.each([
    ['rapport de prix entre urée et blé', 'price'],
    ["évolution de l'urée et du maïs depuis 2020", 'price'],
    ['combien de colza en Pologne en 2023', 'production'],
    ['la grand-mère de mon ami se rappelle 1975 : combien de chevaux en Pologne', 'production'],
    ['huile de palmiste', 'price'],
    ["ai-je le droit d'épandre de l'urée sur le blé du voisin ?", 'law'],
  ])('is not asked in « %s »', (question, domain) => {
    expect(domainOf(question)).toBe(domain);
  });
});
