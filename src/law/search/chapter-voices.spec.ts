import { describe, expect, it } from 'vitest';
import { preferStrongChapters } from './chapter-voices.js';

const HITS = [
  { number: 'D666-25', score: 10 },
  { number: 'L411-12', score: 9 },
  { number: 'R*411-3', score: 8 },
  { number: 'Annexe I', score: 2 },
];

describe('the preference for strong chapters', () => {
  it('puts an article of a chapter that speaks much before a lone one', () => {
    const scores = new Map(preferStrongChapters(HITS, 0.5, 3).map(({ number, score }) => [number, score]));
    expect(scores.get('L411-12')).toBe(9);
    expect(scores.get('R*411-3')).toBe(8);
    expect(scores.get('D666-25')).toBeCloseTo(10 * (1 - 0.5 * (1 - 10 / 17)));
    expect(scores.get('Annexe I')).toBeLessThan(2);
  });

  it('counts only so many voices of a chapter, and changes nothing without preference', () => {
    expect(preferStrongChapters(HITS, 0.5, 1)[0]?.score).toBe(10);
    expect(preferStrongChapters(HITS, 0, 3)).toEqual(HITS);
    expect(preferStrongChapters([], 0.5, 3)).toEqual([]);
  });
});
