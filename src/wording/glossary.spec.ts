import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { GLOSSARY } from './glossary.data.js';

const lexicon = loadLexicon();

describe('the glossary', () => {
  it('explains every term that questions are read for, every measure, and nothing unknown', () => {
    const cues = loadCues().cues.filter(({ id }) => id.startsWith('term:'));
    const terms = [...cues.map(({ id }) => id), ...lexicon.publishers.map(({ id }) => `term:${id}`)];
    const measures = lexicon.measures.map(({ id }) => `measure:${id}`);
    expect(Object.keys(GLOSSARY)).toEqual(expect.arrayContaining([...terms, ...measures]));
    const known = new Set([
      ...terms,
      ...measures,
      ...lexicon.units.map(({ id }) => `unit:${id}`),
      ...lexicon.products.map(({ id }) => `product:${id}`),
    ]);
    expect(Object.keys(GLOSSARY).filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(Object.entries(GLOSSARY))('%s: whole sentences, no digits', (_, [french, english]) => {
    for (const text of [french, english]) {
      expect(text).toMatch(/^[\p{Lu}«"].*\.$/u);
      expect(text).not.toMatch(/\d|'|  /u);
    }
  });
});
