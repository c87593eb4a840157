import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from '../text/normalise.js';
import { tokenise } from '../text/tokens.js';
import { spotDates } from './date-spotter.js';
import type { DateValue } from './point.js';

const TODAY = '2026-11-20';
const YEAR = fc.integer({ min: 1950, max: 2026 });
const COMPARING = [
  'plus de',
  'au-delà de',
  'dépasse',
  'sous',
  'above',
  'below',
  'more than',
  'reached',
  'topped',
];
const UNITS = ['dollars', 'euros', 'tonnes', 'kt', 'hectares', 'kha', 'quintaux', 'head', '$'];

function datesIn(text: string): DateValue[] {
  return spotDates(tokenise(normalise(text)), TODAY, () => false).map(({ value }) => value);
}

describe('four digits', () => {
  it('are an amount after a word that compares and before a unit', () => {
    fc.assert(
      fc.property(YEAR, fc.constantFrom(...COMPARING), fc.constantFrom(...UNITS), (value, words, unit) => {
        expect(datesIn(`${words} ${value} ${unit}`)).toEqual([]);
      }),
    );
  });

  it('are the beginning of a stretch after « depuis », however the year is led in', () => {
    fc.assert(
      fc.property(YEAR, fc.constantFrom("l'an", "l'année", "l'annee", 'la campagne'), (year, lead) => {
        expect(JSON.stringify(datesIn(`depuis ${lead} ${year} en France`))).toBe(
          JSON.stringify(datesIn(`depuis ${year} en France`)),
        );
      }),
    );
  });
});
