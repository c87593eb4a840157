import { Injectable } from '@nestjs/common';
import { candidateKeys, compareNumbers, formatReference, type ArticleReference } from './article-number.js';
import { forceState, RURAL_CODE_CID, type LawArticle } from './law-article.js';
import { LawSearcher } from './law-searcher.js';
import { LawRepository } from './law.repository.js';
import { choosePassage, type Passage } from './passage.js';
import { judgeConfidence } from './search/law-confidence.js';

/** What is known of an article that a question names. */
export type LawLookup =
  | { readonly kind: 'in_force' | 'not_yet' | 'repealed'; readonly articles: readonly LawArticle[] }
  | { readonly kind: 'unknown'; readonly asked: string; readonly nearest: readonly string[] };

export interface LawHit {
  readonly article: LawArticle;
  readonly passage: Passage;
  readonly score: number;
}

/** `one`: one article clearly answers; `several`: the first leads, others compete; `none`: nothing worth quoting. */
export type LawSearchOutcome =
  { readonly kind: 'one' | 'several'; readonly hits: readonly LawHit[] } | { readonly kind: 'none' };

export interface LawSearchRequest {
  readonly limit: number;
  /** The day on which articles must be in force, YYYY-MM-DD. */
  readonly onDate: string;
}

export interface CorpusSummary {
  readonly cid: string;
  readonly title: string;
  readonly source: string;
  readonly vintage: string;
  readonly articleCount: number;
}

const NEIGHBOURS = 2;

/** What the law says: single articles by their number, and the articles that answer a question. */
@Injectable()
export class LawService {
  constructor(
    private readonly repository: LawRepository,
    private readonly searcher: LawSearcher,
  ) {}

  /**
   * The article as it stands on the day. Without a letter all of L, R, D and A are tried. Where no version is in
   * force, the state of the latest; where the number is unknown, the numbers that stand next to it.
   */
  async findByReference(reference: ArticleReference, onDate: string): Promise<LawLookup> {
    const versions = await this.repository.findByKeys(RURAL_CODE_CID, candidateKeys(reference));
    for (const kind of ['in_force', 'not_yet', 'repealed'] as const) {
      const articles = versions.filter((version) => forceState(version, onDate) === kind);
      if (articles.length > 0) return { kind, articles: kind === 'repealed' ? articles.slice(-1) : articles };
    }
    const asked = formatReference(reference);
    return { kind: 'unknown', asked, nearest: await this.nearestNumbers(reference, onDate) };
  }

  /** The articles in force that answer the question, best first, each with the sentences to quote. */
  async search(question: string, request: LawSearchRequest): Promise<LawSearchOutcome> {
    const search = await this.searcher.get();
    const result = search.search(question, request);
    const kind = judgeConfidence(result);
    if (kind === 'none') return { kind };
    const articles = await this.repository.findByIds(result.hits.map((hit) => hit.articleId));
    const scores = new Map(result.hits.map((hit) => [hit.articleId, hit.score]));
    const weights = search.stemWeights(question);
    const hits = articles.map((article) => ({
      article,
      passage: choosePassage(article.text, question, weights),
      score: scores.get(article.id) ?? 0,
    }));
    return { kind, hits };
  }

  /** The texts that can be asked about. */
  async corpora(): Promise<CorpusSummary[]> {
    const codes = await this.repository.listCodes();
    return codes.map(({ cid, title, source, vintage, articleCount }) => ({
      cid,
      title,
      source,
      vintage,
      articleCount,
    }));
  }

  /** Makes the index ready, anew where the stored texts have changed; called at the start and after an import. */
  async prepare(): Promise<void> {
    await this.searcher.refresh();
  }

  private async nearestNumbers(reference: ArticleReference, onDate: string): Promise<string[]> {
    const numbers = await this.repository.listNumbersInForce(RURAL_CODE_CID, onDate);
    const prefix = reference.prefix ?? 'L';
    const wanted = formatReference({ ...reference, prefix, star: false });
    const same = numbers.filter((number) => number.startsWith(prefix));
    const after = same.findIndex((number) => compareNumbers(number.replace('*', ''), wanted) > 0);
    const at = after === -1 ? same.length : after;
    return same.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS);
  }
}
