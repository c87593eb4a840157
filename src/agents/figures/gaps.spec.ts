import { expect, it } from 'vitest';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { gapNotes } from './gaps.js';
import { knownOf } from './track.js';

it.each([
  [
    [5.1, null, null, 6.2, 6.4],
    ['2011', '2012'],
  ],
  [[5.1, 5.3, 6.2], []],
  // Too many to be named.
  [[5.1, null, null, null, null, null, null, null, 6.4], []],
])('the years without a figure within a stretch of %j are %j', (values, expected) => {
  const track = trackFrom('2010', values);
  const notes = gapNotes({ track, observations: knownOf(track) });
  expect(notes.flatMap((note) => (note.kind === 'missing-times' ? note.periods : []))).toEqual(expected);
});

it('says nothing of years before the stretch', () => {
  const track = trackFrom('2010', [5.1, null, 5.3, 6.2]);
  expect(gapNotes({ track, observations: knownOf(track).slice(1) })).toEqual([]);
});
