import type { AskedQuestion } from './asked-question.js';
import type { BriefWish } from './brief-wish.js';
import type { Brief } from './brief.js';
import type { NoteStanding } from './note-standing.js';
import { CONSEQUENCE_ASKED, OPEN_QUESTION } from './legal-cues.js';
import { countNear, leadOf, speaksEnough, type LawConfidence } from './search/law-confidence.js';
import type { LawSearchHit } from './search/law-search.js';

/* What the first article must be among the hits before anything that it says is told in front of the quotation. */

type Asks = BriefWish['asks'];

/**
 * The share of the question that the first article names before what it says is told: a penalty of another deed frightens
 * or comforts for nothing, and beside others that are near a figure may be of another thing, and a leave or a ban of another deed. Of the rest nothing that the
 * hits show tells the right articles from the wrong ones where none is near.
 */
const LEAST_NAMED: Readonly<Record<'alone' | 'beside', Readonly<Partial<Record<Asks, number>>>>> = {
  alone: { penalty: 0.6, figure: 0.35, rule: 0.3 },
  beside: { penalty: 0.7, figure: 0.5, rule: 0.35 },
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

/** Of several articles the first has this much of the question in its everyday words, and names this much. */
const OF_FIRST = { everyday: 0.5, named: 0.55 };

/** The share of the question that a rule in plain words is of for its article to be told without a hedge. */
const PLAINLY: Readonly<Record<NoteStanding, number>> = {
  one: 0,
  leading: 0,
  several: 0.4,
  contested: Infinity,
};

/**
 * Of an article that leads the next one by less, and names less of the question, what it says is as often of another matter:
 * of 55 questions that nothing was written from, six of the eight told so.
 */
const DOUBTFUL = { lead: 1.25, named: 0.75 };

/** Whether another article may as well be the one that is asked for. */
export function isDoubtful(found: readonly LawSearchHit[]): boolean {
  const [first] = found;
  return first !== undefined && leadOf(found) < DOUBTFUL.lead && first.named < DOUBTFUL.named;
}

/** How the first article stands for its rules to be told; null where it is but the nearest. */
export function noteStanding(found: readonly LawSearchHit[], kind: LawConfidence): NoteStanding | null {
  if (kind === 'faint' || kind === 'none') return null;
  if (kind === 'one') return kind;
  const lead = leadOf(found);
  if (lead >= FAR_LEAD) return 'leading';
  return lead < CONTESTED_LEAD ? 'contested' : 'several';
}

/** Whether what the first article says may be told, by how it stands among the hits. */
export function mayBeTold(
  found: readonly LawSearchHit[],
  kind: LawConfidence,
  { wish }: AskedQuestion,
): boolean {
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

/**
 * How the first article stands where a sentence of its own may be told: what is asked may be answered by one, and the article
 * is clear enough to take it from; null where it is not.
 */
export function speakingItself(
  found: readonly LawSearchHit[],
  kind: LawConfidence,
  { wish, folded }: AskedQuestion,
): 'one' | 'several' | null {
  const [first] = found;
  const isOpen = OPEN_QUESTION.test(folded) && !CONSEQUENCE_ASKED.test(folded);
  if (first === undefined || (wish === null ? isOpen : wish.asks !== 'rule')) return null;
  if (kind === 'one') return kind;
  return kind === 'several' && (countNear(found) === 1 || speaksOfMost(first)) ? kind : null;
}

/** Whether the first of several articles is of most of the question, in its everyday words and in its own. */
function speaksOfMost({ everyday, named }: LawSearchHit): boolean {
  return everyday >= OF_FIRST.everyday && named >= OF_FIRST.named;
}

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
  if (brief.plain?.kind !== 'headnote' || brief.plain.isNearest) return kind;
  return brief.covers >= PLAINLY[noteStanding(found, kind) ?? 'contested'] ? 'one' : kind;
}
