import { describe, expect, it } from 'vitest';
import { isDoubtful } from './brief-standing.js';
import type { LawSearchHit } from './search/law-search.js';

function hit(score: number, named: number): LawSearchHit {
  return { articleId: `A${score}`, number: 'L1-1', score, named, coverage: 1, density: 1, everyday: 1 };
}

describe('what the first article says', () => {
  it.each([
    ['leads by little and names little', [hit(100, 0.6), hit(90, 1)], true],
    ['names nearly all that is asked', [hit(100, 0.8), hit(90, 1)], false],
    ['is far ahead', [hit(130, 0.6), hit(90, 1)], false],
    ['is alone', [hit(30, 0.3)], false],
    ['is nothing, as none was found', [], false],
  ])('may be of another matter where it %s', (_, found, isOfOther) => {
    expect(isDoubtful(found)).toBe(isOfOther);
  });
});
