import { describe, expect, it } from 'vitest';
import { fold } from '../text/normalise.js';
import { fractionIn, partPutUp } from './fractions.js';

describe('the part that words put up of something', () => {
  it.each([
    ["l'Espagne fait les trois cinquièmes des citrons", 60],
    ['Spain picks three fifths of the lemons', 60],
    ['les deux tiers du houblon', 200 / 3],
    ['un quart du blé', 25],
    ['a quarter of the wheat', 25],
    ['les trois quarts du riz', 75],
    ['nine tenths of the olives', 90],
    ['half the olives', 50],
    ['un cinquième du maïs', 20],
    ['3/4 du houblon', 75],
  ])('« %s »: %d', (text, percent) => {
    expect(partPutUp(fold(text))).toBeCloseTo(percent, 9);
  });

  it.each([
    'le pays est le cinquième de la liste',
    'the third of the producers',
    'the third quarter of 2024',
    'le premier quart de la campagne',
    'un tiers',
    'les cinq quarts du total',
    'le 3/5/2024 de la semaine',
  ])('is none in « %s »', (text) => {
    expect(partPutUp(fold(text))).toBeNull();
  });

  it('is read with what stands before it', () => {
    expect(fractionIn('plus du quart de')?.before).toBe('plus du ');
  });
});
