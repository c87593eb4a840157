import { describe, expect, it } from 'vitest';
import { fromYearTo, inYear } from '../../../test/fixtures/agents/frames.js';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import type { Holding } from './availability.js';
import { missingNotes } from './missing.notes.js';

const british = trackFrom('2018', [14.1, 13.4, 16, null, 10], { place: 'GB' });
const holding: Holding = {
  candidate: { product: 'soft-wheat', note: null },
  measure: 'production',
  lines: [],
  missing: ['GB', 'BR'],
  notes: [],
};

describe('places without a figure of the time asked', () => {
  it.each([
    [2024, 'before', '2022'],
    [2010, 'after', '2018'],
    [2021, 'around', '2022'],
  ])('have the nearest one told: of %i it lies %s', (year, side, period) => {
    const [known, none] = missingNotes(holding, [british], inYear(year));
    expect(known).toMatchObject({ kind: 'known-then', side, fact: { place: 'GB', period } });
    expect(none).toEqual({ kind: 'missing', product: 'soft-wheat', places: ['BR'] });
  });

  it.each([
    ['no time is named', null],
    ['the time is a stretch', fromYearTo(2023, 2025)],
  ])('are named alone where %s', (_, period) => {
    expect(missingNotes(holding, [british], period)).toEqual([
      { kind: 'missing', product: 'soft-wheat', places: ['GB', 'BR'] },
    ]);
  });

  it('are none of another measure', () => {
    const yields = { ...british, measure: 'yield' };
    expect(missingNotes(holding, [yields], inYear(2024))).toHaveLength(1);
  });
});
