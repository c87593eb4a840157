import { describe, expect, it } from 'vitest';
import { inYear } from '../../../../test/fixtures/agents/frames.js';
import { trackFrom } from '../../../../test/fixtures/agents/tracks.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import type { Holding } from '../availability.js';
import { knownOf, type Track } from '../track.js';
import { partNotes } from './part.notes.js';

const grapesOf = (place: string, value: number): Track =>
  trackFrom('2024', [value], { product: 'grapes', place });
const totals = [7638, 5387, 4747, 918, 777].map((value, at) =>
  grapesOf(['IT', 'ES', 'FR', 'PT', 'EL'][at] ?? '', value),
);
const partOf = (value: number): Track => trackFrom('2024', [value], { product: 'wine-grapes', place: 'DE' });

/** What is noted of grapes in 2024 where Germany has wine grapes alone. */
function noted(part: Track, own = totals, measure = 'production'): Promise<unknown> {
  const holding: Holding = {
    candidate: { product: 'grapes', note: null },
    measure,
    lines: own.map((track) => ({ track, observations: knownOf(track) })),
    missing: ['DE', 'CZ'],
    notes: [],
  };
  const reader = {
    read: () => Promise.resolve([part]),
    outline: () => Promise.resolve([]),
    citationsOf: () => Promise.resolve([]),
  };
  return partNotes({ lexicon: loadLexicon(), reader }, { holding, period: inYear(2024) });
}

describe('a place of which a part of the product alone is published', () => {
  it('is told of where that part would put it among the first five', async () => {
    expect(await noted(partOf(1059.77))).toMatchObject([
      { kind: 'parts-alone', place: 'DE', parts: [{ product: 'wine-grapes', value: 1059.77 }] },
    ]);
  });

  it.each([
    ['the part is small', partOf(62), totals, 'production'],
    ['few places have a total', partOf(1059.77), totals.slice(0, 4), 'production'],
    ['the fifth has none', partOf(1059.77), [...totals.slice(0, 4), grapesOf('EL', 0)], 'production'],
    ['yields are compared', partOf(1059.77), totals, 'yield'],
    [
      'the part is of another time',
      trackFrom('2019', [1300], { product: 'wine-grapes', place: 'DE' }),
      totals,
      'production',
    ],
  ])('is not where %s', async (_, part, own, measure) => {
    expect(await noted(part, own, measure)).toEqual([]);
  });
});
