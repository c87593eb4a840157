import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  candidateKeys,
  canonicalNumber,
  inCodeOrder,
  formatReference,
  numberKey,
  parseCanonicalNumber,
} from './article-number.js';

const references = fc.record({
  prefix: fc.constantFrom('L' as const, 'R' as const, 'D' as const, 'A' as const),
  star: fc.boolean(),
  digits: fc
    .array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('-')),
  letter: fc.option(fc.constantFrom('A', 'B')),
});

describe('article numbers', () => {
  it.each([
    ['L. 411-1', 'L411-1'],
    ['L411-1', 'L411-1'],
    ['R.* 143-1', 'R*143-1'],
    ['R*. 143-1', 'R*143-1'],
    ['D691-4-1 ', 'D691-4-1'],
    ['L253-1 A', 'L253-1 A'],
    ['Tableau  n° 57 bis', 'Tableau n° 57 bis'],
    ['Annexe à l’article D343-18-2', 'Annexe à l’article D343-18-2'],
  ])('writes %j as %j', (given, canonical) => {
    expect(canonicalNumber(given)).toBe(canonical);
  });

  it('reads back every reference that it writes', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(parseCanonicalNumber(formatReference(reference))).toEqual(reference);
      }),
    );
  });

  it('finds a starred number by its plain spelling and the other way round', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(candidateKeys({ ...reference, star: false })).toEqual([numberKey(formatReference(reference))]);
      }),
    );
  });

  it('tries every letter where none was written', () => {
    const keys = candidateKeys({ prefix: null, star: false, digits: '411-1', letter: null });
    expect(keys).toEqual(['L411-1', 'R411-1', 'D411-1', 'A411-1', '411-1']);
  });

  it('orders by value, not by spelling', () => {
    expect(inCodeOrder(['L411-10', 'R1-1', 'L411-9', 'L411-9-1', 'D9'])).toEqual([
      'D9',
      'L411-9',
      'L411-9-1',
      'L411-10',
      'R1-1',
    ]);
  });

  it('does not take a name for a number', () => {
    expect(parseCanonicalNumber('Annexe I')).toBeNull();
  });
});
