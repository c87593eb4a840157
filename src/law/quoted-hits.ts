import { readAsked, type AskedQuestion } from './asked-question.js';
import { agreedBrief } from './brief-agreement.js';
import type { BriefWish } from './brief-wish.js';
import { chooseBrief, type Brief, type QuotedText } from './brief.js';
import { decisiveSentence, maySpeakItself } from './decisive-sentence.js';
import { chooseHeadnotes, type ChosenHeadnote, type NoteStanding } from './headnote-choice.js';
import { RURAL_CODE_CID, type LawArticle } from './law-article.js';
import { choosePassage, type Passage } from './passage.js';
import type { Headnote } from './search/headnotes.js';
import { countNear, leadOf, speaksEnough, type LawConfidence } from './search/law-confidence.js';
import type { SpokenQuestion } from './search/law-question.reader.js';
import type { LawSearchHit } from './search/law-search.js';
import { judgeUnits } from './unit-worth.js';

/** An article that answers a question, with what is quoted of it. */
export interface LawHit {
  readonly article: LawArticle;
  readonly passage: Passage;
  /** What it says of the question in one sentence; null where none does, and of all but the first. */
  readonly brief: Brief | null;
  readonly score: number;
}

type Asks = BriefWish['asks'];

/** Up to this length an article is quoted whole, so that all of it may be stated in brief. */
const QUOTED_WHOLE = 900;

/**
 * The share of the question that the first article names before what it says is told: a penalty of another deed frightens
 * or comforts for nothing, and beside others that are near a figure may be of another thing. Of the rest nothing that the
 * hits show tells the right articles from the wrong ones where none is near.
 */
const LEAST_NAMED: Readonly<Record<'alone' | 'beside', Readonly<Partial<Record<Asks, number>>>>> = {
  alone: { penalty: 0.6 },
  beside: { penalty: 0.7, figure: 0.5 },
};
/** An article of a low score answers all the same where it leads the others by this. */
const FAINT_LEADS = 1.2;
/** A penalty of which score times lead is this much is of the deed, in whatever words that is asked. */
const PENALTY_STANDS_OUT = 150;
/** What an article says that names this much of the question is told though its everyday words do not. */
const NAMES_ENOUGH: Readonly<Partial<Record<Asks, number>>> = {
  figure: 0.84,
  who: 0.7,
  silence: 0.7,
};

/** An article that leads the next one less is as often the wrong one: its rules are told where all of the question is of them. */
const CONTESTED_LEAD = 1.1;
/** One that leads so far is nearly always the right one, however long the story around the question. */
const FAR_LEAD = 1.4;

/** What is known of a question when its articles are quoted. */
export interface QuotingContext {
  readonly spoken: SpokenQuestion;
  readonly kind: LawConfidence;
  /** By article number of the Code rural. */
  readonly headnotes: ReadonlyMap<string, readonly Headnote[]>;
}

/** The articles of the hits, in their order, each with the sentences to quote, the first with what it says in brief. */
export function quoteHits(
  found: readonly LawSearchHit[],
  articles: readonly LawArticle[],
  { spoken, kind, headnotes }: QuotingContext,
): LawHit[] {
  const scores = new Map(found.map((hit) => [hit.articleId, hit.score]));
  const asked = readAsked(spoken);
  const read = articles.map(({ text, number, codeCid }) => ({
    text,
    units: judgeUnits(text, asked),
    notes: codeCid === RURAL_CODE_CID ? (headnotes.get(number) ?? []) : [],
  }));
  const chosen = read
    .slice(0, 1)
    .flatMap(({ notes, ...article }) =>
      chooseHeadnotes(notes, article, { asked, standing: noteStanding(found, kind) }),
    );
  const judged = read.map(({ text, units }, at) => {
    const decisive = at === 0 ? chosen.flatMap((one) => one.units) : [];
    const passage = choosePassage(text, units, asked, decisive);
    return { text, units, passage, quotes: text.length <= QUOTED_WHOLE ? [text] : passage.quotes };
  });
  const brief = chosen.length > 0 ? inPlainWords(chosen) : briefOf(judged, found, { kind, asked });
  return articles.map((article, at) => ({
    article,
    passage: judged[at]?.passage ?? { quotes: [] },
    brief: at === 0 ? brief : null,
    score: scores.get(article.id) ?? 0,
  }));
}

