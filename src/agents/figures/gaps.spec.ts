import { expect, it } from 'vitest';
import { fromYearTo } from '../../../test/fixtures/agents/frames.js';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { yearOf } from '../../statistics/day.js';
import { gapNotes } from './gaps.js';
import { knownOf } from './track.js';

it.each([
  [
    [5.1, null, null, 6.2, 6.4],
    ['2011', '2012'],
  ],
  [[5.1, 5.3, 6.2], []],
  [
    [5.1, null, null, null, null, null, null, null, 6.4],
    ['2011', '2012', '2013', '2014', '2015', '2016', '2017'],
  ],
  // Too many to be named.
  [[5, null, 5, null, 5, null, 5, null, 5, null, 5, null, 5, null, 5], []],
])('the years without a figure within a stretch of %j are %j', (values, expected) => {
  const track = trackFrom('2010', values);
  const notes = gapNotes({ track, observations: knownOf(track) });
  expect(notes.flatMap((note) => (note.kind === 'missing-times' ? note.periods : []))).toEqual(expected);
});

it.each([
  [2010, 2013, ['2011']],
  [2011, 2013, ['2011']],
  [2012, 2013, []],
  [2012, 2015, ['2014', '2015']],
])('tells of the years asked for at either end, %i and %i: %j', (from, to, expected) => {
  const track = trackFrom('2010', [5.1, null, 5.3, 6.2, null, null, 6.3]);
  const observations = knownOf(track).filter(({ period }) => yearOf(period) >= from && yearOf(period) <= to);
  const notes = gapNotes({ track, observations }, fromYearTo(from, to));
  expect(notes.flatMap((note) => (note.kind === 'missing-times' ? note.periods : []))).toEqual(expected);
});

it('says nothing of years before the stretch', () => {
  const track = trackFrom('2010', [5.1, null, 5.3, 6.2]);
  expect(gapNotes({ track, observations: knownOf(track).slice(1) })).toEqual([]);
});
