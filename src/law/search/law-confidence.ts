import type { LawSearchHit, LawSearchResult } from './law-search.js';

/**
 * Below these scores an article would be quoted by accident; set between the questions that the code answers and
 * the foreign ones of law-questions.data.ts. Where the everyday words of the article say nothing of the question, the
 * text alone must say more.
 */
const MIN_SCORE = 26;
const MIN_SCORE_BY_TEXT_ALONE = 32;
const SPEAKS_OF_IT = 0.15;
/** Below this score the first article is more often the wrong one; set on questions that the lexicon was not written from. */
const FAINT_SCORE = 36;
/**
 * The first article stands alone where it leads the others far enough for how much its everyday words are the question's,
 * and how much more than those of any of the others: a small lead is enough for an article in the question's own words.
 * Fitted by logistic regression to the questions of test/fixtures/law and others that the lexicon was not written from,
 * so that about one article in fifty that stands alone is the wrong one.
 */
const STANDS_ALONE = { clearness: 1, everyday: 0.6, ofEveryday: 0.8, ofGap: 0.4, greatestLead: 4 };
const RIVALS = 4;
/** Articles with more than this share of the first one's score are near it: beside the tenant's notice stands the landlord's. */
const NEAR_SHARE = 1 / 1.15;
/** What the first article says is told beside others that are near where it speaks of this share of the question. */
const SPEAKS_ENOUGH = 0.5;
/**
 * A subject that the code never speaks of is refused; one of another code too, unless an article is so far ahead in the question's own words that the subject
 * is but named: « les impôts ont rendu la taxe foncière à mon bailleur ». Of the questions of other codes none comes
 * near all three.
 */
const AGAINST_FOREIGN = { score: 150, everyday: 0.75, lead: 2.6 };

/**
 * How far the hits may be trusted: nothing to quote, one clear article, a first among several, or one that is but the
 * nearest there is.
 */
export type LawConfidence = 'one' | 'several' | 'faint' | 'none';

/** How far the hits of a question may be trusted. */
export function judgeConfidence(result: LawSearchResult): LawConfidence {
  const [first] = result.hits;
  if (first === undefined || isForeign(result)) return 'none';
  if (first.score < (first.everyday < SPEAKS_OF_IT ? MIN_SCORE_BY_TEXT_ALONE : MIN_SCORE)) return 'none';
  if (first.score < FAINT_SCORE) return 'faint';
  return standsAlone(first, result.hits.slice(1, 1 + RIVALS)) ? 'one' : 'several';
}

/** Whether the question is of a subject that the code does not treat, and no article speaks of it all the same. */
export function isForeign({ foreign, hits }: LawSearchResult): boolean {
  if (foreign?.kind !== 'other law') return foreign?.kind === 'never';
  const [first, second] = hits;
  if (first === undefined || first.score < AGAINST_FOREIGN.score) return true;
  if (first.everyday < AGAINST_FOREIGN.everyday) return true;
  return second !== undefined && first.score < second.score * AGAINST_FOREIGN.lead;
}

/** Whether the article speaks of enough of the question in its everyday words for what it says to be told. */
export function speaksEnough({ everyday }: LawSearchHit): boolean {
  return everyday >= SPEAKS_ENOUGH;
}

/** How many times the score of the second hit the first one has; infinite where it is alone. */
export function leadOf([first, second]: readonly LawSearchHit[]): number {
  return first === undefined || second === undefined ? Infinity : first.score / second.score;
}

/** How many of the hits, from the first, are too near it to be told apart; the first is one of them. */
export function countNear(hits: readonly LawSearchHit[]): number {
  const [first] = hits;
  return hits.filter(({ score }) => first !== undefined && score >= first.score * NEAR_SHARE).length;
}

function standsAlone(first: LawSearchHit, rivals: readonly LawSearchHit[]): boolean {
  const { clearness, everyday, ofEveryday, ofGap, greatestLead } = STANDS_ALONE;
  if (first.everyday < everyday) return false;
  const lead = Math.min(greatestLead, first.score / Math.max(1, ...rivals.map(({ score }) => score)));
  const gap = first.everyday - Math.max(0, ...rivals.map((rival) => rival.everyday));
  return Math.log(lead) + ofEveryday * first.everyday + ofGap * gap >= clearness;
}
