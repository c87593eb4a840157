import { fold } from '../../understanding/text/normalise.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';

const GOOD =
  /(?<![a-z])(?:bons?|bonnes?|excellente?s?|exceptionnel(?:le)?s?|good|great|excellent|outstanding)(?![a-z])/;
const BAD =
  /(?<![a-z])(?:mauvais|mauvaises?|mediocres?|catastrophiques?|desastreux|desastreuses?|calamiteux|calamiteuses?|bad|poor|terrible|disastrous)(?![a-z])/;
/** A harvest that lies nearer to the usual than this, in percent, is neither good nor bad. */
const USUAL = 5;

/**
 * Whether a harvest was as good or bad as the question puts it up, by how far it lies from the mean of the years before, in
 * percent; null where it lies near it, or no such thing is put up.
 */
export function agreesWithJudgement(text: string, percent: number): boolean | null {
  const folded = fold(text);
  const isGood = GOOD.test(folded);
  if (isGood === BAD.test(folded) || !putsUpClaim(text) || !asksYesOrNo(text)) return null;
  const above = isGood ? percent : -percent;
  return Math.abs(percent) < USUAL ? null : above > 0;
}
