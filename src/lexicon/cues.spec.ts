import { describe, expect, it } from 'vitest';
import { loadCues } from './cues.loader.js';

const cues = loadCues();

describe('cues', () => {
  it('have terms, without stray spaces', () => {
    for (const { terms } of cues.cues) {
      const all = [...terms.fr, ...terms.en];
      expect(all).not.toHaveLength(0);
      expect(all).toEqual(all.map((term) => term.trim().replaceAll(/\s+/g, ' ')));
    }
  });

  it('do not rewrite everyday words', () => {
    const frequent = cues.words.filter(({ kind }) => kind === 'frequent');
    const everyday = new Set(frequent.flatMap(({ words }) => words));
    expect([...cues.spellings.keys()].filter((written) => everyday.has(written))).toEqual([]);
  });

  it('know both languages', () => {
    for (const language of ['fr', 'en']) {
      expect(cues.words.some((list) => list.language === language && list.kind === 'function')).toBe(true);
    }
  });
});
