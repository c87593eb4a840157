import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotArticles } from './article-spotter.js';
import { normalise } from '../text/normalise.js';

function read(text: string): string[] {
  return spotArticles(normalise(text)).map(
    ({ mention }) => `${mention.letter ?? ''}${mention.starred ? '*' : ''}${mention.number}`,
  );
}

describe('references to articles', () => {
  it.each([
    ["l'article L. 411-1 du code rural", ['L411-1']],
    ['le 411-31 du code rural dit quoi', ['411-31']],
    ['what does 411-31 of the rural code say?', ['411-31']],
    ['code rural 411-47', ['411-47']],
    ['que dit le code rural des années 2024-25', []],
    ['L411 1', ['L411-1']],
    ['l411-1-1', ['L411-1-1']],
    ['art. 411-1', ['411-1']],
    ['article R*143-1', ['R*143-1']],
    ['R. 716-7 et D. 614-2', ['R716-7', 'D614-2']],
    ['articles L. 411-1, 411-2 et 411-5', ['L411-1', 'L411-2', 'L411-5']],
    ['article 5', ['5']],
    ['A411-1', ['A411-1']],
    ['l411.47', ['L411-47']],
    ['l 411 tiret 59 stp', ['L411-59']],
    ['article L411 tiret 59 du code', ['L411-59']],
    ["l'article l 211 tiret 14 tiret 2", ['L211-14-2']],
    ["art. 411 trait d'union 31", ['411-31']],
    ['article L 411 dash 59', ['L411-59']],
    ['L 411 hyphen 1 please', ['L411-1']],
    ['L411_59', ['L411-59']],
    ['Art. R-214.18 du CRPM', ['R214-18']],
    ['L-411.1', ['L411-1']],
    ["l'art. L.-411-1", ['L411-1']],
    ['L_411_1', ['L411-1']],
    ['art. L411/59', ['L411-59']],
    ['articles L 411 tiret 1 et L 411 tiret 5', ['L411-1', 'L411-5']],
    ['la campagne 2023/24', []],
    ['on passe de 411 tirets à 59', []],
    ['art. R.214.73', ['R214-73']],
    ['L411 slash 59', ['L411-59']],
    ['article 411 point 59', ['411-59']],
    ['l 411 virgule 59', ['L411-59']],
    ['article L411 dot 59', ['L411-59']],
    ['que dit le L411, 59 ?', ['L411-59']],
    ['L. 411, 3 ans minimum', []],
    ['L 311-1.1', ['L311-1-1']],
    ['un prix de 411.47 euros', []],
    ['le rendement est passé à 411 100 ha', []],
    ['de 2010 à 2020-2021', []],
    ['la production a 500 2 fois', []],
    ['la loi 2021-100', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['L 214 6 1', 'L214-6-1'],
    ['R 411 9 9', 'R411-9-9'],
    ['art L411 57', 'L411-57'],
    ['L-411-47', 'L411-47'],
  ])('are read with spaces and dashes: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('do not take the length of time that follows', () => {
    expect(read('article L 411 5 ans')).not.toContain('L411-5');
  });

  it('are read in any usual spelling', () => {
    const number = fc.tuple(
      fc.constantFrom('L', 'R', 'D'),
      fc.integer({ min: 111, max: 958 }),
      fc.integer({ min: 1, max: 99 }),
    );
    const spelling = fc.constantFrom(
      'L. 1-2',
      'L1-2',
      'l 1-2',
      'article L.1-2',
      'L1 2',
      'art. L. 1 - 2',
      'L.1‑2',
    );
    fc.assert(
      fc.property(number, spelling, ([letter, first, second], form) => {
        const text = form
          .replace('1', String(first))
          .replace(/2$/, String(second))
          .replace(/(?<![a-z])[Ll](?=[.\s\d])/, letter);
        expect(read(text)).toEqual([`${letter}${first}-${second}`]);
      }),
    );
  });
});
