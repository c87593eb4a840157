import { describe, expect, it } from 'vitest';
import { trackFrom } from '../../../../test/fixtures/agents/tracks.js';
import { factOf, knownOf } from '../track.js';
import { withoutNothing } from './ranks.js';

function valuesLeft(values: readonly number[]): number[] {
  const track = trackFrom('2020', values);
  return withoutNothing(knownOf(track).map((one) => factOf(track, one))).map((fact) => fact.value);
}

describe('what there is nothing of', () => {
  it('is not put in order beside what there is some of', () => {
    expect(valuesLeft([12, 0, 3])).toEqual([12, 3]);
  });

  it('is kept where there is nothing else', () => {
    expect(valuesLeft([0, 0])).toEqual([0, 0]);
  });
});
