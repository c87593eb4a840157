import { describe, expect, it } from 'vitest';
import { foldWeeks } from './week-folding.js';

const week = (isoYear: number, isoWeek: number, value: number) => ({ isoYear, isoWeek, value });

describe('foldWeeks', () => {
  it('folds week 53 into week 52 and goes on with week 1', () => {
    expect(foldWeeks([week(2020, 51, 1), week(2020, 52, 2), week(2020, 53, 4), week(2021, 1, 5)])).toEqual([
      1, 3, 5,
    ]);
    expect(foldWeeks([week(2020, 51, 1), week(2020, 53, 4), week(2021, 1, 5)])).toEqual([1, 4, 5]);
  });

  it('leaves null where a week is missing, in any order of the input', () => {
    expect(foldWeeks([week(2022, 2, 7), week(2021, 51, 6)])).toEqual([6, null, null, 7]);
  });

  it('gives nothing for nothing and refuses a week that does not exist', () => {
    expect(foldWeeks([])).toEqual([]);
    expect(() => foldWeeks([week(2021, 54, 1)])).toThrow(RangeError);
    expect(() => foldWeeks([week(2021, 0, 1)])).toThrow(RangeError);
  });
});
