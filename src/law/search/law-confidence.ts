import type { LawSearchHit, LawSearchResult } from './law-search.js';

/**
 * Below these scores an article would be quoted by accident; set between the questions that the code answers and
 * the foreign ones of law-questions.data.ts. Where the everyday words of the article say nothing of the question, the
 * text alone must say more.
 */
const MIN_SCORE = 26;
const MIN_SCORE_BY_TEXT_ALONE = 32;
const SPEAKS_OF_IT = 0.15;
/**
 * The first article stands alone where it leads the second by this factor, and its everyday words are the question's.
 * Set so that of some 850 questions by people who had not seen the lexicon hardly one article that stands alone is the
 * wrong one (1 of 170); at 1.5 and 0.4 it were 15 of 368.
 */
const CLEAR_LEAD = 1.8;
const CLEARLY_SPEAKS_OF_IT = 0.6;
/** What it says may be told in front of the quotation where no other is near: beside the tenant's notice stands the landlord's. */
const SOME_LEAD = 1.3;

/** How far the hits may be trusted: nothing to quote, one clear article, or a first among several. */
export function judgeConfidence(result: LawSearchResult): 'one' | 'several' | 'none' {
  const [first] = result.hits;
  if (first === undefined || result.foreign) return 'none';
  if (first.score < (first.everyday < SPEAKS_OF_IT ? MIN_SCORE_BY_TEXT_ALONE : MIN_SCORE)) return 'none';
  return standsBefore(result.hits, CLEAR_LEAD) ? 'one' : 'several';
}

/** Whether what the first article says may be stated in brief: always where it is the one clear article. */
export function mayBeStated(hits: readonly LawSearchHit[]): boolean {
  return standsBefore(hits, SOME_LEAD);
}

/** Whether the everyday words of the first are the question's, and it leads the second by the factor. */
function standsBefore([first, second]: readonly LawSearchHit[], lead: number): boolean {
  if (first === undefined || first.everyday < CLEARLY_SPEAKS_OF_IT) return false;
  return second === undefined || first.score >= second.score * lead;
}
