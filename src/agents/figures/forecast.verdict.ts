import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { ForecastFact } from '../../wording/facts.js';
import type { MoveExpectation } from '../../wording/expectation.js';
import { asksYesOrNo, claimOf, offersChoice, putsUpClaim } from './claim.js';
import { isNegated } from './negation.js';

/** The future of « est-ce que », turned round without a hyphen, and the English auxiliaries of time to come. */
export const WILL = /^(?:[a-z ,]+: ?)?(?:will|would|could|can|might|should|is .* going to)(?=$|[^a-z])/;
/** Set against something else than the newest figure: « moins cher qu'en 2024 », "higher than last year". */
const AGAINST = /(?<!est ce |est-ce )(?<![a-z])(?:que|qu|than)(?![a-z])/;

/**
 * Whether what is asked of the time to come is to be expected: the newest figure lies outside the interval, on the side
 * that says yes or no, or inside, and nothing is sure; all that is foreseen may be that very figure. Null where no yes or no to a move from the newest figure is asked.
 */
export function expectationOf(
  { text, movement, threshold = null }: Pick<Frame, 'text' | 'movement'> & Partial<Pick<Frame, 'threshold'>>,
  last: number,
  end: ForecastFact,
  points: readonly ForecastFact[] = [],
): MoveExpectation | null {
  const rises = movement ? movement === 'up' : isAbove(text);
  // What is asked of a limit or of so much of a move is another thing than a move.
  if (rises === null || threshold !== null || SO_MUCH.test(text) || !putsUpMove(text)) return null;
  return expected(rises, last, [...points, end]);
}

/** What the central values, and the interval of the last of them, say of a rise or a fall. */
function expected(rises: boolean, last: number, points: readonly ForecastFact[]): MoveExpectation {
  const end = points.at(-1);
  const isSame = points.every(({ value }) => Math.abs(value - last) <= SAME * Math.abs(last));
  if (isSame || !end) return 'flat';
  if (last >= end.lower && last <= end.upper) return 'unsure';
  return rises === last < end.lower ? 'likely' : 'unlikely';
}

/** What the last digits of a calculation may make of one figure. */
const SAME = 1e-9;

const SO_MUCH =
  /\d\s*(?:%|pour ?cent|per ?cent)|doubl|tripl|moitié|half|halve|d'un (?:tiers|quart)|third|quarter/iu;

/** « tu crois que … », « penses-tu qu'il … », "do you think": whoever asks so wants a yes or a no, save to how much. */
const OPINION =
  /(?<![a-z])(?:(?:tu|vous) (?:crois|croyez|penses|pensez)|(?:crois|penses)[ -]tu|(?:croyez|pensez)[ -]vous|do you (?:think|believe|reckon|expect)|is it likely|est[ -]il (?:possible|probable)|(?:des|une) chances?)(?: (?:que|that|qu'))?(?![a-z])/;

/** « la production va baisser d'ici 2027 ? », "milk output will fall?": a statement of the time to come, and a question mark alone. */
const PUT_AHEAD = /(?<![a-z])(?:va|vont|devrai(?:t|ent)|will|(?:is|are) going to)(?= )[^?]{3,}\?\s*$/;

/** A yes or no to a move from the newest figure. */
function putsUpMove(text: string): boolean {
  const folded = fold(text);
  const asked = folded.replace(OPINION, ' ');
  const isOpinion = asked !== folded && putsUpClaim(text);
  const isStatement = PUT_AHEAD.test(folded) && putsUpClaim(text);
  const isAsked = isOpinion || isStatement || asksYesOrNo(text) || WILL.test(folded);
  return isAsked && !AGAINST.test(asked) && !isNegated(text) && !offersChoice(text);
}

function isAbove(text: string): boolean | null {
  const claim = claimOf(text);
  return claim === null ? null : claim === 'above';
}
