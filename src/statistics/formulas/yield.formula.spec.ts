import { describe, expect, it } from 'vitest';
import { derivedYield } from './yield.formula.js';

describe('derivedYield', () => {
  it('is in t/ha from kt and kha', () => {
    expect(derivedYield(25376.78, 4214.57)).toBeCloseTo(6.0212, 4);
  });

  it('does not exist without an area or a harvest', () => {
    expect([derivedYield(10, 0), derivedYield(10, -1), derivedYield(0, 10)]).toEqual([null, null, null]);
  });
});
