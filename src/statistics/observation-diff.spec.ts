import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffObservations, type StoredObservation } from './observation-diff.js';
import type { Observation } from './series.js';

const figures: fc.Arbitrary<Observation[]> = fc.uniqueArray(
  fc.record({ period: fc.nat(15), value: fc.option(fc.nat(3)), flags: fc.constantFrom('', 'p') }),
  { selector: ({ period }) => period },
);

const OLD = 1;
const NEW = 2;

function stored(observations: readonly Observation[]): StoredObservation[] {
  return observations.map((one) => ({ ...one, importId: OLD }));
}

describe('diffObservations', () => {
  it('leads from what is stored to what is given', () => {
    fc.assert(
      fc.property(figures, figures, (before, after) => {
        const { given, inserted, revised, unchanged, absent } = diffObservations(stored(before), after, NEW);
        expect(given.map(({ period, value, flags }) => ({ period, value, flags }))).toEqual(after);
        const periods = new Set(after.map(({ period }) => period));
        expect(absent).toEqual(stored(before.filter(({ period }) => !periods.has(period))));
        expect(inserted + revised.length + unchanged).toBe(after.length);
        for (const revision of revised) expect(stored(before)).toContainEqual(revision.before);
      }),
    );
  });

  it('keeps the import of what did not change', () => {
    fc.assert(
      fc.property(figures, figures, (before, after) => {
        const same = (one: Observation) =>
          before.some((old) =>
            ['period', 'value', 'flags'].every((name) => Reflect.get(old, name) === Reflect.get(one, name)),
          );
        const { given } = diffObservations(stored(before), after, NEW);
        expect(given.map(({ importId }) => importId)).toEqual(after.map((one) => (same(one) ? OLD : NEW)));
      }),
    );
  });

  it('takes a lost provisional flag for a revision', () => {
    const [before, after] = [
      { period: 1, value: 5, flags: 'p' },
      { period: 1, value: 5, flags: '' },
    ];
    const { revised } = diffObservations(stored([before]), [after], NEW);
    expect(revised).toMatchObject([{ before, after }]);
  });

  it('takes the last digit that a driver loses for no revision, and zero for a figure', () => {
    const one = (value: number | null): Observation => ({ period: 1, value, flags: '' });
    const revised = (before: number | null, after: number | null) =>
      diffObservations(stored([one(before)]), [one(after)], NEW).revised.length;
    expect([
      revised(9.72, 9.719999999999999),
      revised(9.72, 9.7201),
      revised(0, null),
      revised(null, 0),
    ]).toEqual([0, 1, 1, 1]);
  });
});
