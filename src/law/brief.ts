import type { AskedQuestion } from './asked-question.js';
import { says, type BriefWish } from './brief-wish.js';
import { EXCEPTION, FIGURE_BY_DECREE, LITIGATION_STATED, PROHIBITION, REFUSAL } from './legal-cues.js';
import type { StatedFigure } from './stated-figure.js';
import { bare, isQuoted, standsAlone, statementsOf, type Statement } from './statement.js';
import type { JudgedUnit } from './unit-worth.js';

/** What an article says of the question in one sentence. */
export interface Brief {
  /** The sentence, an exact substring; behind an announcement the item. Empty where the quotation is as short. */
  readonly statement: readonly string[];
  /** The one figure that it gives of the kind asked for; null where it gives none or several. */
  readonly figure: StatedFigure | null;
}

/** Pieces that are read at a glance need no statement in front of them. */
const SHORT = 280;
const LONGEST = 360;
/** The statement speaks of the question nearly as much as what speaks of it most in the article. */
const NEAR_SHARE = 0.5;
/** « Toute sous-location est interdite. » says little and all. */
const TERSE_SHARE = 0.35;
/** Of sentences that state a figure and speak of the question nearly alike the first counts. */
const FIRST_SHARE = 0.6;
/** A sentence that leans on another states the figure asked for only where none speaks more of the question. */
const LEANING_SHARE = 0.75;
const RIVAL_SHARE = { ofPrinciple: 0.75, ofOther: 0.5 };
/** A right or duty is told apart from what is nearly asked: it speaks of it as much as any sentence, and of most of it. */
const RULE_SHARE = 0.9;
const RULE_COVERS = 0.6;
const FAR_SHARE = 0.4;
const WHO_COVERS = 0.9;
/** Two items of one list that speak of the question alike give two answers. */
const ALIKE = 0.8;
/** « Le bailleur peut également … » adds to a rule that was stated before. */
const FURTHER = /\b(?:egalement|aussi|en outre)\b/u;
/** A later sentence that takes the rule back for some: without it the rule would mislead. */
const TAKEN_BACK = /\b(?:n est|ne sont) pas (?:non plus )?applicables?\b|\bne s appliquent? pas\b/u;

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
 */
export function chooseBrief({ text, units, quotes }: QuotedText, asked: AskedQuestion): Brief | null {
  const { wish, isOfCourt } = asked;
  if (wish === null) return null;
  const all = statementsOf(text, units, asked.concepts);
  const most = Math.max(...all.map(({ worth }) => worth));
  const saying = all.filter(
    (one) =>
      speaksOf(one, wish, most) &&
      isQuoted(one, quotes) &&
      (isOfCourt || !LITIGATION_STATED.test(one.folded)),
  );
  const best = bestOf(saying, wish, most);
  const around = { text, quotes, wish, all, saying };
  return best === undefined || misleads(best, around) ? null : asBrief(best, around);
}

function speaksOf(one: Statement, wish: BriefWish, most: number): boolean {
  const share = PROHIBITION.test(one.folded) ? TERSE_SHARE : NEAR_SHARE;
  return one.worth >= share * most && says(one, wish);
}

/** Whether it is one of several cases, or a rule that is taken back further on. */
function misleads(best: Statement, { all, saying, wish }: Surroundings): boolean {
  // The line that announces them punishes all its items alike.
  if (wish.asks !== 'penalty' && isOneOfSeveral(best, saying)) return true;
  if (wish.asks === 'figure' && all.some((one) => leavesFigure(one, best))) return true;
  if (wish.asks === 'payer' && saying.some((one) => one.unit.at !== best.unit.at)) return true;
  return wish.asks === 'rule' && all.some(({ folded }) => TAKEN_BACK.test(folded));
}

/** Whether a sentence that says as much of the question leaves its figure to a decree: any other is of something else. */
function leavesFigure(one: Statement, best: Statement): boolean {
  return one.worth >= NEAR_SHARE * best.worth && FIGURE_BY_DECREE.test(one.folded);
}

/** Beside another figure of the kind asked for the principle is told in its own words, without the figure. */
function asBrief(best: Statement, around: Surroundings): Brief | null {
  const isContested = isContradicted(best, around.all);
  if (isContested && !best.unit.statesPrinciple && best.unit.at > 0) return null;
  const figure = isContested ? null : figureOf(best);
  const statement = withException(best, around);
  return statement.length === 0 && figure === null ? null : { statement, figure };
}

/**
 * What may be said where the first article has others near: what it says, unless another states another
 * figure. Without a figure nothing, as articles that are near have different rules.
 */
export function agreedBrief([first, ...near]: readonly (Brief | null)[]): Brief | null {
  if (!first || near.length === 0) return first ?? null;
  const { figure } = first;
  const agree = near.every(
    (other) =>
      other === null || (other.figure?.value === figure?.value && other.figure?.unit === figure?.unit),
  );
  return figure !== null && agree && near.some((other) => other !== null) ? first : null;
}

