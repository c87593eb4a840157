import { describe, expect, it } from 'vitest';
import { isFraction } from './fraction.claim.js';

describe('isFraction', () => {
  it.each([
    ['l’Italie fait-elle la moitié des tomates de l’UE ?', 35.6, false],
    ['l’Italie fait-elle la moitié des tomates de l’UE ?', 47, true],
    ['l’Italie fait-elle la moitié des tomates de l’UE ?', 70, null],
    ['la France produit-elle le quart du blé de l’UE ?', 24.3, true],
    ['does Spain grow two thirds of the olives?', 66, true],
    ['la France produit-elle du blé ?', 50, null],
  ])('« %s » at %d %%: %s', (text, percent, holds) => {
    expect(isFraction(text, percent)).toBe(holds);
  });
});
