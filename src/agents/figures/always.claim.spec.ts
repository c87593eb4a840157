import { describe, expect, it } from 'vitest';
import { lastingOf } from './always.claim.js';

describe('what is put up of each of the times', () => {
  it.each([
    ['le blé a-t-il toujours été plus cher que le maïs ?', 'always'],
    ['le blé était-il toujours plus cher que le maïs ?', 'always'],
    ['Has France always grown more barley than Germany?', 'always'],
    ['does Romania consistently grow more sunflower than France?', 'always'],
    ["la France a-t-elle produit plus de blé que l'Allemagne chaque année depuis 2000 ?", 'always'],
    ['did France beat Germany every single year?', 'always'],
    ['le blé est-il toujours plus cher que le maïs ?', 'still'],
    ["la France produit-elle toujours plus d'orge que l'Allemagne ?", 'still'],
    ['le blé est-il plus cher que le maïs ?', null],
    ['production de blé chaque année depuis 2000', null],
    ['qui a toujours produit le plus de blé ?', null],
  ])('« %s »: %s', (text, lasting) => {
    expect(lastingOf(text)).toBe(lasting);
  });
});
