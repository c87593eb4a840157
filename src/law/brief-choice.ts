import { speaksOfAct } from './asked-act.js';
import { isOfOpponent } from './asked-actor.js';
import type { AskedQuestion } from './asked-question.js';
import { says, type FigureWish, type WhoWish } from './brief-wish.js';
import { deciderIn } from './decider.js';
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
/** Of sentences that state a figure and speak of the question nearly alike the first counts. */
const FIRST_SHARE = 0.6;
/** A sentence that leans on another states the figure asked for only where none speaks more of the question. */
const LEANING_SHARE = 0.65;
/** The only figure of its kind in an article may be told though others speak more of the question. */
const ONLY_SHARE = 0.3;
const WHO_COVERS = 0.9;
/** The quoted statements that say what is asked, of all those of an article. */
export function sayingAmong(
  all: readonly Statement[],
  quoted: readonly Statement[],
  asked: AskedQuestion,
): Statement[] {
  const most = mostOf(all);
  const isOfSeveral = SEVERAL_ASKED.test(asked.folded) && all.some(statesOfSeveral);
  return quoted.filter(
    (one) =>
      speaksOf(one, asked, most) &&
      isOfActAndActor(one, asked) &&
      (!isOfSeveral || statesOfSeveral(one)) &&
      (asked.isOfCourt || asked.wish?.asks === 'who' || !LITIGATION_STATED.test(one.folded)),
  );
}

/** Whether it is of the act for which a time is asked, and not of what another does. */
function isOfActAndActor(
  { folded }: Statement,
  { aspects, actStems, folded: question }: AskedQuestion,
): boolean {
  return (
    !isOfOtherParty(aspects, aspectsStated(folded)) &&
    !isOfOpponent(question, folded) &&
    (FIGURE_OF_LAW.test(folded) || speaksOfAct(folded, actStems))
  );
}

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
  switch (wish?.asks) {
    case 'figure':
      return statingAmong(saying, most) ?? (isOfAmount(wish) ? onlyOne(quoted, most) : undefined);
    case 'rule':
      return ruleAmong(saying, most, asked);
    case 'who':
      return decidingAmong(saying, wish) ?? standing.find(({ share }) => share >= WHO_COVERS);
    case 'penalty':
      return mostSpeaking(standing);
    case 'silence':
      return mostSpeaking(saying);
    default:
      return standing[0];
  }
}

function mostOf(statements: readonly Statement[]): number {
  return Math.max(...statements.map(({ worth }) => worth));
}

function statingAmong(saying: readonly Statement[], most: number): Statement | undefined {
  const stating = saying.filter(
    (one) => !one.unit.announces && (standsAlone(one) || one.worth >= LEANING_SHARE * most),
  );
  const top = mostOf(stating);
  return stating.find(({ worth }) => worth >= FIRST_SHARE * top);
}

function isOfAmount({ kinds }: FigureWish): boolean {
  return kinds.size === 1 && kinds.has('amount');
}

/** The only share or sum that is stated is the one asked for, in however few words: « cette fraction est fixée à … ». */
function onlyOne(quoted: readonly Statement[], most: number): Statement | undefined {
  const stating = quoted.filter(({ figures }) => figures.length > 0);
  const words = new Set(stating.flatMap(({ figures }) => figures.map((figure) => figure.words)));
  return words.size === 1 ? stating.find(({ worth }) => worth >= ONLY_SHARE * most) : undefined;
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
