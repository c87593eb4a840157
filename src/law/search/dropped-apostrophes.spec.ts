import { describe, expect, it } from 'vitest';
import { withApostrophes } from './dropped-apostrophes.js';

const WORDS = new Set(
  'autorisation exploiter exploite echange ete hectares herbe lavoir nature cas mars sorte etat achete eleve non mon'.split(
    ' ',
  ),
);
const read = (text: string): string =>
  withApostrophes(text, { isWord: (word) => WORDS.has(word), isElided: (word) => WORDS.has(word) });

describe('apostrophes that were left out', () => {
  it.each([
    ['jai eu lautorisation dexploiter', "j'ai eu l'autorisation d'exploiter"],
    ['Jexploite, quoi quon dise', "J'exploite, quoi qu'on dise"],
    ['combien dhectares dherbe', "combien d'hectares d'herbe"],
    ['il nest pas à moi, cest sûr, sil dit non', "il n'est pas à moi, c'est sûr, s'il dit non"],
    ['Lété, létat des lieux', "L'été, l'état des lieux"],
  ])('are put back: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    "l'autorisation d’exploiter",
    'le lavoir, la nature, en mars, une sorte, mon cas',
    'un détat, les délevés',
    'une lettre, le lendemain',
    'cautorisation, cherbe',
    '2exploite, l2',
  ])('are not where a word is one, or nothing is left that is: %s', (text) => {
    expect(read(text)).toBe(text);
  });
});
