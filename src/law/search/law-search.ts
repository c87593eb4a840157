import { AdmittedArticles } from './admitted-articles.js';
import { ArticleStandings } from './article-standings.js';
import { aspectFactor, aspectsOfQuestion } from './answer-aspects.js';
import { bestPositions } from './best-positions.js';
import { preferStrongChapters } from './chapter-voices.js';
import { raiseAnswering } from './decree-hits.js';
import { GLOSS_BREAK, type IndexedArticle, type LawIndex } from './law-index.js';
import type { LawLexicon } from './law-lexicon.js';
import type { ForeignTopic } from './law-scope.js';
import { NamedUnits } from './named-units.js';
import { LawQuestionReader, type IndexedQuery, type SpokenQuestion } from './law-question.reader.js';
import { scoreTerms } from './term-scores.js';
import { bestWindow, bestWording, ConceptMask, isOneWording } from './term-window.js';

export interface LawSearchOptions {
  readonly limit: number;
  /** The day on which articles must be in force, YYYY-MM-DD. */
  readonly onDate: string;
  /** The texts to search; all that are indexed where none is named. */
  readonly codeCids?: readonly string[];
}

export interface LawSearchHit {
  readonly articleId: string;
  readonly number: string;
  readonly score: number;
  /** Share of what the question speaks of (by rarity) that the article speaks of, 0 to 1. */
  readonly coverage: number;
  /** The same for the densest passage of the article. */
  readonly density: number;
  /** The same for the everyday words that the lexicon has for the article. */
  readonly everyday: number;
  /** The same of what the article, its titles or its everyday words name, and not by a common word beside it alone. */
  readonly named: number;
}

export interface LawSearchResult {
  readonly hits: readonly LawSearchHit[];
  /** Weight of the words that the index knows, in units of inverse document frequency: little means a vague question. */
  readonly evidence: number;
  /** The subject that the code does not treat, null where it may treat it. */
  readonly foreign: ForeignTopic | null;
}

/** Set on the known questions of law-questions.data.ts. */
const RANKING = {
  /** An annex or a table that the question names: by how much it leads the best of the rest, and what it has at least. */
  namedLead: 2,
  namedScore: 100,
  /** How many of the best by frequency are judged more closely. */
  reranked: 150,
  coverage: 0.3,
  density: 0.05,
  everyday: 2,
  /** How much more where the question is one of the article's everyday wordings, word for word that says anything. */
  oneWording: 0.25,
  /** The same where it is asked what a thing is: the article that founds it says so in a wording of its own. */
  oneWordingOfDefinition: 0.7,
  /** What the article says stands in for its everyday words where it has none: it is in other words, so more of it counts. */
  wordless: 2.2,
  /** Tokens of a passage. */
  window: 45,
  /** How much the chapters that the question speaks of most are preferred; how many articles speak for a chapter. */
  chapter: 0.35,
  chapterVoices: 3,
};

/** The length of the gloss of an article without everyday words: what its text and titles say of the question counts in their place. */
const NO_WORDING = 1;
/** The everyday words speak of all of the question; shares are sums of fractions. */
const WHOLLY = 0.999;

/** Ranked search over an index held in memory; pure, so the same question on the same day gives the same hits. */
export class LawSearch {
  readonly #reader: LawQuestionReader;
  readonly #mask: ConceptMask;
  readonly #units: NamedUnits;
  readonly #admitted: AdmittedArticles;
  readonly #standings: ArticleStandings;
  readonly #articles: ReadonlyMap<string, IndexedArticle>;

  constructor(
    private readonly index: LawIndex,
    private readonly lexicon: LawLexicon,
  ) {
    this.#reader = new LawQuestionReader(index, lexicon);
    this.#articles = new Map(index.articles.map((article) => [article.id, article]));
    this.#mask = new ConceptMask(index.terms.length);
    this.#admitted = new AdmittedArticles(index.articles);
    this.#standings = new ArticleStandings(index.articles);
    this.#units = new NamedUnits(index.articles.map((article) => article.number));
  }