/** The share of the question that a rule in plain words is of for its article to be told without a hedge. */
const PLAINLY: Readonly<Record<NoteStanding, number>> = {
  one: 0,
  leading: 0,
  several: 0.4,
  contested: Infinity,
};

/**
 * How far the first article may be trusted once it is known what it says. One that says in brief what is asked is more
 * than but the nearest; one that says it in plain words of ours, and leads the others, is the wrong one once in forty
 * times.
 */
export function trustIn(
  kind: Exclude<LawConfidence, 'none'>,
  found: readonly LawSearchHit[],
  brief: Brief | null,
): Exclude<LawConfidence, 'none'> {
  if (brief === null) return kind;
  if (kind === 'faint') return 'several';
  if (brief.plain?.kind !== 'headnote') return kind;
  return brief.covers >= PLAINLY[noteStanding(found, kind) ?? 'contested'] ? 'one' : kind;
}

/** How the first article stands for its rules to be told; null where it is but the nearest. */
function noteStanding(found: readonly LawSearchHit[], kind: LawConfidence): NoteStanding | null {
  if (kind === 'faint' || kind === 'none') return null;
  if (kind === 'one') return kind;
  const lead = leadOf(found);
  if (lead >= FAR_LEAD) return 'leading';
  return lead < CONTESTED_LEAD ? 'contested' : 'several';
}

/** The rules in plain words; their sentences stand in the quotation. */
function inPlainWords(chosen: readonly ChosenHeadnote[]): Brief {
  const rules = chosen.map(({ note: { french, english } }) => ({ french, english }));
  return {
    statement: [],
    plain: { kind: 'headnote', rules },
    covers: chosen[0]?.covers ?? 0,
    isOfDeed: true,
  };
}

/** What the first article says, where no near one says otherwise, be it in its own words alone. */
function briefOf(
  judged: readonly QuotedText[],
  found: readonly LawSearchHit[],
  { kind, asked }: { readonly kind: LawConfidence; readonly asked: AskedQuestion },
): Brief | null {
  const near = mayBeTold(found, kind, asked) ? judged.slice(0, countNear(found)) : [];
  const briefs = near.map((one) => chooseBrief(one, asked));
  if (briefs[0]) return agreedBrief(briefs);
  const [first] = judged;
  const standing = { kind, isAlone: countNear(found) === 1 };
  if (!first || kind === 'none' || kind === 'faint' || !maySpeakItself(found[0], standing, asked))
    return null;
  return decisiveSentence(first, kind, asked);
}

function mayBeTold(found: readonly LawSearchHit[], kind: LawConfidence, { wish }: AskedQuestion): boolean {
  const [first] = found;
  if (first === undefined || wish === null || !isClear(kind, leadOf(found), wish)) return false;
  if (standsOut(first, leadOf(found), wish)) return true;
  const standing = countNear(found) === 1 ? 'alone' : 'beside';
  const isNamed = first.named >= (LEAST_NAMED[standing][wish.asks] ?? 0);
  return isNamed && (standing === 'alone' || speaksEnough(first));
}

/** Whether the first article is more than the nearest there is; a penalty of one of a low score may be of another deed. */
function isClear(kind: LawConfidence, lead: number, { asks }: BriefWish): boolean {
  return kind === 'faint' ? lead >= FAINT_LEADS && asks !== 'penalty' : kind !== 'none';
}

/** Whether the first article is of what is asked, whatever everyday words that is asked in. */
function standsOut({ score, named }: LawSearchHit, lead: number, { asks }: BriefWish): boolean {
  if (asks === 'penalty') return score * lead >= PENALTY_STANDS_OUT;
  return named >= (NAMES_ENOUGH[asks] ?? Infinity);
}
