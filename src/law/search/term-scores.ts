import { isPlaceTerm, type LawIndex } from './law-index.js';

/** The terms that speak for a concept of the question, by their numbers in the index, each with its weight. */
export interface ScoredConcept {
  readonly weights: ReadonlyMap<number, number>;
  /** What the rarest of them is worth. */
  readonly mass: number;
}

/** What the question's terms say of the articles, by their place in the index. */
export interface TermScores {
  readonly scores: Float32Array;
  /** Which concepts an article speaks of, one bit each. */
  readonly masks: Uint32Array;
  /** Which of them it names, and not by common words of their neighbourhood alone. */
  readonly named: Uint32Array;
  /** Where the score is above nought, in no order. */
  readonly found: number[];
}

/** How much of a concept's lesser terms is added to its best one; set on the known questions of law-questions.data.ts. */
const LESSER_TERMS = 0.6;
/** A term that is worth less than this share of its concept does not name it: « vente » is no fishmonger. */
const NAMING_SHARE = 0.5;

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
  const into: TermScores = {
    scores: new Float32Array(size),
    masks: new Uint32Array(size),
    named: new Uint32Array(size),
    found: [],
  };
  const best: BestTerm = { worth: new Float32Array(size), holders: [] };
  const seen = new Uint8Array(size);
  concepts.forEach((concept, bit) => {
    for (const [term, weight] of concept.weights) {
      const factor = weight * (index.inverseFrequencies[term] ?? 0);
      const mark = isPlaceTerm(index, term) ? 0 : 1 << bit;
      const naming = factor >= NAMING_SHARE * concept.mass ? mark : 0;
      addPostings(index, { term, factor, mark, naming }, into, best);
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

/** A term of a concept: what it is worth, and the bit of the concept that it speaks for, and that it names. */
interface TermPart {
  readonly term: number;
  readonly factor: number;
  readonly mark: number;
  readonly naming: number;
}

function addPostings(
  { postingStarts, postingArticles, postingWeights }: LawIndex,
  { term, factor, mark, naming }: TermPart,
  { scores, masks, named }: TermScores,
  best: BestTerm,
): void {
  const end = postingStarts[term + 1] ?? 0;
  for (let at = postingStarts[term] ?? 0; at < end; at += 1) {
    const position = postingArticles[at] ?? 0;
    const worth = factor * (postingWeights[at] ?? 0);
    const least = best.worth[position] ?? 0;
    scores[position] = (scores[position] ?? 0) + LESSER_TERMS * worth;
    setBit(masks, position, mark);
    setBit(named, position, naming);
    if (least === 0) best.holders.push(position);
    best.worth[position] = Math.max(least, worth);
  }
}

function setBit(bits: Uint32Array, position: number, bit: number): void {
  bits[position] = (bits[position] ?? 0) | bit;
}

/** Adds what the best terms have beyond their part, and forgets their worth. */
function addBest(scores: Float32Array, { worth, holders }: BestTerm): void {
  for (const position of holders) {
    scores[position] = (scores[position] ?? 0) + (1 - LESSER_TERMS) * (worth[position] ?? 0);
    worth[position] = 0;
  }
}
