import { describe, expect, it } from 'vitest';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { changeIn } from './change.findings.js';
import { knownOf } from './track.js';

const growthOver = (months: number, last: number): number | null => {
  const values = Array.from({ length: months }, (_, at) => (at === months - 1 ? last : 100));
  const track = trackFrom('2020-01', values, { frequency: 'monthly', measure: 'price', unit: 'USD/t' });
  return changeIn({ track, observations: knownOf(track) })[0]?.growth?.value ?? null;
};

describe('the mean growth of a year in monthly figures', () => {
  it('is reckoned over years and months', () => {
    // From January 2020 to January 2024, and to July 2024.
    expect(growthOver(49, 200)).toBeCloseTo((2 ** (1 / 4) - 1) * 100, 9);
    expect(growthOver(55, 200)).toBeCloseTo((2 ** (1 / 4.5) - 1) * 100, 9);
  });

  it('is told over three years and more alone', () => {
    expect(growthOver(36, 200)).toBeNull();
    expect(growthOver(37, 200)).not.toBeNull();
  });
});
