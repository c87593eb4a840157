import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';
import { relatedProducts } from './alternatives.js';

describe('what is offered in place of a figure that does not exist', () => {
  it('is the measure asked, of the animal that the one asked is a kind of', async () => {
    const found = await find('no-figure', {
      products: ['sows'],
      places: ['ES'],
      measures: ['slaughtered'],
      period: inYear(2023),
    });
    expect(found.facts[0]).toMatchObject({
      product: 'pig',
      place: 'ES',
      measure: 'slaughtered',
      period: '2023',
    });
  });

  it('is the measure asked elsewhere rather than another one there', async () => {
    const found = await find('no-figure', {
      products: ['soft-wheat'],
      places: ['FR-51'],
      measures: ['production'],
      period: inYear(2024),
    });
    expect(found.facts.map(({ measure }) => measure)).toEqual(found.facts.map(() => 'production'));
  });

  it('is what a crop is counted together with there, named after it', async () => {
    const found = await find('no-figure', {
      products: ['soft-wheat'],
      places: ['IN'],
      measures: ['production'],
      period: inYear(2022),
    });
    expect(found.facts[0]).toMatchObject({ product: 'wheat', place: 'IN' });
  });

  it('is nothing that shares a mere word with it', () => {
    const lexicon = loadLexicon();
    expect(relatedProducts(lexicon, 'flour')).not.toContain('fish-meal');
    expect(relatedProducts(lexicon, 'soybean-meal')).toContain('soybeans');
    expect(relatedProducts(lexicon, 'cow-milk')).toContain('milk');
    expect(relatedProducts(lexicon, 'cow-milk').filter((id) => id.includes('carcass'))).toEqual([]);
  });
});
