import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extremes, rank } from './rank.formula.js';

const identity = (value: number) => value;
const integers = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 });

describe('rank', () => {
  it('shares a rank among equals and leaves the next ones out', () => {
    const ranked = rank([3, 9, 7, 9, 1], identity);
    expect(ranked.map(({ value, rank: place }) => [value, place])).toEqual([
      [9, 1],
      [9, 1],
      [7, 3],
      [3, 4],
      [1, 5],
    ]);
  });

  it('begins with the least where asked to', () => {
    expect(rank([3, 9, 7], identity, 'ascending').map(({ item }) => item)).toEqual([3, 7, 9]);
  });

  it('gives each figure one more than the number of greater ones', () => {
    fc.assert(
      fc.property(integers, (values) => {
        for (const { value, rank: place } of rank(values, identity)) {
          expect(place).toBe(values.filter((other) => other > value).length + 1);
        }
      }),
    );
  });

  it('keeps equals in the order given', () => {
    const ranked = rank(['b', 'a', 'c'], () => 1);
    expect(ranked.map(({ item }) => item)).toEqual(['b', 'a', 'c']);
  });
});

describe('extremes', () => {
  it('finds what sorting finds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        expect(extremes(values, identity)).toEqual({
          least: Math.min(...values),
          greatest: Math.max(...values),
        });
      }),
    );
  });

  it('takes the first of equals', () => {
    const years = [
      { year: 2019, value: 5 },
      { year: 2020, value: 5 },
    ];
    expect(extremes(years, ({ value }) => value)).toEqual({ least: years[0], greatest: years[0] });
  });

  it('has none of nothing', () => {
    expect(extremes([], identity)).toBeNull();
  });
});
