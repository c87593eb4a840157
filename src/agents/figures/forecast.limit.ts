import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Threshold } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Figure, ForecastFact, KnownFact } from '../../wording/facts.js';
import type { Expectation, ExpectedOfLimit } from '../../wording/expectation.js';
import { limitOf, otherMoneyOf } from './asked.limit.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';
import { WILL } from './forecast.verdict.js';
import { isNegated } from './negation.js';
import type { Desk, Question } from './question.js';

/** « restera-t-il », "will it stay": so at each of the times, whatever else is said. */
const STAYS =
  /(?<![a-z])(?:rest(?:e|er|era|ent|eront|erait)|demeur\w*|stays?|remains?|holds?|keeps?|toujours|always)(?![a-z])/;
/** « va-t-elle dépasser 900 », "will it fall below 200": once within the time is enough. */
const REACHES =
  /(?<![a-z])(?:(?:depass|franchi|attei|grimp|mont|remont|tomb|retomb|descend|redescend|baiss|chut)[a-z]*|pass(?:e|er|era|eront)|exceed|top|reach|hit|cross|break|pass|go|rise|climb|fall|drop|dip|sink|slip|get|surpass)(?![a-z])/;

/**
 * Whether a yes or a no is wanted to a limit at a time still to come, « le maïs restera-t-il sous 230 dollars d'ici septembre »,
 * or how often it will be passed, of which nothing past tells.
 */
export function asksLimitToCome({ frame, products, place }: Question): boolean {
  const { ahead, threshold, occasion } = frame;
  if (!ahead || !threshold || occasion || products.length !== 1 || place.places.length > 1) return false;
  return isYesOrNo(frame) || frame.order?.over === 'periods';
}

function isYesOrNo({ text }: Pick<Frame, 'text'>): boolean {
  return (asksYesOrNo(text) || WILL.test(fold(text)) || /\?\s*$/u.test(text)) && putsUpClaim(text);
}

/**
 * What the intervals say of the limit that is asked about: outside them it is likely or not, within one of them nothing is
 * sure. Null where no yes or no is wanted, or where the limit cannot be read in the unit of the figures.
 */
export function expectedOfLimit(
  question: Question,
  desk: Desk,
  last: KnownFact,
  points: readonly ForecastFact[],
): ExpectedOfLimit | null {
  const asked = question.frame.threshold;
  if (!asked || !isYesOrNo(question.frame) || !isComparable(desk, asked, last)) return null;
  const { threshold, said, isSure } = limitOf(question, desk, asked, [last]);
  const each = points.map((point) => ({
    point,
    ...standingOf(desk.lexicon, point, threshold, asked.comparator),
  }));
  const told = isSure ? decisive(each, question.frame.text) : undefined;
  // A yes to words that are turned round would be misread.
  if (!told || (told.expected !== 'unsure' && isNegated(question.frame.text))) return null;
  const { point, ...standing } = told;
  const isOfAll = each.every(({ expected }) => expected === told.expected);
  return { limit: threshold, ...(said && { said }), ...standing, period: isOfAll ? null : point.period };
}

/** One limit, of the figures themselves and in their money. */
function isComparable({ lexicon }: Desk, asked: Threshold, sample: KnownFact): boolean {
  return !asked.upTo && asked.unit !== '%' && otherMoneyOf(lexicon, asked, sample) === null;
}

interface Standing {
  expected: Expectation;
  /** Where the limit lies beside the interval. */
  side: ExpectedOfLimit['side'];
}

function standingOf(
  lexicon: Lexicon,
  point: ForecastFact,
  limit: Figure,
  comparator: Threshold['comparator'],
): Standing {
  const { factor } = lexicon.getUnit(point.unit);
  const value = (limit.value * lexicon.getUnit(limit.unit).factor) / factor;
  if (value >= point.lower && value <= point.upper) return { expected: 'unsure', side: 'within' };
  const side = value > point.upper ? 'above' : 'below';
  return { expected: (side === 'below') === (comparator === 'above') ? 'likely' : 'unlikely', side };
}

/**
 * The time that decides: one is enough to reach a limit, and one is enough not to stay within it; else the last of those that
 * are unsure. Undefined where times that are sure differ.
 */
function decisive<T extends Standing>(each: readonly T[], text: string): T | undefined {
  const enough = enoughOf(fold(text));
  const settled = each.find(({ expected }) => expected === enough);
  if (settled) return settled;
  const unsure = each.findLast(({ expected }) => expected === 'unsure');
  return unsure ?? (new Set(each.map(({ expected }) => expected)).size === 1 ? each[0] : undefined);
}

/** What is settled by one time alone; null of « sera-t-il sous 320 cet hiver », which is asked of all of them. */
function enoughOf(folded: string): Expectation | null {
  if (STAYS.test(folded)) return 'unlikely';
  return REACHES.test(folded) ? 'likely' : null;
}
