import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { inPlaceInEnglish, listInEnglish, withEnglishArticle } from './english-grammar.js';

const lexicon = loadLexicon();

describe('English grammar', () => {
  it('says "the" before exactly these places', () => {
    const withThe = lexicon.places.filter((place) => withEnglishArticle(place).startsWith('the '));
    expect(withThe.map((place) => place.id).join(' ')).toBe(
      'WLD EU27_2020 EU28 EU AMERICAS CARIBBEAN LDC LLDC SIDS EU15 IBERIA NORDICS BALTICS EUROZONE VISEGRAD MAGHREB BLACK-SEA' +
        ' BRICS G7 G20 LIFDC NFIDC BS CF KM CK CD DO FO MV MH FM NL PH SC SB AE GB US' +
        ' KY FK AN MP PACIFIC-TRUST TC VG VI CHANNEL-ISLANDS IM SUHH',
    );
  });

  it.each([
    ['FR', 'in France'],
    ['NL', 'in the Netherlands'],
    ['US', 'in the United States'],
    ['GB', 'in the United Kingdom'],
    ['EU27_2020', 'in the European Union'],
    ['WLD', 'in the world'],
    ['FR-40', 'in Landes'],
  ])('places %s', (id, text) => {
    expect(lexicon.places.filter((place) => place.id === id).map(inPlaceInEnglish)).toEqual([text]);
  });

  it('lists with commas and a final and', () => {
    expect([
      listInEnglish([]),
      listInEnglish(['a']),
      listInEnglish(['a', 'b']),
      listInEnglish(['a', 'b', 'c']),
    ]).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
});
