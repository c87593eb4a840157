import { Injectable } from '@nestjs/common';
import { actPage } from '../../law/act-unit.js';
import { RURAL_CODE_CID } from '../../law/law-article.js';
import { parseCanonicalNumber } from '../../law/article-number.js';
import { LawService } from '../../law/law.service.js';
import type { LawHit } from '../../law/quoted-hits.js';
import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Findings } from '../../wording/findings.js';
import type { CitedText, FoundArticle, LawFindings, NoArticle } from '../../wording/law.findings.js';
import { Agent, type Inquiry } from '../agent.js';
import { ArticleFinder, type Sighting, type Sought } from './article.finder.js';
import { foundArticle } from './found.article.js';
import { HeldTexts } from './held.texts.js';
import { readRequest, type LegalRequest } from './legal.request.js';
import { asksLawOfDay } from './legal.wish.js';
import { otherCodeIn } from './other.code.js';

/** The asked article, the one quoted and the others listed. */
const MOST_ARTICLES = 5;
/** An article with less than this part of the best one's score is not worth naming beside it. */
const NEAR_SHARE = 0.5;
/** The same of one of another book of the code: leases are seldom to be read beside contracts of sale. */
const NEAR_SHARE_ELSEWHERE = 0.65;

/** A question of law with what it names and what is held. */
interface Case {
  readonly inquiry: Inquiry;
  readonly request: LegalRequest;
  readonly texts: HeldTexts;
}

/** The law: articles by their number and day, and the articles that answer a question. */
@Injectable()
export class JuridiqueAgent extends Agent {
  readonly name = 'juridique';

  constructor(private readonly law: LawService) {
    super();
  }

  handles(frame: Frame): boolean {
    return frame.domain === 'law';
  }

  async find(inquiry: Inquiry): Promise<Findings> {
    const request = readRequest(inquiry);
    const one: Case = { inquiry, request, texts: await HeldTexts.of(this.law, inquiry.language) };
    if (request.acts.length > 0) return this.#ofActs(one);
    const foreign = inquiry.frame.foreignAct ?? otherCodeIn(inquiry.frame.text);
    const codeCid = foreign ? one.texts.findNamed(inquiry.frame.text) : RURAL_CODE_CID;
    if (codeCid === null) return nothing(one, { foreignAct: foreign });
    if (request.ranges.length === 0 || (await this.#isOfAnnex(one))) return this.#byWords(one, codeCid);
    const finder = new ArticleFinder(this.law, inquiry.today);
    return this.#byNumber(one, await finder.seek(request.ranges, one.texts.cite(codeCid), codeCid));
  }

  /** Whether the article is named for its annex alone. */
  async #isOfAnnex({ inquiry, request }: Case): Promise<boolean> {
    return request.annexed && this.law.namesUnit(inquiry.question);
  }

  /** Articles, annexes and recitals of acts of the Union, and those of the Code rural named beside them. */
  async #ofActs(one: Case): Promise<Findings> {
    const { inquiry, request, texts } = one;
    const [first] = request.acts;
    const sought: Sought[] = [];
    for (const { celex, unit, words } of request.acts) {
      const held = await this.law.findAct(celex, inquiry.language);
      if (held === null)
        return nothing(one, { foreignAct: words, page: actPage(celex, inquiry.language.toUpperCase()) });
      if (unit === null) continue;
      const find: Sought['find'] = (onDate) => this.law.findInAct(celex, unit, onDate, inquiry.language);
      sought.push({ text: texts.cite(held.cid), find });
    }
    const finder = new ArticleFinder(this.law, inquiry.today);
    sought.push(...(await finder.seek(request.ranges, texts.cite(RURAL_CODE_CID))));
    if (sought.length > 0) return this.#byNumber(one, sought);
    const held = first && (await this.law.findAct(first.celex, inquiry.language));
    return this.#byWords(one, held?.cid ?? RURAL_CODE_CID);
  }

