import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemLawWord } from './law-stemmer.js';
import { foldLawText, lawStems, lawWords, readsAsEnglish } from './law-words.js';

describe('the words of the law', () => {
  it('are folded, cut at apostrophes and hyphens, without function words and the code’s own name', () => {
    expect(
      lawStems('L’article 3 du code rural et de la pêche maritime : l’Œuf et le chemin rural ?'),
    ).toEqual(['3', 'oeuf', 'chemin', 'rural']);
  });

  it('keep sub-letting and key money in one word', () => {
    expect(lawWords('sous-location, sous louer, sous-loué, pas-de-porte')).toEqual([
      'souslocation',
      'souslouer',
      'sousloue',
      'pasdeporte',
    ]);
    expect(new Set(lawStems('sous-location sous louer sous-loué')).size).toBe(1);
  });

  it.each([
    ['baux', 'bail'],
    ['animaux', 'animal'],
    ['préemption', 'préempter'],
    ['résiliation', 'résilier'],
    ['exploitants', 'exploitation'],
    ['pêcheurs', 'pêche'],
    ['vendu', 'vente'],
    ['morsure', 'mordu'],
    ['autorisation', 'autoriser'],
    ['interdite', 'interdiction'],
    ['retrait', 'retirer'],
    ['nomination', 'nommée'],
    ['suspendue', 'suspension'],
    ['viticulteur', 'viticole'],
    ['durer', 'durée'],
    ['plaindre', 'plainte'],
    ['prévenir', 'prévient'],
    ['hedges', 'hedge'],
    ['hunting', 'hunt'],
  ])('%s and %s have one stem', (left, right) => {
    expect(stemLawWord(foldLawText(left))).toBe(stemLawWord(foldLawText(right)));
  });

  it.each([
    ['élève', 'élevage'],
    ['fermer', 'ferme'],
    ['chasse', 'chose'],
    ['bail', 'baie'],
    ['gravier', 'grave'],
    ['traiteur', 'traiter'],
    ['tente', 'tenter'],
    ['fourrage', 'fourrière'],
    ['formation', 'forme'],
    ['appellation', 'appel'],
    ['majoration', 'majorité'],
    ['courtier', 'courrier'],
    ['quittance', 'quitter'],
    ['virement', 'virer'],
    ['maille', 'mail'],
  ])('%s and %s have not', (left, right) => {
    expect(stemLawWord(foldLawText(left))).not.toBe(stemLawWord(foldLawText(right)));
  });

  it('never lose a word or go below four letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,14}$/u), (word) => {
        const stem = stemLawWord(word);
        expect(stem.length).toBeGreaterThanOrEqual(Math.min(3, word.length));
      }),
    );
  });

  it('tell English from French', () => {
    expect(readsAsEnglish(lawWords('Can the tenant sublet his land?'))).toBe(true);
    expect(readsAsEnglish(lawWords('Le preneur peut-il sous-louer ?'))).toBe(false);
    expect(readsAsEnglish(lawWords('bail rural'))).toBe(false);
  });
});
