import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a bare number that is to be reached', () => {
  it.each([
    ["le prix de l'huile de palme atteindra-t-il 900 ?", 900],
    ['le prix du soja atteindra 900 ?', 900],
    ['le blé touchera-t-il la barre des 300 avant juin ?', 300],
    ['will palm oil top 1100 by spring?', 1100],
    ['will cotton hit 0.50 next year?', 0.5],
    ['could cocoa reach 5000 again this winter?', 5000],
  ])('is a limit of its price: « %s »', (question, value) => {
    expect(read(question)).toMatchObject({
      domain: 'price',
      threshold: { comparator: 'above', value, unit: null },
    });
  });

  it.each([
    'quelle production de blé la France atteindra-t-elle en 2027 ?',
    'what will wheat production in France reach in 2027?',
    'will France be in the top 10 in 2027 for maize?',
    'could maize reach 3 countries?',
  ])('is none where it is a year, a rank or a count: « %s »', (question) => {
    expect(read(question).threshold).toBeNull();
  });
});
