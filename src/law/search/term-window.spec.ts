import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestWindow, bestWording, ConceptMask, isOneWording, type WindowConcept } from './term-window.js';

const concepts: WindowConcept[] = [
  { terms: new Set([1, 2]), mass: 3 },
  { terms: new Set([3]), mass: 5 },
  { terms: new Set([4]), mass: 7 },
];

const mask = new ConceptMask(10).set([{ terms: new Set([7]), mass: 100 }]).set(concepts);

describe('concepts that stand together', () => {
  it('count once each, within the width only', () => {
    expect(bestWindow(Uint32Array.of(1, 2, 1, 9), mask, 4)).toBe(3);
    expect(bestWindow(Uint32Array.of(1, 9, 9, 3), mask, 4)).toBe(8);
    expect(bestWindow(Uint32Array.of(1, 9, 9, 3), mask, 3)).toBe(5);
    expect(bestWindow(new Uint32Array(), mask, 3)).toBe(0);
  });

  it('are found as a slow count over every window finds them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 8 }),
        (given, width) => {
          const slow = given.map((_, start) =>
            concepts
              .filter(({ terms }) => given.slice(start, start + width).some((token) => terms.has(token)))
              .reduce((sum, { mass }) => sum + mass, 0),
          );
          expect(bestWindow(Uint32Array.from(given), mask, width)).toBe(Math.max(0, ...slow));
        },
      ),
    );
  });

  it('count whole in one wording and half in the others', () => {
    const tokens = Uint32Array.of(1, 3, 99, 4, 9, 99);
    expect(bestWording(tokens, mask, 99)).toBe(8 + 7 / 2);
    expect(bestWording(Uint32Array.of(9, 99), mask, 99)).toBe(0);
  });

  it.each([
    ['a wording of all that is asked and nothing besides', [9, 99, 2, 3, 4, 1, 99], true],
    ['a wording that says more', [1, 3, 4, 9, 99], false],
    ['two wordings that say it together', [1, 3, 99, 4, 99], false],
    ['no word at all', [99, 99], false],
  ])('are the whole of one wording or not: %s', (_, tokens, isOne) => {
    expect(isOneWording(Uint32Array.from(tokens), mask, 99)).toBe(isOne);
  });
});
