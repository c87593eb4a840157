import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.js';
import { readNumber } from './number-words.js';
import { tokenise } from './tokens.js';

function read(text: string): [number, number] | null {
  const number = readNumber(tokenise(normalise(text)), 0);
  return number && [number.value, number.length];
}

describe('numbers in words', () => {
  it.each([
    ['deux mille vingt-quatre', 2024, 4],
    ['mille neuf cent quatre-vingt-dix-neuf', 1999, 7],
    ['soixante et onze', 71, 3],
    ['soixante-dix-sept', 77, 3],
    ['quatre-vingts', 80, 2],
    ['cinq cents', 500, 2],
    ['un million', 1e6, 2],
    ['deux milliards trois millions', 2.003e9, 4],
    ['trois cent mille', 3e5, 3],
    ['two hundred and fifty', 250, 4],
    ['one million', 1e6, 2],
    ['1,5 million', 1.5e6, 2],
    ['500 000', 5e5, 1],
    ['deux trois', 2, 1],
    ['deux mille et deux mille dix', 2000, 2],
    ['two thousand and ten', 2010, 4],
    ['vingt et un', 21, 3],
    ['twenty twenty', 20, 1],
    ['5m tonnes', 5e6, 2],
    ['500k', 5e5, 2],
    ['3 bn', 3e9, 2],
    ['5 m de la haie', 5, 1],
  ])('%s', (text, value, length) => {
    expect(read(text)).toEqual([value, length]);
  });

  it.each(['blé', '', 'et', 'constructor', 'millions de tonnes'])('«%s» is none', (text) => {
    expect(read(text)).toBeNull();
  });
});
