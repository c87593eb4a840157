import { describe, expect, it } from 'vitest';
import type { Change } from '../../../wording/figure.findings.js';
import { differenceOf, percentOf } from '../named.figures.js';
import { byRateOf, fastestOf, toldOf, withoutNone } from './moved.js';

function change(place: string, before: number, after: number, measure = 'production'): Change {
  const names = { product: 'sugar-beet', productCode: 'R2000', place, placeCode: place, measure };
  const [from, to] = [
    {
      ...names,
      period: '2023',
      value: before,
      unit: 'kt',
      dataset: 'eurostat-crops',
      flags: '',
      derived: null,
    },
    {
      ...names,
      period: '2024',
      value: after,
      unit: 'kt',
      dataset: 'eurostat-crops',
      flags: '',
      derived: null,
    },
  ] as const;
  const [difference, percent] = [differenceOf(from, to), percentOf(from, to)];
  return { from, to, difference, percent, growth: null, lowest: null, highest: null };
}

const placesOf = (changes: readonly Change[]): string[] => changes.map(({ to }) => to.place);

const BEET = [
  change('DE', 31560, 36680),
  change('FR', 30600, 32610),
  change('PL', 16950, 18440),
  change('AT', 2600, 3340),
  change('RO', 404, 875),
  change('LU', 0.55, 1.7),
];

describe('changes by their percentage', () => {
  it('are of all, however small they were, but of those that had none before', () => {
    expect(placesOf(byRateOf([...BEET, change('SI', 0, 4)], 1)).slice(0, 3)).toEqual(['LU', 'RO', 'AT']);
  });

  it('are told beside the largest of those with some part of the total, and of which part', () => {
    const { fastest, leastPart } = fastestOf(BEET, { all: BEET, sign: 1 });
    expect([fastest?.to.place, leastPart]).toEqual(['AT', { name: 'least-part', value: 1, unit: '%' }]);
  });

  it('name no part where no smaller one changed faster', () => {
    const large = BEET.slice(0, 4);
    expect(fastestOf(large, { all: large, sign: 1 })).toEqual({ fastest: large[3] });
  });

  it('are not told again of one that is named by then', () => {
    const byRate = byRateOf(BEET, 1);
    expect(fastestOf(byRate, { all: BEET, sign: 1 }).fastest).toBeNull();
  });

  it('of yields are of all, as those add up to nothing', () => {
    const yields = [
      change('DE', 80, 90, 'yield'),
      change('FR', 80, 88, 'yield'),
      change('PL', 60, 66, 'yield'),
      change('LU', 0.4, 0.7, 'yield'),
    ];
    expect(fastestOf(yields, { all: yields, sign: 1 })).toEqual({ fastest: yields[3] });
  });
});

it('Those that had none at either time are not among those compared', () => {
  expect(placesOf(withoutNone([change('DE', 1, 2), change('IE', 0, 0), change('SI', 0, 4)]))).toEqual([
    'DE',
    'SI',
  ]);
});

describe('the changes told', () => {
  const many = Array.from({ length: 24 }, (_, at) => change(`P${at}`, 100, 99 - at));

  it('are a few where the largest is asked for', () => {
    expect(toldOf(many, false).changes).toHaveLength(5);
  });

  it('are all where each is asked for, with how many more there are beyond what a list may hold', () => {
    const { changes, each, more } = toldOf(many, true);
    expect([changes.length, each, more?.value]).toEqual([20, true, 4]);
    expect(toldOf(BEET, true)).toEqual({ changes: BEET, each: true });
  });
});
