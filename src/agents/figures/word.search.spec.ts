import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsWord } from './word.search.js';

describe('A word in a text', () => {
  it.each([
    ['Le blé tendre', 'ble', true],
    ['Le BLÉ tendre', 'blé tendre', true],
    ['semble', 'ble', false],
    ['ble2', 'ble', false],
    ['semble blé', 'blé', true],
    ['blé', '', false],
    ['', '', false],
  ])('of « %s »: « %s » %s', (text, phrase, expected) => {
    expect(containsWord(text, phrase)).toBe(expected);
  });

  it('is looked for in any text, and the search ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, phrase) => {
        expect([true, false]).toContain(containsWord(text, phrase));
      }),
    );
  });
});
