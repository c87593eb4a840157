import { isPlaceTerm, type LawIndex } from './law-index.js';

/** The terms that speak for a concept of the question, by their numbers in the index, each with its weight. */
export interface ScoredConcept {
  readonly weights: ReadonlyMap<number, number>;
}

/** Of every article its score, and which concepts it speaks of, one bit each. */
export interface TermScores {
  readonly scores: Float32Array;
  readonly masks: Uint32Array;
}

/** How much of a concept's lesser terms is added to its best one; set on the known questions of law-questions.data.ts. */
const LESSER_TERMS = 0.6;

/**
 * BM25F over all articles: of each concept its best term, and a part of its lesser ones. A part of the code weighs, but
 * does not speak for the concept.
 */
export function scoreTerms(index: LawIndex, concepts: readonly ScoredConcept[]): TermScores {
  const size = index.articles.length;
  const scores = new Float32Array(size);
  const masks = new Uint32Array(size);
  concepts.forEach((concept, bit) => {
    const best = new Float32Array(size);
    for (const [term, weight] of concept.weights) {
      const factor = weight * (index.inverseFrequencies[term] ?? 0);
      addPostings(
        index,
        { term, factor, mark: isPlaceTerm(index, term) ? 0 : 1 << bit },
        { scores, best, masks },
      );
    }
    best.forEach((value, position) => {
      if (value > 0) scores[position] = (scores[position] ?? 0) + (1 - LESSER_TERMS) * value;
    });
  });
  return { scores, masks };
}

function addPostings(
  { postingStarts, postingArticles, postingWeights }: LawIndex,
  { term, factor, mark }: { readonly term: number; readonly factor: number; readonly mark: number },
  into: TermScores & { readonly best: Float32Array },
): void {
  const end = postingStarts[term + 1] ?? 0;
  for (let at = postingStarts[term] ?? 0; at < end; at += 1) {
    const position = postingArticles[at] ?? 0;
    const worth = factor * (postingWeights[at] ?? 0);
    into.scores[position] = (into.scores[position] ?? 0) + LESSER_TERMS * worth;
    if (worth > (into.best[position] ?? 0)) into.best[position] = worth;
    into.masks[position] = (into.masks[position] ?? 0) | mark;
  }
}
