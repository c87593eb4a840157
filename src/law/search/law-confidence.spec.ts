import { describe, expect, it } from 'vitest';
import { countNear, isForeign, judgeConfidence } from './law-confidence.js';
import type { LawSearchHit, LawSearchResult } from './law-search.js';

function hit(score: number, everyday: number): LawSearchHit {
  return {
    articleId: `id-${score}`,
    number: `L${score}`,
    score,
    everyday,
    coverage: 1,
    density: 1,
    named: 1,
  };
}

function result(hits: readonly LawSearchHit[], foreign: LawSearchResult['foreign'] = null): LawSearchResult {
  return { hits, evidence: 10, foreign };
}

describe('judgeConfidence', () => {
  it.each([
    ['nothing found', [], 'none'],
    ['a weak first', [hit(25, 0.9)], 'none'],
    ['a first that no everyday wording speaks for, on the text alone', [hit(30, 0.1)], 'none'],
    ['the same with more of the text', [hit(33, 0.1)], 'faint'],
    ['a low first, as often right as not', [hit(40, 0.5), hit(38, 0.5)], 'several'],
    ['a first far before the second, in the words of the question', [hit(90, 0.7), hit(45, 0.7)], 'one'],
    ['a first alone, in the words of the question', [hit(90, 0.7)], 'one'],
    ['a first half as far again as the second, in most words', [hit(90, 0.8), hit(60, 0.7)], 'one'],
    ['a first near the second', [hit(90, 0.7), hit(60, 0.7)], 'several'],
    ['the same, but the first alone is in the words of the question', [hit(90, 1), hit(65, 0.5)], 'one'],
    [
      'a first in the words of the question, as one of the others',
      [hit(90, 0.8), hit(58, 0), hit(57, 1)],
      'several',
    ],
    ['a first far before the second, but in half of the words only', [hit(90, 0.5), hit(30, 0.5)], 'several'],
  ] as const)('of %s', (_name, hits, expected) => {
    expect(judgeConfidence(result(hits))).toBe(expected);
  });

  it('quotes nothing for a subject that the code does not treat', () => {
    expect(judgeConfidence(result([hit(200, 1), hit(150, 1)], { kind: 'other law', law: null }))).toBe(
      'none',
    );
  });
});

describe('the subject of another code', () => {
  it.each([
    ['with nothing found', [], true],
    ['with a weak article', [hit(100, 0.9), hit(20, 0.1)], true],
    ['with an article of other words', [hit(200, 0.6), hit(20, 0.1)], true],
    ['with two articles alike', [hit(200, 0.9), hit(100, 0.9)], true],
    ['that is but named where one article is far ahead', [hit(200, 0.9), hit(70, 0.5)], false],
    ['that is but named where only one article speaks of it', [hit(200, 0.9)], false],
  ] as const)('%s', (_name, hits, expected) => {
    expect(isForeign(result(hits, { kind: 'other law', law: null }))).toBe(expected);
    expect(isForeign(result(hits, { kind: 'never', law: null }))).toBe(true);
    expect(isForeign(result(hits))).toBe(false);
  });
});

describe('countNear', () => {
  it('counts the first and those that cannot be told apart from it', () => {
    expect(countNear([hit(90, 1), hit(80, 1), hit(60, 1)])).toBe(2);
    expect(countNear([])).toBe(0);
  });
});
