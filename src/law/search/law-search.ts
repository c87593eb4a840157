import { dayNumber } from './law-index.builder.js';
import type { IndexedArticle, LawIndex } from './law-index.js';
import type { LawLexicon } from './law-lexicon.js';
import { readLawQuery, type LawConcept, type LawQuery } from './law-query.js';
import { nearestTerm } from './nearest-term.js';
import { bestWindow } from './term-window.js';

export interface LawSearchOptions {
  readonly limit: number;
  /** The day on which articles must be in force, YYYY-MM-DD. */
  readonly onDate: string;
}

export interface LawSearchHit {
  readonly articleId: string;
  readonly number: string;
  readonly score: number;
  /** Share of what the question speaks of (by rarity) that the article speaks of, 0 to 1. */
  readonly coverage: number;
  /** The same for the densest passage of the article. */
  readonly density: number;
}

export interface LawSearchResult {
  readonly hits: readonly LawSearchHit[];
  /** Weight of the words that the index knows, in units of inverse document frequency: little means a vague question. */
  readonly evidence: number;
}

const RERANKED = 80;
const ELSEWHERE = 0.45;
const ASKED_PLACE = 1.6;
/** What an unknown word weighs in the coverage: as much as a rare one. */
const UNKNOWN_WEIGHT = 5;
const WINDOW = 36;

interface WeightedConcept extends LawConcept {
  /** Inverse document frequency of its best term; how much the concept counts in coverage. */
  readonly mass: number;
}

/** Ranked search over an index held in memory; pure, so the same question on the same day gives the same hits. */
export class LawSearch {
  readonly #termNumbers: ReadonlyMap<string, number>;

  constructor(
    private readonly index: LawIndex,
    private readonly lexicon: LawLexicon,
  ) {
    this.#termNumbers = new Map(index.terms.map((term, number) => [term, number]));
  }

  /** The best articles in force on the day, best first; none where no word of the question is known. */
  search(question: string, options: LawSearchOptions): LawSearchResult {
    const query = readLawQuery(question, this.lexicon);
    const concepts = query.concepts.map((concept) => this.weigh(concept, query.english));
    const total = concepts.reduce((sum, concept) => sum + concept.mass, 0);
    const { scores, masks } = this.accumulate(concepts);
    const candidates = this.candidates(scores, query, dayNumber(options.onDate));
    const hits = candidates.map((position) => this.judge(position, scores, masks, concepts, total));
    hits.sort((left, right) => right.score - left.score || (left.number < right.number ? -1 : 1));
    const evidence = concepts.reduce((sum, concept) => sum + (this.isKnown(concept) ? concept.mass : 0), 0);
    return { hits: hits.slice(0, options.limit), evidence };
  }

  /** The stems that speak for the question in a text, each with its weight times its rarity. */
  stemWeights(question: string): Map<string, number> {
    const weights = new Map<string, number>();
    const query = readLawQuery(question, this.lexicon);
    for (const concept of query.concepts.map((one) => this.weigh(one, query.english))) {
      for (const [term, weight] of concept.terms) {
        const rarity = this.index.inverseFrequencies[this.#termNumbers.get(term) ?? -1] ?? 0;
        weights.set(term, Math.max(weights.get(term) ?? 0, weight * rarity));
      }
    }
    return weights;
  }

  private isKnown(concept: LawConcept): boolean {
    return [...concept.terms.keys()].some((term) => this.#termNumbers.has(term));
  }

  private weigh(concept: LawConcept, english: boolean): WeightedConcept {
    if (this.isKnown(concept)) return { ...concept, mass: this.massOf(concept) };
    const near = english ? null : nearestTerm(concept.stem, this.index);
    if (near === null) return { ...concept, mass: UNKNOWN_WEIGHT };
    const corrected = { stem: near, terms: new Map([[near, 0.8]]), known: false };
    return { ...corrected, mass: this.massOf(corrected) };
  }

  private massOf(concept: LawConcept): number {
    let mass = 0;
    for (const [term, weight] of concept.terms) {
      const number = this.#termNumbers.get(term);
      if (number === undefined || term.startsWith('#')) continue;
      mass = Math.max(mass, Math.min(1, weight) * (this.index.inverseFrequencies[number] ?? 0));
    }
    return mass;
  }

  private accumulate(concepts: readonly WeightedConcept[]): { scores: Float32Array; masks: Uint32Array } {
    const { index } = this;
    const scores = new Float32Array(index.articles.length);
    const masks = new Uint32Array(index.articles.length);
    concepts.forEach((concept, bit) => {
      for (const [term, weight] of concept.terms) {
        const number = this.#termNumbers.get(term);
        if (number === undefined) continue;
        const factor = weight * (index.inverseFrequencies[number] ?? 0);
        const mark = term.startsWith('#') ? 0 : 1 << bit;
        const end = index.postingStarts[number + 1] ?? 0;
        for (let at = index.postingStarts[number] ?? 0; at < end; at += 1) {
          const position = index.postingArticles[at] ?? 0;
          scores[position] = (scores[position] ?? 0) + factor * (index.postingWeights[at] ?? 0);
          masks[position] = (masks[position] ?? 0) | mark;
        }
      }
    });
    return { scores, masks };
  }

  private candidates(scores: Float32Array, query: LawQuery, day: number): number[] {
    const found: number[] = [];
    this.index.articles.forEach((article, position) => {
      const score = scores[position] ?? 0;
      if (score === 0 || article.from > day || article.until <= day) return;
      scores[position] = score * article.prior * placeFactor(article, query.localities);
      found.push(position);
    });
    found.sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right);
    return found.slice(0, RERANKED);
  }

  private judge(
    position: number,
    scores: Float32Array,
    masks: Uint32Array,
    concepts: readonly WeightedConcept[],
    total: number,
  ): LawSearchHit {
    const article = this.index.articles[position];
    const mask = masks[position] ?? 0;
    const covered = concepts.reduce((sum, concept, bit) => sum + ((mask >>> bit) & 1 ? concept.mass : 0), 0);
    const coverage = total === 0 ? 0 : covered / total;
    const density = total === 0 ? 0 : this.densest(position, concepts) / total;
    return {
      articleId: article?.id ?? '',
      number: article?.number ?? '',
      score: (scores[position] ?? 0) * (0.55 + 0.45 * coverage) * (0.8 + 0.4 * density),
      coverage,
      density,
    };
  }

  private densest(position: number, concepts: readonly WeightedConcept[]): number {
    const { tokenStarts, tokens } = this.index;
    const numbered = concepts.map((concept) => ({
      mass: concept.mass,
      terms: new Set([...concept.terms.keys()].map((term) => this.#termNumbers.get(term) ?? -1)),
    }));
    return bestWindow(
      tokens.subarray(tokenStarts[position] ?? 0, tokenStarts[position + 1] ?? 0),
      numbered,
      WINDOW,
    );
  }
}

function placeFactor(article: IndexedArticle, asked: readonly string[]): number {
  if (article.locality === '') return 1;
  const own = article.locality.split(' ');
  const overseas = asked.includes('outre-mer') && !own.includes('corse') && !own.includes('alsace-moselle');
  return overseas || asked.some((place) => own.includes(place)) ? ASKED_PLACE : ELSEWHERE;
}
