import { describe, expect, it } from 'vitest';
import { othersNamed } from './forecast.others.js';

const slot = (value: string, words: string) => ({ value, words, provenance: 'explicit' as const });
const two = { products: [slot('meal', 'tourteau'), slot('maize', 'maïs')], places: [] };

describe('what a forecast leaves out', () => {
  it('is the product that was not answered, by its own words', () => {
    expect(othersNamed(two, { product: 'meal', note: null })).toEqual([
      { kind: 'not-forecast', words: ['maïs'] },
    ]);
    expect(othersNamed(two, { product: 'maize', note: null })).toEqual([
      { kind: 'not-forecast', words: ['tourteau'] },
    ]);
  });

  it('is not the product that another stands for', () => {
    const note = { kind: 'assumed-product', asked: 'meal', taken: 'soybean-meal' } as const;
    expect(othersNamed(two, { product: 'soybean-meal', note })).toEqual([
      { kind: 'not-forecast', words: ['maïs'] },
    ]);
  });

  it('is every place but the first, and nothing where there is one of each', () => {
    const one = { products: [slot('maize', 'maïs')], places: [slot('FR', 'France'), slot('DE', 'Germany')] };
    const maize = { product: 'maize', note: null };
    expect(othersNamed(one, maize)).toEqual([{ kind: 'not-forecast', words: ['Germany'] }]);
    expect(othersNamed({ ...one, places: [] }, maize)).toEqual([]);
  });
});
