import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what follows what', () => {
  it.each([
    ['le prix du maïs suit-il celui du blé', ['maize', 'wheat'], null],
    ['does wheat follow maize', ['wheat', 'maize'], null],
    ['prices of urea track natural gas prices?', ['urea'], 'natural gas'],
    ['does the price of wheat follow oil', ['wheat'], 'oil'],
  ])('is a correlation: « %s »', (question, products, partner) => {
    const frame = read(question);
    expect(frame.intent).toBe('correlation');
    expect(frame.products.map(({ value }) => value)).toEqual(products);
    expect(frame.partner ?? null).toBe(partner);
  });

  it.each([
    'quel pays suit la France pour le blé',
    'which country comes after France in wheat production',
    'qui est deuxième derrière la France pour le blé',
  ])('is a place in a ranking: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { over: 'places' } });
  });

  it.each([
    'how can I follow the wheat price',
    'le blé suit quelle tendance',
    'comment suivre le prix du blé',
  ])('is neither: « %s »', (question) => {
    expect(['correlation', 'ranking']).not.toContain(read(question).intent);
  });
});
