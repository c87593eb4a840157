import { expect, it } from 'vitest';
import { deniesEver } from './denied.claim.js';

it.each([
  ["Le blé n'a jamais dépassé 350 $, c'est vrai ?", true],
  ["Le blé n'a jamais dépassé 350 $, non ?", true],
  ['Wheat has never been above 350 dollars, right?', true],
  ['Wheat never topped 350 dollars, true or false?', true],
  ["Le blé n'a-t-il jamais dépassé 350 $ ?", false],
  ['Has wheat never been above 350 dollars?', false],
  ['Le blé a-t-il jamais dépassé 350 $ ?', false],
  ["Le blé n'a pas dépassé 350 $, c'est vrai ?", false],
])('« %s » puts up that something never was: %s', (text, expected) => {
  expect(deniesEver(text)).toBe(expected);
});
