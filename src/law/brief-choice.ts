import { speaksOfAct } from './asked-act.js';
import { mayBeOfDoer } from './asked-doer.js';
import { isOfOpponent, isOfOtherDeath } from './asked-actor.js';
import { isOfUnaskedCase } from './asked-case.js';
import { isOfUnaskedCircumstance, isOfUnstatedMatter } from './asked-circumstance.js';
import { isOfOtherClaim } from './asked-claim.js';
import { isTimeOfOther } from './asked-party.js';
import type { AskedQuestion } from './asked-question.js';
import { says, type WhoWish } from './brief-wish.js';
import { deciderIn } from './decider.js';
import { figureAmong, penaltyAmong } from './figure-choice.js';
import { isOfWhen } from './figure-wish.js';
import {
  FIGURE_OF_LAW,
  LITIGATION_STATED,
  PROHIBITION,
  SEVERAL_ASKED,
  SEVERAL_STATED,
} from './legal-cues.js';
import { aspectsStated, isOfOtherParty } from './search/answer-aspects.js';
import { lawStems } from './search/law-words.js';
import { ruleAmong } from './rule-choice.js';
import { mostSpeaking, standsAlone, type Statement } from './statement.js';

/** The statement speaks of the question nearly as much as what speaks of it most in the article. */
const NEAR_SHARE = 0.5;
/** « Toute sous-location est interdite. » says little and all. */
const TERSE_SHARE = 0.35;
/** Who decides is told by what he decides, in whatever words that is asked. */
const WHO_SHARE = 0.4;
const WHO_COVERS = 0.9;

/** What announces a list of cases. */
const CASES = /\b(?:motifs?|cas|conditions?|hypotheses?|situations?) suivante?s?\b/u;

/** The quoted statements that say what is asked, of all those of an article. */
export function sayingAmong(
  all: readonly Statement[],
  quoted: readonly Statement[],
  asked: AskedQuestion,
): Statement[] {
  const most = mostOf(all);
  const isNeeded = needIn(all, asked);
  return quoted.filter((one) => speaksOf(one, asked, most) && isOfAsked(one, asked) && isNeeded(one));
}

/** What a statement must say where any of the article says it. */
function needIn(
  all: readonly Statement[],
  { folded, wholeStems }: AskedQuestion,
): (one: Statement) => boolean {
  const needs = [
    ...(SEVERAL_ASKED.test(folded) ? [statesOfSeveral] : []),
    ...(wholeStems.size > 0 ? [(one: Statement) => statesOfWhole(one, wholeStems)] : []),
  ].filter((need) => all.some(need));
  return (one) => needs.every((need) => need(one));
}

/** Of several shares that of what is asked about: of the operations, and not of the votes. */
function statesOfWhole({ figures, folded }: Statement, stems: ReadonlySet<string>): boolean {
  return figures.length > 0 && speaksOfAct(folded, stems);
}

/** Whether it is of what is asked, however little it speaks of it: of the act and its actor, and of no court. */
export function isOfAsked(one: Statement, asked: AskedQuestion): boolean {
  const mayBeOfCourt = asked.isOfCourt || asked.wish?.asks === 'who';
  return (
    isOfActAndActor(one, asked) &&
    !isOfOtherCase(one, asked) &&
    (mayBeOfCourt || !LITIGATION_STATED.test(one.folded)) &&
    !isOfOtherCost(one, asked)
  );
}

/** Whether it is of a case alone: one that is not asked about, or, where it is asked when, any. */
function isOfOtherCase(one: Statement, asked: AskedQuestion): boolean {
  if (one.pieces.some((piece) => isOfUnaskedCase(piece, asked))) return true;
  return asked.wish?.asks === 'figure' && isOfWhen(asked.wish) && isOneOfCases(one);
}

/** Whether it is asked who pays, and it says it of something else alone. */
function isOfOtherCost({ share, speaksOfMain, known }: Statement, { wish }: AskedQuestion): boolean {
  return wish?.asks === 'payer' && !speaksOfMain && !known.speaksOfMain && share < NEAR_SHARE;
}

/** « … que s'il justifie de l'un des motifs suivants : 1° … délai de trois mois »: the time of a case is not when a thing is due. */
function isOneOfCases({ unit, folded }: Statement): boolean {
  return unit.lead !== null && CASES.test(folded);
}

/** Whether it is of the act for which a time is asked, and not of what another does. */
function isOfActAndActor(
  { folded, unit, figures }: Statement,
  { aspects, actStems, doerStems, folded: question, wish }: AskedQuestion,
): boolean {
  return (
    (unit.leans || FIGURE_OF_LAW.test(folded) || mayBeOfDoer(folded, doerStems)) &&
    !isOfOtherParty(aspects, aspectsStated(folded)) &&
    !OF_ANOTHER.some((judge) => judge(question, folded)) &&
    !isTimeOfOther({ folded: question, wish }, folded, figures) &&
    (FIGURE_OF_LAW.test(folded) || speaksOfAct(folded, actStems))
  );
}

/** Whether a sentence is of another party, claim, circumstance or death than the question; both folded. */
const OF_ANOTHER = [
  isOfOpponent,
  isOfOtherClaim,
  isOfUnaskedCircumstance,
  isOfUnstatedMatter,
  isOfOtherDeath,
];

/** « Un salarié peut recourir à plusieurs contrats successifs sans que le cumul n'excède deux mois. » */
function statesOfSeveral({ figures, folded }: Statement): boolean {
  return figures.length > 0 && SEVERAL_STATED.test(folded);
}

function speaksOf(one: Statement, { wish }: AskedQuestion, most: number): boolean {
  if (wish === null || !says(one, wish)) return false;
  if (wish.asks === 'who') return one.worth >= WHO_SHARE * most;
  return one.worth >= (PROHIBITION.test(one.folded) ? TERSE_SHARE : NEAR_SHARE) * most;
}

/**
 * The statement that answers, of those that say what is asked. A figure may be told of one that cannot be read by itself;
 * of several the later ones are of further steps.
 */
export function bestAmong(
  saying: readonly Statement[],
  { all, quoted }: { readonly all: readonly Statement[]; readonly quoted: readonly Statement[] },
  asked: AskedQuestion,
): Statement | undefined {
  const { wish } = asked;
  const most = mostOf(all);
  const standing = saying.filter(standsAlone);
  const isNeeded = needIn(all, asked);
  switch (wish?.asks) {
    case 'figure':
      return figureAmong(
        saying,
        { further: quoted.filter((one) => isOfAsked(one, asked) && isNeeded(one)), most },
        asked,
      );
    case 'rule':
      return ruleAmong(saying, most, asked);
    case 'who':
      return decidingAmong(saying, wish) ?? standing.find(({ share }) => share >= WHO_COVERS);
    case 'penalty':
      return penaltyAmong(saying, asked);
    case 'silence':
      return mostSpeaking(saying);
    default:
      return standing[0];
  }
}

function mostOf(statements: readonly Statement[]): number {
  return Math.max(...statements.map(({ worth }) => worth));
}

/** The statement that names who decides, be it by an order, of what the question has decided. */
function decidingAmong(saying: readonly Statement[], { act, object }: WhoWish): Statement | undefined {
  if (act === null) return undefined;
  return mostSpeaking(
    saying.filter(({ pieces }) => {
      const decider = deciderIn(pieces.join(' '), act);
      // Who is appointed is not who appoints.
      return decider !== null && (object === null || !lawStems(decider).slice(0, 1).includes(object));
    }),
  );
}
