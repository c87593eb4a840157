import type { AskedQuestion } from './asked-question.js';
import { isExceptedBy, isOneOfSeveral, isOutspoken, isPrinciple, rivalsOf } from './brief-rivals.js';
import { bestAmong, sayingAmong } from './brief-choice.js';
import type { BriefWish } from './brief-wish.js';
import { EXCEPTION, FIGURE_BY_DECREE } from './legal-cues.js';
import { plainAnswer, type PlainAnswer } from './plain-answer.js';
import { isContradicted } from './rule-choice.js';
import { isOfDeed } from './said-rule.js';
import {
  bare,
  isQuoted,
  readsAlone,
  repeats,
  SHORT_QUOTATION,
  standsAlone,
  statementsOf,
  type Statement,
} from './statement.js';
import type { JudgedUnit } from './unit-worth.js';

/** What an article says of the question in one sentence. */
export interface Brief {
  /** The sentence, an exact substring; behind an announcement the item. Empty where the quotation is as short. */
  readonly statement: readonly string[];
  /** What it says in a few words; null where it cannot be said so. */
  readonly plain: PlainAnswer | null;
  /** The share of what the question speaks of that the sentence speaks of, 0 to 1. */
  readonly covers: number;
  /** Whether it is of the very deed that is asked about. */
  readonly isOfDeed: boolean;
}

const LONGEST = 360;
/** The conditions of a right or duty stand in its sentence, however long. */
const LONGEST_RULE = 420;
/** A sentence that says as much of the question leaves its figure to a decree, or states another. */
const NEAR_SHARE = 0.5;
/** The mass of what few articles speak of. */
const RARE = 7.5;
/** A later sentence that takes the rule back for some: without it the rule would mislead. */
const TAKEN_BACK = /\b(?:n est|ne sont) pas (?:non plus )?applicables?\b|\bne s appliquent? pas\b/u;
/** « À défaut d'accord amiable, cette fraction est fixée à … », « sauf décision contraire ». */
const BY_DEFAULT =
  /^a defaut\b|\bsauf (?:decision|accord|dispositions?|clause|stipulations?|conventions?|derogations?|circonstances?)\b/u;
/** « Cette durée peut être portée à … », « le délai est prorogé de … ». */
const EXTENDING =
  /\b(?:(?:etre )?port(?:e|er|ee?s?)|prorog\w{1,6}|prolong\w{1,6}|redui\w{1,5}|ramen\w{1,4})\b/u;

/** What a sentence is told beside. */
interface Surroundings {
  readonly text: string;
  readonly quotes: readonly string[];
  readonly wish: BriefWish;
  readonly all: readonly Statement[];
  /** Those that say what is asked. */
  readonly saying: readonly Statement[];
}

/** A text with its units, judged for the question, and what is quoted of it. */
export interface QuotedText {
  readonly text: string;
  readonly units: readonly JudgedUnit[];
  readonly quotes: readonly string[];
}

/**
 * What the quotes say of the figure, penalty, payer, right, duty or prohibition asked for, in one sentence,
 * whole but for its number and full stop, so that no condition is lost. Null where nothing of the kind is
 * asked, or where none says it by itself.
 * @param all its statements, where they have been read before
 */
export function chooseBrief(
  { text, units, quotes }: QuotedText,
  asked: AskedQuestion,
  all: readonly Statement[] = statementsOf(text, units, asked.concepts),
): Brief | null {
  const { wish } = asked;
  if (wish === null || lacksRarest(units, asked)) return null;
  const quoted = all.filter((one) => isQuoted(one, quotes));
  const saying = sayingAmong(all, quoted, asked);
  const best = bestAmong(saying, { all, quoted }, asked);
  const around = { text, quotes, wish, all, saying };
  return best === undefined || misleads(best, around, asked) ? null : asBrief(best, around, asked);
}

/** Whether the text says nothing of a rare thing of which the law has words: of an emphyteutic lease, say. */
function lacksRarest(units: readonly JudgedUnit[], { wish, concepts }: AskedQuestion): boolean {
  if (wish?.asks !== 'figure') return false;
  return concepts.some(
    ({ mass, stems }) =>
      mass >= RARE &&
      stems.size > 1 &&
      !units.some((unit) => [...stems].some((stem) => unit.stems.has(stem))),
  );
}

