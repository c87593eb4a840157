import { describe, expect, it } from 'vitest';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { selectPeriod } from './period.selection.js';
import { isDoubtfulZero, knownOf } from './track.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';
import { besideOf, withoutFalseZeros, zeroNotes } from './zero.gaps.js';

const lexicon = loadLexicon();
const tobacco = trackFrom('2007', [15.8, 16.3, 0, 18.43]);
const area = (hectares: number) =>
  trackFrom('2007', [6.8, 6.2, hectares, 7.08], { measure: 'area-harvested', unit: 'kha' });

describe('a zero of production', () => {
  it('is a gap where the crop stood on hundreds of hectares', () => {
    const [, , gap] = withoutFalseZeros(tobacco, area(6.6), lexicon).observations;
    expect(gap).toMatchObject({ value: null, flags: 'm' });
  });

  it('is doubtful between two years of a good crop, whatever is known of the area', () => {
    const track = withoutFalseZeros(tobacco, area(0.01), lexicon);
    expect(track.observations[2]).toMatchObject({ value: 0, flags: 'u' });
    expect(knownOf(track).map(({ value }) => value)).toEqual([15.8, 16.3, 18.43]);
    const found = selectPeriod(track, inYear(2009));
    expect(found).toMatchObject({ kind: 'found', observations: [{ value: 0, flags: 'u' }] });
  });

  it('is doubtful where it stands in a gap between two years of a large crop', () => {
    const values = [305.1, 302.5, null, 0, null, 0, null, null, 441.74];
    const track = withoutFalseZeros(trackFrom('2005', values), null, lexicon);
    expect(knownOf(track).map(({ value }) => value)).toEqual([305.1, 302.5, 441.74]);
    const ended = withoutFalseZeros(trackFrom('2005', [70.1, 69.5, null, 0, null, 0]), null, lexicon);
    expect(knownOf(ended).map(({ value }) => value)).toEqual([70.1, 69.5]);
    const sparse = { ...track, observations: track.observations.filter(({ value }) => value !== null) };
    expect(knownOf(withoutFalseZeros(sparse, null, lexicon))).toHaveLength(3);
  });

  it.each([
    ['of a crop that was given up and begun anew', [4.2, 0, 0, 0, 0, 3.1]],
    ['of a crop that was given up, whatever is missing later', [12.4, 9.1, 0, 0, null, 0]],
    ['in a gap of a small crop', [0.12, null, 0, null, 0.11]],
    ['at the end of a crop', [3.2, 1.1, 0, 0]],
    ['of a crop that is hardly more than the rounding', [0.01, 0.02, 0, 0.01]],
    ['before a crop began', [0, 0, 0, 4.5]],
  ])('stays %s', (_, values) => {
    const track = trackFrom('2007', values);
    expect(withoutFalseZeros(track, null, lexicon).observations).toEqual(track.observations);
  });
});

describe('zeros of other measures', () => {
  it('are gaps of an area that thousands of tonnes come from', () => {
    const [first] = withoutFalseZeros(
      trackFrom('2020', [0, 1.2], { measure: 'area-harvested', unit: 'kha' }),
      trackFrom('2020', [9.4, 10]),
      lexicon,
    ).observations;
    expect(first).toMatchObject({ value: null, flags: 'm' });
  });

  it('are gaps of every yield', () => {
    const yields = trackFrom('2012', [2.38, 0, 1.95], { measure: 'yield', unit: 't/ha' });
    expect(withoutFalseZeros(yields, null, lexicon).observations[1]?.value).toBeNull();
  });

  it('are prices and monthly figures left alone', () => {
    expect(besideOf(trackFrom('2024-01', [1, 0, 1], { frequency: 'monthly' }))).toBeNull();
    expect(besideOf(trackFrom('2020', [0, 0]))).toBeNull();
    expect(isDoubtfulZero({ period: 0, value: 0, flags: 'p' })).toBe(false);
  });
});

it('a zero that is left out between two figures is told, and no other', () => {
  const track = withoutFalseZeros(tobacco, area(6.6), lexicon);
  const line = { track, observations: knownOf(track) };
  expect(zeroNotes([line])).toEqual([{ kind: 'zeros-left-out', periods: ['2009'] }]);
  expect(zeroNotes([{ track, observations: knownOf(track).slice(0, 2) }])).toEqual([]);
});
