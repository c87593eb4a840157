import { describe, expect, it } from 'vitest';
import type { Frequency } from './history.js';
import { prepareHistory } from './history-preparation.js';

function prepare(values: readonly (number | null)[], frequency: Frequency = 'annual') {
  return prepareHistory({ frequency, values, kind: 'quantity', nonNegative: true });
}

const line = (count: number): number[] => Array.from({ length: count }, (_, i) => 10 + i);

describe('prepareHistory', () => {
  it('takes a whole series as it is', () => {
    expect(prepare([3, 1, 4, 1, 5])).toEqual({
      values: [3, 1, 4, 1, 5],
      firstPosition: 0,
      lastPosition: 4,
      startsAfterGap: false,
      filledPositions: [],
    });
  });

  it('fills short gaps on the log scale and marks them', () => {
    const prepared = prepare([1, null, 4, 4, 4, 4, 8, 8, 8, 8]);
    expect(prepared).toMatchObject({ filledPositions: [1] });
    expect('values' in prepared && prepared.values[1]).toBeCloseTo(2, 12);
  });

  it('fills on the raw scale beside a zero', () => {
    expect(prepare([...line(10), 0, null, null, 3])).toMatchObject({ values: [...line(10), 0, 1, 2, 3] });
  });

  it('cuts missing ends off and keeps the positions of the history', () => {
    expect(prepare([null, null, ...line(6), null])).toMatchObject({
      values: line(6),
      firstPosition: 2,
      lastPosition: 7,
      startsAfterGap: false,
    });
  });

  it('starts after a gap of four, not of three', () => {
    expect(prepare([...line(20), null, null, null, ...line(6)])).toMatchObject({ firstPosition: 0 });
    expect(prepare([...line(20), null, null, null, null, ...line(6)])).toMatchObject({
      values: line(6),
      firstPosition: 24,
      startsAfterGap: true,
    });
  });

  it('keeps the window of the frequency, from an observed value on', () => {
    expect(prepare(line(70))).toMatchObject({ firstPosition: 10, lastPosition: 69, startsAfterGap: false });
    expect(prepare(line(400), 'monthly')).toMatchObject({ firstPosition: 40 });
    expect(prepare(line(300), 'weekly')).toMatchObject({ firstPosition: 40 });
    const holed = [...line(10), null, ...line(59)];
    expect(prepare(holed)).toMatchObject({ values: line(59), firstPosition: 11, filledPositions: [] });
  });

  it('declines fewer than five observations', () => {
    const tooShort = { outcome: 'declined', reason: 'too-short', needed: 5 };
    expect(prepare([])).toEqual({ ...tooShort, observations: 0 });
    expect(prepare([null, null])).toEqual({ ...tooShort, observations: 0 });
    expect(prepare([1, 2, null, 3, 4])).toEqual({ ...tooShort, observations: 4 });
    expect(prepare([...line(30), null, null, null, null, 1, 2])).toEqual({ ...tooShort, observations: 2 });
  });

  it('declines more than a fifth missing, not a fifth', () => {
    expect(prepare([1, 2, null, 3, 4, 5, null, 6, 7, 8])).toMatchObject({ filledPositions: [2, 6] });
    expect(prepare([1, null, 3, null, 5, 6, null, 8, 9, 10])).toEqual({
      outcome: 'declined',
      reason: 'too-many-gaps',
      missing: 3,
      of: 10,
      allowedPercent: 20,
    });
  });

  it('declines nothing but zeros', () => {
    expect(prepare([0, 0, 0, null, 0, 0, 0])).toEqual({
      outcome: 'declined',
      reason: 'always-zero',
      observations: 6,
    });
  });

  it('refuses values that are not finite', () => {
    expect(() => prepare([1, 2, Number.NaN, 3, 4])).toThrow(RangeError);
    expect(() => prepare([1, 2, Infinity, 3, 4])).toThrow(RangeError);
  });
});
