import { expect, it } from 'vitest';
import { dayOf } from '../../../statistics/day.js';
import type { Outline } from '../track.js';
import { earlierEnds } from './covered-ends.js';

const outline = (place: string, last: string, over: Partial<Outline> = {}): Outline => ({
  dataset: 'eurostat-crops',
  product: 'soft-wheat',
  measure: 'area-harvested',
  unit: 'kha',
  frequency: 'annual',
  place,
  firstPeriod: dayOf('2000'),
  lastPeriod: dayOf(last),
  ...over,
});

const covered = [outline('FR', '2025'), outline('TR', '2024'), outline('GB', '2020'), outline('AL', '2021')];

it('of the places named, those whose series ends years before the others are told', () => {
  expect(earlierEnds(covered.slice(0, 1), covered, ['FR', 'TR', 'GB'])).toEqual([
    { place: 'GB', period: '2020' },
  ]);
});

it('nothing is told of several lines, or of figures of each month', () => {
  expect(earlierEnds(covered.slice(0, 2), covered, ['GB'])).toEqual([]);
  expect(earlierEnds([outline('FR', '2025', { frequency: 'monthly' })], covered, ['GB'])).toEqual([]);
});
