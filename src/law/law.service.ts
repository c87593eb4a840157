import { Injectable } from '@nestjs/common';
import type { ActReference } from './act-reference.js';
import {
  candidateKeys,
  compareNumbers,
  formatReference,
  numberKey,
  type ArticleReference,
} from './article-number.js';
import { forceState, RURAL_CODE_CID, type LawArticle } from './law-article.js';
import { LawSearcher } from './law-searcher.js';
import { LawRepository } from './law.repository.js';
import { choosePassage, type Passage } from './passage.js';
import { judgeConfidence } from './search/law-confidence.js';

/**
 * What is known of an article that a question names. `not_held`: the day lies before the text that is stored, and only
 * that one is stored, so nobody knows from here what the article said then; `articles` are those held.
 */
export type LawLookup =
  | {
      readonly kind: 'in_force' | 'not_yet' | 'repealed' | 'not_held';
      readonly articles: readonly LawArticle[];
    }
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
  /** The texts to search; the Code rural where none is named. */
  readonly codeCids?: readonly string[];
}

export interface CorpusSummary {
  readonly cid: string;
  readonly title: string;
  readonly source: string;
  readonly vintage: string;
  readonly articleCount: number;
}

/** What is known of an article of an act of the European Union. */
export type LawActLookup = LawLookup | { readonly kind: 'unknown_act'; readonly celex: string };

const NEIGHBOURS = 2;

/** What the law says: single articles by their number, and the articles that answer a question. */
@Injectable()
export class LawService {
  constructor(
    private readonly repository: LawRepository,
    private readonly searcher: LawSearcher,
  ) {}

  /**
   * The article of the Code rural as it stands on the day. Without a letter all of L, R, D and A are tried. Where no
   * version is in force, the state of the latest; where the number is unknown, the numbers that stand next to it.
   */
  async findByReference(reference: ArticleReference, onDate: string): Promise<LawLookup> {
    const versions = await this.repository.findByKeys(RURAL_CODE_CID, candidateKeys(reference));
    if (versions.length > 0) return this.onDay(RURAL_CODE_CID, versions, onDate);
    const asked = formatReference(reference);
    return { kind: 'unknown', asked, nearest: await this.nearestNumbers(reference, onDate) };
  }

  /** The article of an act of the European Union as it stands on the day, in the language where it is held, else in the other. */
  async findInAct(
    act: Pick<ActReference, 'celex' | 'article'>,
    onDate: string,
    language: 'fr' | 'en',
  ): Promise<LawActLookup> {
    const asked = act.article ?? '1';
    const cids = (language === 'fr' ? ['FR', 'EN'] : ['EN', 'FR']).map((one) => `${act.celex}/${one}`);
    for (const cid of cids) {
      if ((await this.repository.findCode(cid)) === null) continue;
      const versions = await this.repository.findByKeys(cid, [numberKey(asked)]);
      if (versions.length > 0) return this.onDay(cid, versions, onDate);
      const numbers = await this.repository.listNumbersInForce(cid, onDate);
      return { kind: 'unknown', asked, nearest: nextTo(numbers, asked) };
    }
    return { kind: 'unknown_act', celex: act.celex };
  }

  /** The articles in force that answer the question, best first, each with the sentences to quote. */
  async search(question: string, request: LawSearchRequest): Promise<LawSearchOutcome> {
    const search = await this.searcher.get();
    const result = search.search(question, { codeCids: [RURAL_CODE_CID], ...request });
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

  /** The texts that can be asked about, the Code rural first. */
  async corpora(): Promise<CorpusSummary[]> {
    const codes = await this.repository.listCodes();
    const ordered = [
      ...codes.filter(({ cid }) => cid === RURAL_CODE_CID),
      ...codes.filter(({ cid }) => cid !== RURAL_CODE_CID),
    ];
    return ordered.map(({ cid, title, source, vintage, articleCount }) => ({
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

  private async onDay(codeCid: string, versions: readonly LawArticle[], onDate: string): Promise<LawLookup> {
    for (const kind of ['in_force', 'not_yet', 'repealed'] as const) {
      const articles = versions.filter((version) => forceState(version, onDate) === kind);
      if (articles.length === 0) continue;
      if (kind === 'not_yet' && !(await this.knowsThatDay(codeCid, onDate)))
        return { kind: 'not_held', articles };
      return { kind, articles: kind === 'repealed' ? articles.slice(-1) : articles };
    }
    return { kind: 'repealed', articles: versions };
  }

  /** A day before the stored edition is known only of a text whose earlier versions are stored too. */
  private async knowsThatDay(codeCid: string, onDate: string): Promise<boolean> {
    const code = await this.repository.findCode(codeCid);
    return code === null || onDate >= code.vintage || (await this.repository.holdsHistory(codeCid));
  }

  private async nearestNumbers(reference: ArticleReference, onDate: string): Promise<string[]> {
    const numbers = await this.repository.listNumbersInForce(RURAL_CODE_CID, onDate);
    const prefix = reference.prefix ?? 'L';
    const wanted = formatReference({ ...reference, prefix, star: false });
    return nextTo(
      numbers.filter((number) => number.startsWith(prefix)),
      wanted,
    );
  }
}

/** The numbers on both sides of where the wanted one would stand; `numbers` in the code's order. */
function nextTo(numbers: readonly string[], wanted: string): string[] {
  const after = numbers.findIndex((number) => compareNumbers(number.replace('*', ''), wanted) > 0);
  const at = after === -1 ? numbers.length : after;
  return numbers.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS);
}
