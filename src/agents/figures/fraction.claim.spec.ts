import { describe, expect, it } from 'vitest';
import { fractionLimitOf, isFraction } from './fraction.claim.js';

describe('isFraction', () => {
  it.each([
    ['l’Italie fait-elle la moitié des tomates de l’UE ?', 35.6, false],
    ['l’Italie fait-elle la moitié des tomates de l’UE ?', 47, true],
    ['l’Italie fait-elle la moitié des tomates de l’UE ?', 70, null],
    ['la France produit-elle le quart du blé de l’UE ?', 24.3, true],
    ['does Spain grow two thirds of the olives?', 66, true],
    ['does Spain grow two thirds of the lemons?', 60.4, false],
    ['does Spain grow three fifths of the lemons?', 60.4, true],
    ['l’Espagne fait-elle les neuf dixièmes des citrons ?', 95.4, null],
    ['l’Allemagne fait-elle les quatre cinquièmes du houblon ?', 76.7, null],
    ["does China have half the world's pigs?", 46.2, 'almost'],
    ['la Chine a-t-elle la moitié des porcs du monde ?', 44.5, false],
    ['la France fait-elle un dixième du blé ?', 5, false],
    ['la France fait-elle un quart du blé ?', 60, false],
    ['la France produit-elle du blé ?', 50, null],
  ])('« %s » at %d %%: %s', (text, percent, holds) => {
    expect(isFraction(text, percent)).toBe(holds);
  });
});

describe('fractionLimitOf', () => {
  it.each([
    ['plus des trois cinquièmes des citrons', 60, 'above'],
    ['more than a quarter of the wheat', 25, 'above'],
    ['au moins un cinquième du blé', 20, 'above'],
    ['at most a third of the maize', 100 / 3, 'below'],
    ['moins du tiers des pommes', 100 / 3, 'below'],
  ])('« %s »', (text, percent, comparator) => {
    expect(fractionLimitOf(text)).toEqual({ percent, comparator });
  });

  it('is none of what is put up as it stands', () => {
    expect(fractionLimitOf('les trois cinquièmes des citrons')).toBeNull();
  });
});
