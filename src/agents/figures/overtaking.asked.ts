import { isOpen } from '../../understanding/dates/period-shapes.js';
import { fold } from '../../understanding/text/normalise.js';
import { lastingOf } from './always.claim.js';
import { asksYesOrNo, offersChoice, putsUpClaim, sideOf } from './claim.js';
import { isOfMove } from './compared.means.js';
import { periodOf, type Question } from './question.js';
import { asksWhetherEver } from './whether.js';

/**
 * What is asked of the times at which one line was beyond another: when, at which of them, at how many, whether at any or at
 * all, whether it still is (or always was), whether it came to be so, or whether at each of the few that are named.
 */
export type OvertakingAsked =
  'when' | 'which' | 'often' | 'ever' | 'always' | 'still' | 'overtaken' | 'named';

const WHEN =
  /(?<![a-z])(?:quand|depuis (?:quand|quelle)|(?:en |a |de )?quelle (?:annee|date|epoque|campagne)|quel mois|since when|when|(?:what|which) (?:year|month|date))(?![a-z])/;
/** « en quelles années le tournesol a-t-il été plus cher que le colza », "in which years did Spain beat Italy": each of them by name. */
const WHICH =
  /(?<![a-z])(?:quelles (?:annees|campagnes|recoltes)|quels mois|(?:annees|campagnes|mois) (?:ou|durant lesquel(?:le)?s|pendant lesquel(?:le)?s)|(?:what|which) (?:years|seasons|harvests|months)|(?:years|seasons|months) (?:when|where|in which))(?![a-z])/;
/** « combien d'années la Roumanie a-t-elle dépassé la France », "number of years in which Poland grew more". */
const HOW_MANY =
  /(?<![a-z])(?:(?:combien|nombre) (?:de |d.)(?:annees|mois|campagnes|recoltes)|(?:how many|number of)(?: of the)? (?:years|months|seasons|harvests)|how often)(?![a-z])/;
/** « combien de fois a-t-elle dépassé »; « combien de fois plus » is a ratio. */
const HOW_MANY_TIMES =
  /(?<![a-z])(?:(?:combien|nombre) de fois|(?:how many|number of) times)(?! (?:plus|moins|superieure?|inferieure?|more|less|as|the|higher|lower|larger|bigger|greater|dearer|costlier)(?![a-z]))/;
const DONE =
  /(?<![a-z])(?:a|ont|avai(?:t|ent)|etai(?:t|ent)|did|has|have|had|was|were|beat|overtook|exceeded|outproduced|surpassed|grew|produced|harvested)(?![a-z])/;
const EVER =
  /(?<![a-z])(?:deja|jamais|un jour|ever|never|a (?:year|month|time) (?:when|in which|where))(?![a-z])/;
/** « quand le blé était plus cher que le maïs, combien … »: of another figure at that time. */
const OTHER =
  /(?<![a-z])(?:combien|quels?|how (?:much|many)|what (?:was|is|were|did))(?![a-z])(?! (?:annee|mois|year|month))/;
const A_TIME_WHEN = /(?<![a-z])(?:une annee|un mois|un moment) ou(?![a-z])/;
/** « a-t-elle dépassé », "has it overtaken": came to be beyond. */
const OVERTAKEN =
  /(?<![a-z])(?:(?:a|ont)(?:-t)?(?:-(?:il|elle|ils|elles))? (?:bien |fini par |enfin )?(?:depasse|devance|surpasse|detrone|supplante)|(?:did|has|have) .*(?:overtak(?:e|en)|surpass(?:ed)?|dethroned?|supplant(?:ed)?|(?:go|gone|move|moved|pull|pulled) (?:past|ahead of)))(?![a-z])/;

/** What is asked of two lines, one of which is put beyond the other; null where nothing of their times is. */
export function overtakingAsked(question: Question): OvertakingAsked | null {
  const { frame } = question;
  if (!isOfTwo(question) || frame.threshold || frame.intent === 'correlation') return null;
  const text = fold(frame.text);
  if (choosesSide(question)) return 'named';
  if (sideOf(text) === null) return null;
  const times = timesWanted(text);
  if (times) return times;
  return asksHowOften(question, text) ? 'often' : putUpOf(question, text);
}

