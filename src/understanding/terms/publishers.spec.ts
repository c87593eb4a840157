import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('whose figures are asked for', () => {
  it.each([
    ['prix du blé selon Eurostat', ['eurostat']],
    ["prix de l'agneau d'après la Banque mondiale en 2024", ['world-bank']],
    ['prix du boeuf, source Pink Sheet', ['world-bank']],
    ['cotation de la vache RNM', ['franceagrimer']],
    ['wheat production in France in 2020 per FAOSTAT', ['fao']],
    ['price of soybeans from the OECD', ['oecd']],
    ['prix du blé selon la Commission européenne', ['european-commission']],
    ['prix du blé', undefined],
    ["c'est quoi la FAO ?", undefined],
  ])('%s', (question, publishers) => {
    expect(read(question).publishers?.map(({ value }) => value)).toEqual(publishers);
  });

  it('are asked of each of two, one after the other', () => {
    const frame = read('production de maïs en France en 2020 selon Eurostat et selon la FAO');
    const asked = [frame, frame.alsoAsked].map((one) => one?.publishers?.[0]?.value);
    expect(asked).toEqual(['eurostat', 'fao']);
  });

  it('are prices where the publisher has nothing else', () => {
    expect(read('le maïs selon la Banque mondiale en 2024').domain).toBe('price');
    expect(read('le maïs selon la FAO en 2024').domain).toBe('production');
  });
});
