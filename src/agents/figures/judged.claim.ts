import { fold } from '../../understanding/text/normalise.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';

const GOOD =
  /(?<![a-z])(?:bons?|bonnes?|excellente?s?|exceptionnel(?:le)?s?|good|great|excellent|outstanding)(?![a-z])/;
const BAD =
  /(?<![a-z])(?:mauvais|mauvaises?|mediocres?|catastrophiques?|desastreux|desastreuses?|calamiteux|calamiteuses?|bad|poor|terrible|disastrous)(?![a-z])/;
/** A harvest that lies nearer to the usual than this, in percent, is neither good nor bad. */
const USUAL = 5;
/** What nothing but a harvest far from the usual is. */
const STRONG =
  /(?<![a-z])(?:excellente?s?|exceptionnel(?:le)?s?|outstanding|catastrophiques?|desastreux|desastreuses?|calamiteux|calamiteuses?|terrible|disastrous)(?![a-z])/;
const FAR = 10;
const TAG = /(?<![a-z])(?:ou|or) (?:pas|non|not)(?![a-z])/g;
const NEGATED = /(?<![a-z])(?:pas|not|moins|less)(?![a-z])|n['’]t(?![a-z])/;

/**
 * Whether a harvest was as good or bad as the question puts it up, by how far it lies from the mean of the years before, in
 * percent; null where it lies near it, where the words are turned round by a negation, or no such thing is put up.
 */
export function agreesWithJudgement(text: string, percent: number): boolean | null {
  const folded = fold(text);
  const isGood = GOOD.test(folded);
  if (isGood === BAD.test(folded) || NEGATED.test(folded.replace(TAG, ' '))) return null;
  if (!putsUpClaim(text) || !asksYesOrNo(text) || Math.abs(percent) < USUAL) return null;
  const above = isGood ? percent : -percent;
  if (above < 0) return false;
  return STRONG.test(folded) && above < FAR ? null : true;
}