/** Times are what is asked for, and no other figure of them. */
function timesWanted(text: string): 'which' | 'when' | null {
  if (OTHER.test(text) || HOW_MANY.test(text)) return null;
  if (WHICH.test(text)) return 'which';
  return WHEN.test(text) ? 'when' : null;
}

function isOfTwo({ place: { places }, products }: Question): boolean {
  return places.length === 2 ? products.length === 1 : products.length === 2 && places.length < 2;
}

/** « lequel a produit le plus en 2021 et en 2022 »: which of the two is asked for, at each of the times that are named. */
export function choosesSide(question: Question): boolean {
  const { frame } = question;
  if (periodOf(question)?.kind !== 'each' || !isOfSides(frame)) return false;
  // "was arabica or robusta dearer" begins as what wants a yes or a no does.
  const isChoice = offersChoice(frame.text) || !asksYesOrNo(frame.text);
  return isChoice && !putsUpClaim(frame.text) && !isOfMove(frame);
}

/** « le plus », or "who harvested more pears, Italy or the Netherlands": a comparative is of two sides where which of them is asked. */
function isOfSides({ order, text }: Question['frame']): boolean {
  if (order !== null) return order.over !== 'periods' && order.count === null;
  return WHO.test(fold(text)) && !HOW_MUCH.test(fold(text)) && sideOf(text) !== null;
}

const WHO =
  /(?<![a-z])(?:qui|lequel|laquelle|lesquels|lesquelles|quel (?:pays|produit)|quelle (?:culture|cereale)|who|which|whose|ou|or)(?![a-z])/;
/** Amounts are wanted, and no name. */
const HOW_MUCH = /(?<![a-z])(?:combien|how (?:much|many))(?![a-z])/;

function asksHowOften(question: Question, text: string): boolean {
  if (HOW_MANY.test(text)) return true;
  return HOW_MANY_TIMES.test(text) && DONE.test(text) && !isOfNamed(question);
}

function isOfNamed(question: Question): boolean {
  const period = periodOf(question);
  return period?.kind === 'at' || period?.kind === 'each';
}

/** What a yes or a no is wanted to. */
function putUpOf(question: Question, text: string): OvertakingAsked | null {
  if (asksEver(text)) return 'ever';
  const { kind } = periodOf(question) ?? {};
  if (kind === 'each' || kind === 'at') return ofNamedTimes(question, text);
  if (kind === 'next') return null;
  return lastingOf(question.frame.text) ?? (comesToBe(question, text) ? 'overtaken' : null);
}

/** At each of several times, or in any month of one year. */
function ofNamedTimes(question: Question, text: string): OvertakingAsked | null {
  if (!asksYesOrNo(text) || !putsUpClaim(text)) return null;
  if (periodOf(question)?.kind === 'each') return 'named';
  return passedInYear(question, text) ? 'ever' : null;
}

/** « l'urée a-t-elle dépassé le DAP en 2026 »: of prices, in any month of that year. */
function passedInYear(question: Question, text: string): boolean {
  const period = periodOf(question);
  const isOfMonths = question.domain === 'price' && period?.kind === 'at' && period.span.grain === 'year';
  return isOfMonths && OVERTAKEN.test(text);
}

/** « la Roumanie a-t-elle déjà dépassé la France »: at any of the times that there are. */
function asksEver(text: string): boolean {
  // « une année où » offers no choice.
  const said = text.replace(A_TIME_WHEN, 'un jour');
  return EVER.test(said) && asksWhetherEver(said);
}

function comesToBe(question: Question, text: string): boolean {
  const period = periodOf(question);
  const isUpToNow =
    isOpen(period) || period.kind === 'all' || (period.kind === 'between' && period.to === null);
  return isUpToNow && OVERTAKEN.test(text) && asksYesOrNo(text) && putsUpClaim(text);
}
