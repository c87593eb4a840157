import { Injectable } from '@nestjs/common';
import { unitNumber, type ActUnit } from './act-unit.js';
import {
  candidateKeys,
  compareNumbers,
  formatReference,
  numberKey,
  type ArticleReference,
} from './article-number.js';
import { forceState, RURAL_CODE_CID, type DatedArticle, type LawArticle } from './law-article.js';
import { datedOn } from './law-timeline.js';
import { nextTo, ofKindOf } from './article-neighbours.js';
import { LawSearcher } from './law-searcher.js';
import { LawRepository } from './law.repository.js';
import { trustIn } from './brief-standing.js';
import { quoteHits, type LawHit } from './quoted-hits.js';
import { judgeConfidence, type LawConfidence } from './search/law-confidence.js';
import { namesNoMatter } from './search/unnamed-matter.js';

/**
 * What is known of an article that a question names, on a day. `not_held`: the wording of that day is not stored, be it
 * that only its dates are known or that the text stored is of a later day; `articles` are then what is stored.
 */
export type LawLookup =
  | {
      readonly kind: 'in_force' | 'not_yet' | 'repealed' | 'not_held';
      readonly articles: readonly DatedArticle[];
    }
  | { readonly kind: 'unknown'; readonly asked: string; readonly nearest: readonly string[] };

/**
 * `one`: one article clearly answers; `several`: the first leads, others compete; `faint`: the first is but the nearest;
 * `none`: nothing worth quoting.
 */
export type LawSearchOutcome =
  | { readonly kind: Exclude<LawConfidence, 'none'>; readonly hits: readonly LawHit[] }
  | { readonly kind: 'none' };

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

/** An act of the European Union that is stored, in which language. */
export interface HeldAct {
  readonly cid: string;
  readonly language: 'fr' | 'en';
}

/** What is known of an article of an act of the European Union. */
export type LawActLookup = LawLookup | { readonly kind: 'unknown_act'; readonly celex: string };

const STATES = ['in_force', 'not_yet', 'repealed'] as const;

/** What the law says: single articles by their number, and the articles that answer a question. */
@Injectable()
export class LawService {
  constructor(
    private readonly repository: LawRepository,
    private readonly searcher: LawSearcher,
  ) {}

  /**
   * The article of a code, by default the Code rural, as it stands on the day. Without a letter all of L, R, D and A are
   * tried. Where no version is in force, the state of the latest; where the number is unknown, the numbers next to it.
   */
  async findByReference(
    reference: ArticleReference,
    onDate: string,
    codeCid: string = RURAL_CODE_CID,
  ): Promise<LawLookup> {
    const versions = await this.repository.findByKeys(codeCid, candidateKeys(reference));
    if (versions.length > 0) return this.onDay(codeCid, versions, onDate);
    const asked = formatReference(reference);
    return { kind: 'unknown', asked, nearest: await this.nearestNumbers(codeCid, reference, onDate) };
  }

  /** The numbers in force on the day from one to the other, both included, in the code's order. */
  async listBetween(
    from: ArticleReference,
    to: ArticleReference,
    onDate: string,
    codeCid: string = RURAL_CODE_CID,
  ): Promise<string[]> {
    const first = formatReference({ ...from, star: false });
    const last = formatReference({ ...to, star: false });
    const numbers = await this.repository.listNumbersInForce(codeCid, onDate);
    return numbers.filter((number) => {
      const plain = number.replace('*', '');
      return compareNumbers(plain, first) >= 0 && compareNumbers(plain, last) <= 0;
    });
  }

  /**
   * The article, annex or recital of an act of the European Union as it stands on the day, in the language where the act
   * is held, else in the other.
   */
  async findInAct(
    celex: string,
    unit: ActUnit,
    onDate: string,
    language: 'fr' | 'en',
  ): Promise<LawActLookup> {
    const held = await this.findAct(celex, language);
    if (held === null) return { kind: 'unknown_act', celex };
    const asked = unitNumber(unit, held.language);
    const versions = await this.repository.findByKeys(held.cid, [numberKey(asked)]);
    if (versions.length > 0) return this.onDay(held.cid, versions, onDate);
    const numbers = await this.repository.listNumbersInForce(held.cid, onDate);
    return { kind: 'unknown', asked, nearest: nextTo(ofKindOf(numbers, asked), asked) };
  }

  /** Under which id the act is held, in the language wanted or else in the other; null where it is in neither. */
  async findAct(celex: string, language: 'fr' | 'en'): Promise<HeldAct | null> {
    for (const one of language === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const)) {
      const cid = `${celex}/${one.toUpperCase()}`;
      if ((await this.repository.findCode(cid)) !== null) return { cid, language: one };
    }
    return null;
  }

  /** The articles in force that answer the question, best first, each with the sentences to quote. */
  async search(question: string, request: LawSearchRequest): Promise<LawSearchOutcome> {
    if (namesNoMatter(question)) return { kind: 'none' };
    const { search, result } = await this.searcher.rank(question, { codeCids: [RURAL_CODE_CID], ...request });
    const kind = judgeConfidence(result);
    if (kind === 'none') return { kind };
    const best = result.hits.slice(0, request.limit);
    const articles = await this.repository.findByIds(best.map((hit) => hit.articleId));
    const hits = quoteHits(best, articles, {
      spoken: search.speak(question),
      kind,
      headnotes: search.headnotes,
    });
    return { kind: trustIn(kind, best, hits[0]?.brief ?? null), hits };
  }

  /** Whether the question names an annex or a table of the texts, which a search then puts first. */
  async namesUnit(question: string): Promise<boolean> {
    return (await this.searcher.get()).unitNamed(question) !== null;
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
    const articles = datedOn(versions, onDate);
    const state = STATES.find((one) => articles.some((article) => forceState(article, onDate) === one));
    const fitting = articles.filter((article) => forceState(article, onDate) === state);
    const worded = fitting.filter(({ text }) => text !== '');
    const isUnknown =
      (state === 'in_force' && worded.length === 0) ||
      (state === 'not_yet' && !(await this.knowsThatDay(codeCid, onDate)));
    if (state === undefined || isUnknown) return { kind: 'not_held', articles: fitting };
    const best = worded.length > 0 ? worded : fitting;
    return { kind: state, articles: state === 'repealed' ? best.slice(-1) : best };
  }

  /** A day before the stored edition is known only of a text whose earlier versions are stored too. */
  private async knowsThatDay(codeCid: string, onDate: string): Promise<boolean> {
    const code = await this.repository.findCode(codeCid);
    return code === null || onDate >= code.vintage || (await this.repository.holdsHistory(codeCid));
  }

  private async nearestNumbers(
    codeCid: string,
    reference: ArticleReference,
    onDate: string,
  ): Promise<string[]> {
    const numbers = await this.repository.listNumbersInForce(codeCid, onDate);
    const prefix = reference.prefix ?? (codeCid === RURAL_CODE_CID ? 'L' : null);
    const wanted = formatReference({ ...reference, prefix, star: false });
    return nextTo(
      numbers.filter((number) => prefix === null || number.startsWith(prefix)),
      wanted,
    );
  }
}
