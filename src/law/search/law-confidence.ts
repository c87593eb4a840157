import type { LawSearchResult } from './law-search.js';

/** Below these an article would be quoted by accident; measured on questions foreign to the code. */
const MIN_COVERAGE = 0.4;
const MIN_SCORE = 6;
/** The first article stands alone where it leads the second by this factor. */
const CLEAR_LEAD = 1.3;

/** How far the hits may be trusted: nothing to quote, one clear article, or a first among several. */
export function judgeConfidence(result: LawSearchResult): 'one' | 'several' | 'none' {
  const [first, second] = result.hits;
  if (first === undefined || first.coverage < MIN_COVERAGE || first.score < MIN_SCORE) return 'none';
  return second === undefined || first.score >= second.score * CLEAR_LEAD ? 'one' : 'several';
}
