/** An article as the index knows it: enough to rank and to filter by date without the text. */
export interface IndexedArticle {
  readonly id: string;
  readonly codeCid: string;
  readonly number: string;
  /** Days as the number YYYYMMDD; no end is 99999999. */
  readonly from: number;
  readonly until: number;
  /** Multiplies the score: below 1 for local variants, penalties and the like. */
  readonly prior: number;
  /** Kinds of figure or rule that it states, see answer-aspects.ts. */
  readonly aspects: number;
  /** The numbers of the decrees' articles that carry it out, see decrees.ts. */
  readonly decrees: readonly string[];
  /** Whether it says which figure an article of law leaves to it. */
  readonly setsFigure: boolean;
  /** Which local law it belongs to, '' for the common rule. */
  readonly locality: string;
}

/**
 * An inverted index over the articles (term → articles with their weighted frequency) and a forward one (article →
 * its stems in order) for proximity. Term numbers are places in `terms`.
 */
export interface LawIndex {
  /** Which texts and lexicon it was built from. */
  readonly key: string;
  readonly articles: readonly IndexedArticle[];
  readonly terms: readonly string[];
  /** Folded words of the texts that stand in several articles, most widespread first: what a word may be meant for. */
  readonly words: readonly string[];
  readonly inverseFrequencies: Float32Array;
  /** Postings of term t: from postingStarts[t] to postingStarts[t + 1]. */
  readonly postingStarts: Uint32Array;
  readonly postingArticles: Uint32Array;
  /** Saturated BM25F frequency, 0 to k1 + 1, without the inverse document frequency. */
  readonly postingWeights: Float32Array;
  /** Stems of article a: from tokenStarts[a] to tokenStarts[a + 1]. */
  readonly tokenStarts: Uint32Array;
  readonly tokens: Uint32Array;
  /** Everyday words of article a: from glossStarts[a] to glossStarts[a + 1], wordings parted by GLOSS_BREAK. */
  readonly glossStarts: Uint32Array;
  readonly glossTokens: Uint32Array;
}

/** Stands between two wordings of a gloss; no term has this number. */
export const GLOSS_BREAK = 0xffffffff;

/** The prefix of the terms that stand for a chapter, title or book of the code: '#411', '#41', '#4'. */
export const PLACE_MARK = '#';

/** Whether a term of the index stands for a part of the code: it weighs, but says nothing of a question. */
export function isPlaceTerm({ terms }: LawIndex, term: number): boolean {
  return terms[term]?.startsWith(PLACE_MARK) === true;
}
