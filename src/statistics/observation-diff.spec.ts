import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffObservations } from './observation-diff.js';
import type { Observation } from './series.js';

const figures: fc.Arbitrary<Observation[]> = fc.uniqueArray(
  fc.record({ period: fc.nat(15), value: fc.option(fc.nat(3)), flags: fc.constantFrom('', 'p') }),
  { selector: ({ period }) => period },
);

function byPeriod(observations: Iterable<Observation>): Observation[] {
  return [...observations].sort((a, b) => a.period - b.period);
}

describe('diffObservations', () => {
  it('leads from what is stored to what is given', () => {
    fc.assert(
      fc.property(figures, figures, (stored, given) => {
        const { inserted, revised, unchanged, removed } = diffObservations(stored, given);
        const result = new Map(stored.map((one) => [one.period, one]));
        for (const period of removed) result.delete(period);
        for (const one of [...inserted, ...revised]) result.set(one.period, one);
        expect(byPeriod(result.values())).toEqual(byPeriod(given));
        expect(inserted.length + revised.length + unchanged).toBe(given.length);
      }),
    );
  });

  it('takes a lost provisional flag for a revision', () => {
    const [before, after] = [
      { period: 1, value: 5, flags: 'p' },
      { period: 1, value: 5, flags: '' },
    ];
    expect(diffObservations([before], [after]).revised).toEqual([after]);
  });

  it('takes the last digit that a driver loses for no revision, and zero for a figure', () => {
    const revised = (stored: number | null, given: number | null) =>
      diffObservations([{ period: 1, value: stored, flags: '' }], [{ period: 1, value: given, flags: '' }])
        .revised.length;
    expect([
      revised(9.72, 9.719999999999999),
      revised(9.72, 9.7201),
      revised(0, null),
      revised(null, 0),
    ]).toEqual([0, 1, 1, 1]);
  });
});
