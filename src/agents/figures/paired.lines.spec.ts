import { describe, expect, it } from 'vitest';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import type { Line } from './availability.js';
import { pairsOf } from './paired.lines.js';
import { knownOf, type Track } from './track.js';

const lineOf = (track: Track): Line => ({ track, observations: knownOf(track) });
const valuesOf = (one: Line, other: Line): unknown =>
  pairsOf(one, other).map((pair) => pair.map(({ period, value }) => [period, value]));

const yearly = lineOf(trackFrom('2022', [30, 40]));
// Two years from 1 to 24, and a month of a third.
const monthly = lineOf(
  trackFrom(
    '2022-01',
    Array.from({ length: 25 }, (_, at) => at + 1),
    { frequency: 'monthly' },
  ),
);

describe('two lines side by side', () => {
  it('have their figures of the same years', () => {
    expect(valuesOf(yearly, lineOf(trackFrom('2021', [1, 2, 3, 4])))).toEqual([
      [
        ['2022', 30],
        ['2022', 2],
      ],
      [
        ['2023', 40],
        ['2023', 3],
      ],
    ]);
  });

  it('have the means of the finer one’s years, and no January beside a year', () => {
    expect(valuesOf(yearly, monthly)).toEqual([
      [
        ['2022', 30],
        ['2022', 6.5],
      ],
      [
        ['2023', 40],
        ['2023', 18.5],
      ],
    ]);
    expect(valuesOf(monthly, yearly)).toHaveLength(2);
  });

  it('have no mean of a year that is asked of in part', () => {
    const asked = { ...monthly, observations: monthly.observations.slice(6) };
    expect(valuesOf(asked, yearly)).toHaveLength(1);
  });
});