  async #byNumber(one: Case, sought: readonly Sought[]): Promise<LawFindings> {
    const { inquiry, request } = one;
    const finder = new ArticleFinder(this.law, inquiry.today);
    const sightings = await Promise.all(
      sought.slice(0, MOST_ARTICLES).map((each) => finder.look(each, request.span)),
    );
    const found = sightings.filter((each) => each.kind === 'found');
    const unknown = sightings.filter((each) => each.kind === 'unknown');
    const [first] = found;
    if (first === undefined) return nothing(one, aboutUnknown(unknown[0]));
    const articles = found.flatMap((each) => each.articles);
    const isUnanswered =
      request.wish === 'text' && articles.every(({ dated }) => dated && UNHELD.has(dated.standing));
    return {
      kind: 'article',
      outcome: isUnanswered && request.span ? 'out_of_period' : 'answer',
      corpus: first.text,
      furtherTexts: furtherThan(first.text, found),
      articles,
      wish: request.wish,
      unknown: unknown.map(({ asked }) => asked),
      further: Math.max(0, sought.length - MOST_ARTICLES),
    };
  }

  /** By the question as it was asked and, only where nothing is found, as it was corrected. */
  async #byWords(one: Case, codeCid: string): Promise<LawFindings> {
    const { inquiry, request, texts } = one;
    const { question, frame, today } = inquiry;
    const isOfDay = request.span !== null && asksLawOfDay(fold(frame.text));
    for (const words of isOfDay ? [request.undated] : [question, frame.text]) {
      const outcome = await this.law.search(words, {
        limit: MOST_ARTICLES,
        onDate: today,
        codeCids: [codeCid],
      });
      const [best] = outcome.kind === 'none' ? [] : outcome.hits;
      if (outcome.kind === 'none' || best === undefined) continue;
      if (isOfDay) return this.#asOfDay(one, best);
      const corpus = texts.cite(codeCid);
      const articles = outcome.hits.map((hit) => answering(hit, corpus, today));
      const named = outcome.hits.filter((hit) => isNear(hit, best)).map(({ article }) => article.number);
      return { kind: 'legal', outcome: 'answer', corpus, articles, standing: outcome.kind, named };
    }
    return nothing(one, {}, codeCid);
  }

  /** The article that answers today, as it was on the day asked; nothing of an annexed table, which has no number. */
  async #asOfDay(one: Case, { article }: LawHit): Promise<LawFindings> {
    const reference = parseCanonicalNumber(article.number);
    if (reference === null) return nothing(one, {}, article.codeCid);
    const finder = new ArticleFinder(this.law, one.inquiry.today);
    const sought = finder.seekOne(reference, one.texts.cite(article.codeCid), article.codeCid);
    return this.#byNumber({ ...one, request: { ...one.request, wish: 'text' } }, [sought]);
  }
}

/** Whether the article is near enough to the best one to be named beside it. */
function isNear({ article, score }: LawHit, best: LawHit): boolean {
  const isSameBook = bookOf(article.number) === bookOf(best.article.number);
  return score >= (isSameBook ? NEAR_SHARE : NEAR_SHARE_ELSEWHERE) * best.score;
}

/** '4' of 'L411-5'; empty where the number tells no book. */
function bookOf(number: string): string {
  return /^[LRDA]\*?(\d)\d\d-/u.exec(number)?.[1] ?? '';
}

const UNHELD: ReadonlySet<string> = new Set(['other', 'unheld']);

function nothing(
  { texts }: Case,
  about: Partial<Pick<NoArticle, 'asked' | 'nearest' | 'foreignAct' | 'page' | 'corpus'>>,
  codeCid = RURAL_CODE_CID,
): NoArticle {
  const base = { asked: null, nearest: [], foreignAct: null, corpus: texts.cite(codeCid), held: texts.all };
  return { kind: 'no-article', outcome: 'no_data', articles: [], ...base, ...about };
}

function aboutUnknown(unknown: Extract<Sighting, { kind: 'unknown' }> | undefined): Partial<NoArticle> {
  return unknown ? { asked: unknown.asked, nearest: unknown.nearest, corpus: unknown.text } : {};
}

function furtherThan(first: CitedText, found: readonly { readonly text: CitedText }[]): CitedText[] {
  const others = found.map(({ text }) => text).filter(({ title }) => title !== first.title);
  return others.filter((text, at) => others.findIndex(({ title }) => title === text.title) === at);
}

/** An annexed table is read from its top: its lines say little by themselves. */
function answering({ article, passage, brief }: LawHit, text: CitedText, today: string): FoundArticle {
  if (!/^(?:[LRDA]\*?)?\d/u.test(article.number)) return foundArticle(article, text, [], today);
  const found = foundArticle(article, text, passage.quotes, today);
  return brief === null ? found : { ...found, brief };
}