/** A figure may be told of a sentence that cannot be read by itself. Of several the later ones are of further steps. */
function bestOf(saying: readonly Statement[], wish: BriefWish, most: number): Statement | undefined {
  if (wish.asks === 'figure') {
    const stating = saying.filter(
      (one) => !one.unit.announces && (standsAlone(one) || one.worth >= LEANING_SHARE * most),
    );
    const top = Math.max(...stating.map(({ worth }) => worth));
    return stating.find(({ worth }) => worth >= FIRST_SHARE * top);
  }
  const standing = saying.filter(standsAlone);
  if (wish.asks === 'rule') return ruleAmong(standing, most, wish.duty);
  if (wish.asks === 'who') return standing.find(({ share }) => share >= WHO_COVERS);
  return wish.asks === 'penalty' ? mostSpeaking(standing) : standing[0];
}

/** Of rules, unlike figures, not the first but the prohibition, or the sentence that speaks of all that is asked. */
function ruleAmong(standing: readonly Statement[], most: number, isDuty: boolean): Statement | undefined {
  const ofAct = standing.filter(({ speaksOfMain }) => speaksOfMain);
  const prohibitions = ofAct.filter(({ folded }) => PROHIBITION.test(folded));
  const rules = ofAct.filter(
    ({ unit, worth, share, pieces, folded }) =>
      worth >= RULE_SHARE * most &&
      (share >= RULE_COVERS || isFarAhead(unit, standing)) &&
      !FURTHER.test(folded) &&
      // One of several conditions or cases is not the rule.
      (pieces.length === 1 || REFUSAL.test(folded)),
  );
  return mostSpeaking(prohibitions.length === 0 || (isDuty && rules.length > 0) ? rules : prohibitions);
}

function mostSpeaking(statements: readonly Statement[]): Statement | undefined {
  return statements.toSorted((left, right) => right.worth - left.worth)[0];
}

/** The sentence, and the one right behind it where that is an exception to a rule: « Toutefois, le bailleur peut … ». */
function withException(best: Statement, { text, all, wish, quotes }: Surroundings): string[] {
  const told = statementOf(best, quotes);
  const next = all[best.unit.at + 1];
  if (wish.asks !== 'rule' || told.length === 0 || !next) return told;
  if (!EXCEPTION.test(next.folded)) return told;
  const both = text.slice(best.unit.start, next.unit.end);
  return isQuoted(next, quotes) && both.length <= LONGEST ? [bare(both)] : [];
}

/** The principle is not put in doubt by a sentence that says much less of the question. */
function rivalShare({ unit }: Statement): number {
  return unit.statesPrinciple || unit.at === 0 ? RIVAL_SHARE.ofPrinciple : RIVAL_SHARE.ofOther;
}

/** The one figure of the kind asked for; null where the sentence states none or several. */
function figureOf({ figures, folded }: Statement): StatedFigure | null {
  const [figure, ...others] = figures;
  if (figure === undefined || others.length > 0) return null;
  // « Interdit aux moins de seize ans » allows from sixteen on: the figure by itself would say the contrary.
  const isOpen = figure.bound === 'less' || figure.bound === 'more';
  return isOpen && (PROHIBITION.test(folded) || REFUSAL.test(folded)) ? null : figure;
}

function statementOf(best: Statement, quotes: readonly string[]): string[] {
  const { pieces } = best;
  if (quotes.join(' ').length < SHORT || pieces.join(' ').length > LONGEST) return [];
  return standsAlone(best) ? pieces.map(bare) : [];
}

/** Whether a first sentence decides so much more than any other that its words need not be the question's. */
function isFarAhead(unit: JudgedUnit, standing: readonly Statement[]): boolean {
  const others = standing.filter((one) => one.unit.at !== unit.at).map((one) => one.unit.worth);
  return unit.statesPrinciple && unit.worth * FAR_SHARE >= Math.max(0, ...others);
}

/** Whether another item of the same list says as much of the question. */
function isOneOfSeveral({ unit, worth }: Statement, saying: readonly Statement[]): boolean {
  return (
    unit.lead !== null &&
    saying.some(
      (other) => other.unit.lead === unit.lead && other.unit.at !== unit.at && other.worth >= ALIKE * worth,
    )
  );
}

/** Whether another sentence that speaks of the question nearly as much states another figure of the kind asked for. */
function isContradicted(best: Statement, all: readonly Statement[]): boolean {
  const stated = new Set(best.figures.map(({ words }) => words));
  return all.some(
    (other) =>
      other.unit.at !== best.unit.at &&
      other.worth >= rivalShare(best) * best.worth &&
      other.figures.some(({ words }) => !stated.has(words)),
  );
}
