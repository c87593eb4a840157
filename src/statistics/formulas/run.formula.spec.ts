import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastRun, longestRun } from './run.formula.js';

const steps = fc.array(fc.boolean(), { maxLength: 40 });

describe('runs of steps that go one way', () => {
  it('has the longest one, the latest of two as long', () => {
    expect(longestRun([true, true, false, true, true, false])).toEqual({ start: 3, length: 2 });
    expect(longestRun([false, true, true, true, false, true])).toEqual({ start: 1, length: 3 });
    expect(longestRun([false, false])).toBeNull();
  });

  it('has the one that the last step ends', () => {
    expect(lastRun([true, false, true, true])).toEqual({ start: 2, length: 2 });
    expect(lastRun([true, true, false])).toBeNull();
    expect(lastRun([])).toBeNull();
  });

  it('holds steps of that way only, and no stretch is longer', () => {
    fc.assert(
      fc.property(steps, (goes) => {
        const run = longestRun(goes);
        const text = goes.map((isSo) => (isSo ? 'x' : '-')).join('');
        const stretches = text.split('-').map(({ length }) => length);
        expect(run?.length ?? 0).toBe(Math.max(...stretches));
        expect(run ? goes.slice(run.start, run.start + run.length) : []).not.toContain(false);
        expect(lastRun(goes)?.length ?? 0).toBe(stretches.at(-1));
      }),
    );
  });
});
