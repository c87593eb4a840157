import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what of a family is grown in a country', () => {
  it.each([
    'Quelles céréales la France produit-elle ?',
    "Quels légumes produit l'Espagne ?",
    'Which oilseeds are grown in Romania?',
    'What fruit does Greece grow?',
  ])('is an order of all of it: « %s »', (question) => {
    const { intent, order } = read(question);
    expect({ intent, order }).toMatchObject({ intent: 'ranking', order: { over: 'products' } });
    expect(order?.count).toBeGreaterThan(5);
  });

  it.each([
    'Combien de céréales la France produit-elle ?',
    'Quelle production de céréales la France a-t-elle ?',
    'Which country produces the most cereals?',
    'What wheat yield does Germany harvest?',
  ])('is not asked by « %s »', (question) => expect(read(question).order?.over).not.toBe('products'));
});
