import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const overOf = (question: string) => understanding.read(question, '2026-11-20').order?.over;

describe('what is picked from', () => {
  it.each([
    "Parmi les pays de l'UE, lesquels cultivent plus de 500 000 hectares de colza en 2024 ?",
    "Parmi les États membres, lesquels ont plus de 100 000 hectares d'orge ?",
    'Among EU countries, which ones grew over 1 million hectares of barley in 2024?',
    'Parmi les producteurs européens, lesquels font plus de 1 Mt de colza ?',
  ])('are the countries that some are picked from: « %s »', (question) => {
    expect(overOf(question)).toBe('places');
  });

  it.each([
    'Parmi les céréales, lesquelles dépassent 5 millions de tonnes en France ?',
    'Parmi les cultures des Pays-Bas, laquelle a la plus grande surface ?',
  ])('are the products that some are picked from: « %s »', (question) => {
    expect(overOf(question)).toBe('products');
  });
});
