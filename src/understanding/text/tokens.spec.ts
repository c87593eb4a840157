import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, normalise } from './normalise.js';
import { readDigits, tokenise } from './tokens.js';

function words(text: string): string[] {
  return tokenise(normalise(text)).map((token) => token.folded);
}

describe('tokens', () => {
  it.each([
    ["Côte d’Ivoire : l'œuf", ['cote', 'd', 'ivoire', ':', 'l', 'oeuf']],
    ['Pays-Bas, a-t-elle', ['pays', 'bas', ',', 'a', 't', 'elle']],
    ['2020-2024', ['2020', '-', '2024']],
    ['500 000 ha', ['500 000', 'ha']],
    ['en 2024 500 t', ['en', '2024', '500', 't']],
    ['code C1110 ?', ['code', 'c1110', '?']],
    ['80q/ha', ['80', 'q', '/', 'ha']],
    ['S40 T1', ['s', '40', 't1']],
    ['aaa11', ['aaa', '11']],
    ['gn0r', ['gn', '0', 'r']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ['500 000', 500000],
    ['1,200,000', 1200000],
    ['1.200.000,5', 1200000.5],
    ['25,3', 25.3],
    ['25.3', 25.3],
    ['1 250,5', 1250.5],
  ])('reads %s', (piece, value) => {
    expect(readDigits(piece)).toBe(value);
  });

  it('stand where they say in the normalised text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (question) => {
        const source = normalise(question);
        let last = 0;
        for (const token of tokenise(source)) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(source.text.slice(token.start, token.end)).toBe(token.text);
          last = token.start;
        }
      }),
    );
  });

  it('folds a capital that becomes a letter and its mark', () => {
    expect(normalise('İzmir').folded).toBe('izmir');
  });

  it('folds once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = normalise(text).folded;
        expect(fold(folded)).toBe(folded);
      }),
    );
  });
});
