import { describe, expect, it } from 'vitest';
import { claimOfGap, isGapAsSaid } from './gap.claim.js';

describe('isGapAsSaid', () => {
  it.each([
    ['la France produit-elle deux fois plus de blé que l’Allemagne ?', 2, 1, true],
    ['la France produit-elle deux fois plus de blé que l’Allemagne ?', 1.43, 1, false],
    ['la France produit-elle deux fois plus de blé que l’Allemagne ?', 1, 2, false],
    ['does France grow three times as much barley as Poland?', 4, 1, null],
    ['l’Italie récolte-t-elle deux fois moins de maïs que la France ?', 1, 2, true],
    ['l’Italie récolte-t-elle deux fois moins de maïs que la France ?', 1, 1.4, false],
    ['la France produit-elle 30 % de blé de plus que l’Allemagne ?', 1.43, 1, null],
    ['la France produit-elle 43 % de blé de plus que l’Allemagne ?', 1.433, 1, true],
    ['is output 50 % lower than in Spain?', 1, 2, true],
    ['does Spain grow twice as much barley as Italy?', 2.05, 1, true],
    ['la France produit-elle au moins 30 % de blé de plus que l’Allemagne ?', 1.31, 1, true],
    ['does Spain grow half as much barley as Italy?', 1, 2, true],
  ])('« %s » of %d and %d: %s', (text, first, second, holds) => {
    expect(isGapAsSaid(text, first, second)).toBe(holds);
  });

  it('says nothing where no size is named', () => {
    expect(isGapAsSaid('la France produit-elle plus de blé que l’Allemagne ?', 2, 1)).toBeUndefined();
    expect(isGapAsSaid('trois pays produisent-ils plus que la France ?', 2, 1)).toBeUndefined();
  });
});

describe('claimOfGap', () => {
  it.each([
    ['la France récolte-t-elle le double de blé de l’Allemagne ?', 'above'],
    ['l’Espagne produit-elle la moitié du blé de la France ?', 'below'],
    ['does Spain grow half as much wheat as France?', 'below'],
    ['is French production triple that of Greece?', 'above'],
    ['combien produit l’Espagne, la moitié de la France ?', null],
    ['production de blé de la France et de l’Espagne', null],
  ])('« %s »: %s', (text, claim) => {
    expect(claimOfGap(text)).toBe(claim);
  });
});
