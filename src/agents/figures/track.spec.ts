import { describe, expect, it } from 'vitest';
import { dayOf } from '../../statistics/day.js';
import { factOf, knownOf, type Track } from './track.js';

const trackOf = (values: readonly number[], flags = 'g'): Track => ({
  dataset: 'faostat-production',
  product: 'lentils',
  place: 'FR',
  measure: 'production',
  unit: 't',
  frequency: 'annual',
  productCode: '201',
  placeCode: '68',
  derived: null,
  observations: values.map((value, at) => ({ period: dayOf(String(2015 + at)), value, flags })),
});
const carriedIn = (track: Track): (string | undefined)[] =>
  knownOf(track).map((one) => factOf(track, one).carried?.from);

describe('a value that a filled series ends in', () => {
  it('is known to each figure of the run', () => {
    expect(carriedIn(trackOf([22, 24, 40, 40, 40]))).toEqual([undefined, undefined, '2017', '2017', '2017']);
  });

  it.each([
    ['of two figures', trackOf([22, 40, 40])],
    ['that another figure follows', trackOf([40, 40, 40, 22])],
    ['of zeros', trackOf([1, 0, 0, 0])],
    ['of a series that is published whole', trackOf([22, 40, 40, 40], '')],
  ])('is none %s', (_, track) => {
    expect(carriedIn(track).every((one) => one === undefined)).toBe(true);
  });
});
