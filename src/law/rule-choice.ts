import type { AskedDeed } from './asked-deed.js';
import type { AskedQuestion } from './asked-question.js';
import { PROHIBITION, REFUSAL } from './legal-cues.js';
import { isOfDeed, mayBeOfActor, ruleIn } from './said-rule.js';
import { mostSpeaking, readsAlone, type Statement } from './statement.js';
import type { JudgedUnit } from './unit-worth.js';

/** A right or duty is told apart from what is nearly asked: it speaks of it as much as any sentence, and of most of it. */
const RULE_SHARE = 0.9;
const RULE_COVERS = 0.6;
const FAR_SHARE = 0.4;
/** A sentence of the very deed may speak of less of the setting. */
const DEED_SHARE = 0.5;
const DEED_COVERS = 0.3;
/** One that names the deed otherwise speaks of at least this share of the question. */
const COVERS_UNNAMED = 0.4;
/** One that does not speak of the rarest thing, which the law has no word for, speaks of at least this share of the others. */
const RULE_COVERS_KNOWN = 0.5;
/** Another sentence of the same deed that speaks of the question as much and rules the contrary gives another answer. */
const CONTRARY_SHARE = 0.6;
/** « Le bailleur peut également … » adds to a rule that was stated before. */
const FURTHER = /\b(?:egalement|aussi|en outre)\b/u;

/** The rule that answers, of the statements that say what may or must be done; `most` is what any is worth at most. */
export function ruleAmong(
  saying: readonly Statement[],
  most: number,
  { wish, deed }: AskedQuestion,
): Statement | undefined {
  if (wish?.asks !== 'rule') return undefined;
  const ofDeed = deed === null ? [] : saying.filter((one) => isOfAskedDeed(one, deed));
  const best = ruleOfDeed(ofDeed, most);
  if (best !== undefined) return forbids(best) || !isContradicted(best, ofDeed, deed) ? best : undefined;
  const other = ruleOfAll(saying.filter(readsAlone), most, wish.duty);
  return other !== undefined && mayBeOf(other, most, deed) ? other : undefined;
}

/** Whether a sentence that names the deed in other words than the question may be of it. */
function mayBeOf(one: Statement, most: number, deed: AskedDeed | null): boolean {
  return deed === null || (mayBeOfActor(one.folded, deed) && isOfRest(one, most));
}

function isOfAskedDeed(one: Statement, deed: AskedDeed): boolean {
  return isOfDeed(one.folded, deed) && (!deed.isNamedFirst || isOfMost(one));
}

/** Whether it says enough of what is asked to name the deed in other words than the question. */
function isOfRest({ share, speaksOfMain, known, worth }: Statement, most: number): boolean {
  return Math.max(share, known.share) >= COVERS_UNNAMED || (speaksOfMain && worth >= RULE_SHARE * most);
}

/** Whether it speaks of enough else, where what is named first may be but what the act is done to. */
function isOfMost({ known }: Statement): boolean {
  return known.speaksOfMain || known.share >= RULE_COVERS_KNOWN;
}

/** Whether another sentence of the same deed that speaks of the question as much rules the contrary. */
export function isContradicted(best: Statement, all: readonly Statement[], deed: AskedDeed | null): boolean {
  if (deed === null) return false;
  return all.some(
    (one) =>
      one.worth >= CONTRARY_SHARE * best.worth &&
      isOfDeed(one.folded, deed) &&
      forbids(one) !== forbids(best),
  );
}

function ruleOfDeed(ofDeed: readonly Statement[], most: number): Statement | undefined {
  const rules = ofDeed.filter(
    (one) =>
      readsAlone(one) && (one.share >= DEED_COVERS || one.unit.statesPrinciple) && !FURTHER.test(one.folded),
  );
  const prohibitions = rules.filter(({ folded }) => PROHIBITION.test(folded));
  return mostSpeaking(
    prohibitions.length > 0 ? prohibitions : rules.filter(({ worth }) => worth >= DEED_SHARE * most),
  );
}

function forbids({ folded }: Statement): boolean {
  const rule = ruleIn(folded)?.rule;
  return rule === 'forbidden' || rule === 'restricted';
}

/** Of rules, unlike figures, not the first but the prohibition, or the sentence that speaks of all that is asked. */
function ruleOfAll(standing: readonly Statement[], most: number, isDuty: boolean): Statement | undefined {
  const ofAct = standing.filter(
    ({ speaksOfMain, known }) => speaksOfMain || (known.speaksOfMain && known.share >= RULE_COVERS_KNOWN),
  );
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

/** Whether a first sentence decides so much more than any other that its words need not be the question's. */
function isFarAhead(unit: JudgedUnit, standing: readonly Statement[]): boolean {
  const others = standing.filter((one) => one.unit.at !== unit.at).map((one) => one.unit.worth);
  return unit.statesPrinciple && unit.worth * FAR_SHARE >= Math.max(0, ...others);
}
