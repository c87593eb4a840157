import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('one thing moving with another', () => {
  it.each([
    'quand le blé monte, le maïs monte-t-il aussi ?',
    'le prix du maïs influence-t-il celui du soja ?',
    'if wheat goes up does maize go up too?',
    'does the palm oil price affect the soybean oil price',
    'r (caoutchouc TSR20 ; coton), données mensuelles, janvier 2015 – décembre 2025 ?',
    'corr(wheat, maize) since 2015',
  ])('is a correlation: « %s »', (question) => {
    const { intent, products } = read(question);
    expect([intent, products.length]).toEqual(['correlation', 2]);
  });

  it.each([
    'quand le prix du blé a-t-il augmenté plus vite que celui du maïs en 2021',
    'le blé et le maïs ont-ils augmenté depuis 2020 ?',
    'quel effet la sécheresse a-t-elle eu sur le blé en 2022',
  ])('is not: « %s »', (question) => {
    expect(read(question).intent).not.toBe('correlation');
  });
});