  /** The best articles in force on the day, best first; none where no word of the question is known. */
  search(question: string, options: LawSearchOptions): LawSearchResult {
    const query = this.#reader.read(question);
    const { concepts, foreign, defines, text } = query;
    const total = Math.max(
      concepts.reduce((sum, concept) => sum + concept.mass, 0),
      1e-9,
    );
    const { scores, masks, named, found } = scoreTerms(this.index, concepts);
    const mask = this.#mask.set(concepts);
    const aspects = aspectsOfQuestion(text);
    const shareOf = (marked: Uint32Array, position: number): number =>
      mask.worth(marked[position] ?? 0) / total;
    const judged = this.candidates(found, scores, query, options).map((position) => ({
      ...this.judge(position, scores[position] ?? 0, shareOf(masks, position), { total, aspects, defines }),
      named: shareOf(named, position),
    }));
    const hits = this.preferNamed(
      preferStrongChapters(judged, RANKING.chapter, RANKING.chapterVoices),
      question,
    );
    hits.sort((left, right) => right.score - left.score || (left.number < right.number ? -1 : 1));
    const evidence = concepts.reduce((sum, concept) => sum + (concept.known ? concept.mass : 0), 0);
    const shown = raiseAnswering(hits, aspects, this.#articles).slice(0, options.limit);
    return { hits: shown, evidence, foreign };
  }

  /** The annex or table that the question names, as the publisher numbers it; null for none. */
  unitNamed(question: string): string | null {
    return this.#units.find(question);
  }

  /** The rules of articles in plain words, by article number. */
  get headnotes(): LawLexicon['headnotes'] {
    return this.lexicon.headnotes;
  }

  /** What the question speaks of, for choosing among an article's sentences. */
  speak(question: string): SpokenQuestion {
    return this.#reader.speak(question);
  }

  /** What is asked for by its name is spoken of as clearly as can be. */
  private preferNamed(hits: LawSearchHit[], question: string): LawSearchHit[] {
    const named = this.#units.find(question);
    if (named === null) return hits;
    const strongest = Math.max(0, ...hits.map(({ score }) => score));
    const score = Math.max(RANKING.namedScore, RANKING.namedLead * strongest);
    return hits.map((hit) => (hit.number === named ? { ...hit, score, everyday: 1 } : hit));
  }

  private candidates(
    found: readonly number[],
    scores: Float32Array,
    query: IndexedQuery,
    { onDate, codeCids }: LawSearchOptions,
  ): number[] {
    const admitted = this.#admitted.on(onDate, codeCids);
    const inForce = found.filter((position) => admitted[position] === 1);
    this.#standings.weigh(inForce, scores, query);
    return bestPositions(inForce, scores, RANKING.reranked);
  }

  private judge(
    position: number,
    frequencyScore: number,
    coverage: number,
    {
      total,
      aspects,
      defines,
    }: { readonly total: number; readonly aspects: number; readonly defines: boolean },
  ): Omit<LawSearchHit, 'named'> {
    const { tokens, tokenStarts, glossTokens, glossStarts } = this.index;
    const article = articleAt(this.index, position);
    const text = slice(tokens, tokenStarts, position);
    const density = bestWindow(text, this.#mask, RANKING.window) / total;
    const gloss = slice(glossTokens, glossStarts, position);
    const everyday = bestWording(gloss, this.#mask, GLOSS_BREAK) / total;
    const factor =
      aspectFactor(aspects, article.aspects) *
      (1 - RANKING.coverage * (1 - coverage)) *
      (1 + RANKING.density * density) *
      (1 + (gloss.length > NO_WORDING ? RANKING.everyday * everyday : RANKING.wordless * coverage));
    const isWorded = everyday >= WHOLLY && isOneWording(gloss, this.#mask, GLOSS_BREAK);
    const worded = defines ? RANKING.oneWordingOfDefinition : RANKING.oneWording;
    const score = frequencyScore * factor * (isWorded ? 1 + worded : 1);
    return { articleId: article.id, number: article.number, score, coverage, density, everyday };
  }
}

function articleAt(index: LawIndex, position: number): IndexedArticle {
  const article = index.articles[position];
  if (article === undefined) throw new Error(`The law index has no article at ${position}.`);
  return article;
}

function slice(values: Uint32Array, starts: Uint32Array, position: number): Uint32Array {
  return values.subarray(starts[position] ?? 0, starts[position + 1] ?? 0);
}
