import { Injectable } from '@nestjs/common';
import { forceState, type LawArticle } from '../../law/law-article.js';
import { LawService, type CorpusSummary, type LawLookup } from '../../law/law.service.js';
import type { ArticleMention } from '../../understanding/article-mention.js';
import type { Frame } from '../../understanding/frame.js';
import type { Findings } from '../../wording/findings.js';
import type { FoundArticle, NoArticle } from '../../wording/law.findings.js';
import { Agent, type Inquiry } from '../agent.js';
import { withOpening } from './opening.quotation.js';
import { otherCodeIn } from './other.code.js';

/** The asked article, the one quoted and the others listed. */
const MOST_ARTICLES = 5;
/** An article with less than this part of the best one's score is not worth naming beside it. */
const NEAR_SHARE = 0.3;
const RURAL_CODE = 'Code rural et de la pêche maritime';

/** The law: articles by their number, and the articles that answer a question. */
@Injectable()
export class JuridiqueAgent extends Agent {
  readonly name = 'juridique';

  constructor(private readonly law: LawService) {
    super();
  }

  handles(frame: Frame): boolean {
    return frame.domain === 'law';
  }

  async find({ question, frame, today }: Inquiry): Promise<Findings> {
    const corpus = await this.#corpus();
    const foreignAct = frame.foreignAct ?? otherCodeIn(frame.text);
    if (foreignAct) return nothing(corpus, { foreignAct });
    if (frame.articles.length > 0) return this.#byNumber(frame, today, corpus);
    return this.#byWords([question, frame.text], today, corpus);
  }

  async #byNumber(frame: Frame, today: string, corpus: Corpus): Promise<Findings> {
    const lookups = await Promise.all(
      frame.articles
        .slice(0, MOST_ARTICLES)
        .map((mention) => this.law.findByReference(referenceOf(mention), today)),
    );
    const articles = lookups.flatMap((lookup) => (lookup.kind === 'unknown' ? [] : lookup.articles));
    if (articles.length === 0) return nothing(corpus, unknownOf(lookups));
    const found = articles.map((article) => foundArticle(article, [], today));
    return { kind: 'article', outcome: 'answer', corpus, articles: found };
  }

  /** By the question as it was asked and, only where nothing is found, as it was corrected. */
  async #byWords(wordings: readonly string[], today: string, corpus: Corpus): Promise<Findings> {
    for (const words of wordings) {
      const outcome = await this.law.search(words, { limit: MOST_ARTICLES, onDate: today });
      if (outcome.kind === 'none') continue;
      const articles = outcome.hits.map(({ article, passage }) =>
        foundArticle(article, quotesOf(article, passage.quotes), today),
      );
      const best = outcome.hits[0]?.score ?? 0;
      const named = outcome.hits.filter(({ score }) => score >= NEAR_SHARE * best).length;
      return {
        kind: 'legal',
        outcome: 'answer',
        corpus,
        articles,
        several: outcome.kind === 'several',
        named,
      };
    }
    return nothing(corpus, {});
  }

  async #corpus(): Promise<Corpus> {
    const [first] = await this.law.corpora();
    return { title: RURAL_CODE, vintage: first?.vintage ?? '' };
  }
}

type Corpus = Pick<CorpusSummary, 'title' | 'vintage'>;

function nothing(
  corpus: Corpus,
  about: Partial<Pick<NoArticle, 'asked' | 'nearest' | 'foreignAct'>>,
): NoArticle {
  const base = { asked: null, nearest: [], foreignAct: null };
  return { kind: 'no-article', outcome: 'no_data', corpus, articles: [], ...base, ...about };
}

function unknownOf(lookups: readonly LawLookup[]): { asked?: string; nearest?: readonly string[] } {
  const unknown = lookups.find((lookup) => lookup.kind === 'unknown');
  return unknown?.kind === 'unknown' ? { asked: unknown.asked, nearest: unknown.nearest } : {};
}

function referenceOf(mention: ArticleMention) {
  return { prefix: mention.letter, star: mention.starred, digits: mention.number, letter: null };
}

/** An annexed table is read from its top: its lines say little by themselves. */
function quotesOf({ number, text }: LawArticle, quotes: readonly string[]): readonly string[] {
  return /^[LRDA]\*?\d/u.test(number) ? withOpening(text, quotes) : [];
}

function foundArticle(article: LawArticle, quotes: readonly string[], today: string): FoundArticle {
  const { number, sectionPath, text, inForceFrom, inForceUntil, url } = article;
  const state = forceState(article, today);
  return { code: RURAL_CODE, number, sectionPath, text, quotes, inForceFrom, inForceUntil, state, url };
}