/** Whether it is one of several cases, or a rule that is taken back further on. */
function misleads(best: Statement, { all, saying, wish }: Surroundings, asked: AskedQuestion): boolean {
  // The line that announces them punishes all its items alike.
  if (wish.asks !== 'penalty' && isOneOfSeveral(best, saying, asked)) return true;
  if (wish.asks === 'figure' && all.some((one) => leavesFigure(one, best) || mayExcept(one, best)))
    return true;
  if (wish.asks === 'payer' && saying.some((one) => one.unit.at !== best.unit.at)) return true;
  return wish.asks === 'rule' && all.some(({ folded }) => TAKEN_BACK.test(folded));
}

/** Whether a sentence that says as much of the question leaves its figure to a decree: any other is of something else. */
function leavesFigure(one: Statement, best: Statement): boolean {
  return one.worth >= NEAR_SHARE * best.worth && FIGURE_BY_DECREE.test(one.folded);
}

/** Whether what is asked about may be one of the exceptions that are listed: « dix jours, sauf dans les cas suivants : ». */
function mayExcept(one: Statement, best: Statement): boolean {
  return !best.speaksOfMain && isExceptedBy(one, best);
}

/** Whether another sentence departs from the rule. */
function isDepartedFrom(best: Statement, { all }: Surroundings, { deed }: AskedQuestion): boolean {
  return (
    all.some(({ unit, folded }) => unit.at > best.unit.at && EXCEPTION.test(folded)) ||
    isContradicted(best, all, deed)
  );
}

/** Beside another figure of the kind asked for the principle is told in its own words, without the figure. */
function asBrief(best: Statement, around: Surroundings, asked: AskedQuestion): Brief | null {
  const rivals = rivalsOf(best, around.all, asked);
  const departing = rivals.filter(
    (one) => EXCEPTION.test(one.folded) || EXTENDING.test(one.folded) || isExceptedBy(one, best),
  );
  const isContested = rivals.length > departing.length;
  if (isContested && (!isPrinciple(best) || isOutspoken(best, rivals, asked))) return null;
  const hasException =
    asked.wish?.asks === 'rule'
      ? isDepartedFrom(best, around, asked)
      : rivals.length > 0 || BY_DEFAULT.test(best.folded);
  const plain = isContested ? null : plainAnswer(best, hasException, asked);
  const statement = besidePlain(plain, best, { around, asked });
  if (statement.length === 0 && plain === null) return null;
  return { statement, plain, covers: best.share, isOfDeed: isOfAskedDeed(best, asked) };
}

/** The sentence that stands beside the plain words. */
function besidePlain(
  plain: PlainAnswer | null,
  best: Statement,
  { around, asked }: { readonly around: Surroundings; readonly asked: AskedQuestion },
): string[] {
  // Of the items of a penalty the one that is shown must be the one asked about.
  if (plain?.kind === 'penalty' && isOneOfSeveral(best, around.saying, asked)) return [];
  return withException(best, around);
}

function isOfAskedDeed({ folded }: Statement, { deed }: AskedQuestion): boolean {
  return deed !== null && isOfDeed(folded, deed);
}

/** The sentence, and the one right behind it where that is an exception to a rule: « Toutefois, le bailleur peut … ». */
function withException(best: Statement, around: Surroundings): string[] {
  const { text, all, wish, quotes } = around;
  const told = statementOf(best, around);
  const next = all[best.unit.at + 1];
  if (wish.asks !== 'rule' || told.length === 0 || !next) return told;
  if (!EXCEPTION.test(next.folded)) return told;
  const both = text.slice(best.unit.start, next.unit.end);
  return isQuoted(next, quotes) && both.length <= LONGEST_RULE ? [bare(both)] : [];
}

function longest({ asks }: BriefWish): number {
  return asks === 'rule' ? LONGEST_RULE : LONGEST;
}

function statementOf(best: Statement, { quotes, wish }: Surroundings): string[] {
  const { pieces, unit } = best;
  if (quotes.join(' ').length < SHORT_QUOTATION || pieces.join(' ').length > longest(wish)) return [];
  // A quotation that has nothing else says it right below.
  if (repeats(quotes, pieces)) return [];
  const isWhole =
    standsAlone(best) ||
    (wish.asks === 'rule' && readsAlone(best)) ||
    (wish.asks === 'who' && !unit.leans && !unit.announces);
  return isWhole ? pieces.map(bare) : [];
}
