import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { SOURCES } from './source.registry.js';

const { publishers } = loadLexicon();
const own = publishers.filter(({ id, of }) => id === of);

describe('publishers.csv', () => {
  it('has one line per id, and every table under a publisher', () => {
    const ids = publishers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(publishers.filter(({ of }) => own.every(({ id }) => id !== of))).toEqual([]);
  });

  it('names the publisher of every source as the source does', () => {
    const names = own.map(({ name }) => name.en.text);
    expect(names).toEqual(expect.arrayContaining(SOURCES.map(({ dataset }) => dataset.publisher)));
  });
});
