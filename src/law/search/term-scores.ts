import { isPlaceTerm, type LawIndex } from './law-index.js';

/** The terms that speak for a concept of the question, by their numbers in the index, each with its weight. */
export interface ScoredConcept {
  readonly weights: ReadonlyMap<number, number>;
}

/** What the question's terms say of the articles, by their place in the index. */
export interface TermScores {
  readonly scores: Float32Array;
  /** Which concepts an article speaks of, one bit each. */
  readonly masks: Uint32Array;
  /** Where the score is above nought, in no order. */
  readonly found: number[];
}

/** How much of a concept's lesser terms is added to its best one; set on the known questions of law-questions.data.ts. */
const LESSER_TERMS = 0.6;

/** Of every article the worth of the best term of one concept, and the articles that have one. */
interface BestTerm {
  readonly worth: Float32Array;
  readonly holders: number[];
}

/**
 * BM25F over all articles: of each concept its best term, and a part of its lesser ones. A part of the code weighs, but
 * does not speak for the concept.
 */
export function scoreTerms(index: LawIndex, concepts: readonly ScoredConcept[]): TermScores {
  const size = index.articles.length;
  const into: TermScores = { scores: new Float32Array(size), masks: new Uint32Array(size), found: [] };
  const best: BestTerm = { worth: new Float32Array(size), holders: [] };
  const seen = new Uint8Array(size);
  concepts.forEach((concept, bit) => {
    for (const [term, weight] of concept.weights) {
      const factor = weight * (index.inverseFrequencies[term] ?? 0);
      addPostings(index, { term, factor, mark: isPlaceTerm(index, term) ? 0 : 1 << bit }, into, best);
    }
    addBest(into.scores, best);
    for (const position of best.holders) {
      if (seen[position] === 0) into.found.push(position);
      seen[position] = 1;
    }
    best.holders.length = 0;
  });
  return into;
}

function addPostings(
  { postingStarts, postingArticles, postingWeights }: LawIndex,
  { term, factor, mark }: { readonly term: number; readonly factor: number; readonly mark: number },
  { scores, masks }: TermScores,
  best: BestTerm,
): void {
  const end = postingStarts[term + 1] ?? 0;
  for (let at = postingStarts[term] ?? 0; at < end; at += 1) {
    const position = postingArticles[at] ?? 0;
    const worth = factor * (postingWeights[at] ?? 0);
    const least = best.worth[position] ?? 0;
    scores[position] = (scores[position] ?? 0) + LESSER_TERMS * worth;
    masks[position] = (masks[position] ?? 0) | mark;
    if (least === 0) best.holders.push(position);
    best.worth[position] = Math.max(least, worth);
  }
}

/** Adds what the best terms have beyond their part, and forgets their worth. */
function addBest(scores: Float32Array, { worth, holders }: BestTerm): void {
  for (const position of holders) {
    scores[position] = (scores[position] ?? 0) + (1 - LESSER_TERMS) * (worth[position] ?? 0);
    worth[position] = 0;
  }
}
