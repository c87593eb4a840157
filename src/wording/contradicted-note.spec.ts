import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { contradictedSentence } from './contradicted-note.js';
import type { Fact } from './facts.js';
import { Voice } from './voice.js';

const lexicon = loadLexicon();
const fact = (place: string, period: string, calculated?: number): Fact => ({
  product: 'rice',
  productCode: 'C2000',
  place,
  placeCode: place,
  measure: 'yield',
  period,
  value: 0.7,
  unit: 't/ha',
  dataset: 'eurostat-crops',
  flags: '',
  derived: null,
  ...(calculated !== undefined && { contradicted: { name: 'yield', value: calculated, unit: 't/ha' } }),
});
const said = (facts: readonly Fact[], language: 'fr' | 'en'): string =>
  contradictedSentence(facts, new Voice(language, lexicon)).replace(/[\u00a0\u202f]/gu, ' ');

describe('a published yield that cannot be right beside the production and the area', () => {
  it('is told with what these come to', () => {
    const facts = [fact('IT', '2010', 7.01), fact('IT', '2011')];
    expect(said(facts, 'fr')).toBe(
      'Le rendement publié pour 2010 contredit la production et la surface publiées, qui donnent 7,01 t/ha.',
    );
    expect(said(facts, 'en')).toBe(
      'The published yield for 2010 contradicts the published production and area, which give 7.01 t/ha.',
    );
  });

  it('is told each once, in order of time', () => {
    const facts = [fact('IT', '2012', 6.78), fact('IT', '2010', 7.01), fact('IT', '2012', 6.78)];
    expect(said(facts, 'fr')).toBe(
      'Les rendements publiés pour 2010 et 2012 contredisent la production et la surface publiées, qui donnent 7,01 t/ha et 6,78 t/ha.',
    );
  });

  it('is not told one by one where there are many', () => {
    const facts = ['2010', '2011', '2012', '2013'].map((year) => fact('IT', year, 7));
    expect(said(facts, 'en')).toBe(
      'Several published yields contradict the same publisher’s production and area.',
    );
  });

  it('is nothing where none is', () => {
    expect(said([fact('IT', '2011'), fact('ES', '2011')], 'fr')).toBe('');
  });
});
