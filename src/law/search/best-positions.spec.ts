import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPositions } from './best-positions.js';

describe('bestPositions', () => {
  it('gives what sorting all of them would, equal scores in their order', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 20 }), (list, limit) => {
        const positions = list.map((_, position) => position);
        const sorted = positions.toSorted((a, b) => (list[b] ?? 0) - (list[a] ?? 0) || a - b);
        expect(bestPositions(positions.toReversed(), Float32Array.from(list), limit)).toEqual(
          sorted.slice(0, limit),
        );
      }),
    );
  });
});
