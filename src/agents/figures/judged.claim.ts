import { BAD, GOOD, VERY_BAD, VERY_GOOD } from '../../understanding/intents/judged-harvest.data.js';
import { fold } from '../../understanding/text/normalise.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';

const IS_GOOD = new RegExp(`(?<![a-z])(?:${GOOD})(?![a-z])`);
const IS_BAD = new RegExp(`(?<![a-z])(?:${BAD})(?![a-z])`);
/** A harvest that lies nearer to the usual than this, in percent, is neither good nor bad. */
const USUAL = 5;
/** What nothing but a harvest so far from the usual is. */
const IS_STRONG = new RegExp(`(?<![a-z])(?:${VERY_GOOD}|${VERY_BAD})(?![a-z])`);
const FAR = 10;
const TAG = /(?<![a-z])(?:ou|or) (?:pas|non|not)(?![a-z])/g;
const NEGATED = /(?<![a-z])(?:pas|not|moins|less)(?![a-z])|n['’]t(?![a-z])/;

/**
 * Whether a harvest was as good or bad as the question puts it up, by how far it lies from the mean of the years before, in
 * percent; null where it lies near it, where the words are turned round by a negation, or no such thing is put up.
 */
export function agreesWithJudgement(text: string, percent: number): boolean | null {
  const folded = fold(text);
  const isGood = IS_GOOD.test(folded);
  if (isGood === IS_BAD.test(folded) || NEGATED.test(folded.replace(TAG, ' '))) return null;
  if (!putsUpClaim(text) || !asksYesOrNo(text) || Math.abs(percent) < USUAL) return null;
  const above = isGood ? percent : -percent;
  if (above < 0) return false;
  return IS_STRONG.test(folded) && above < FAR ? null : true;
}
