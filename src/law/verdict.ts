import { isDoneByOpponent } from './asked-actor.js';
import { AUTHORITIES } from './asked-deed.data.js';
import type { AskedQuestion } from './asked-question.js';
import { PROHIBITION } from './legal-cues.js';
import { isOfDeed, ruleIn, type SaidRule } from './said-rule.js';
import { isMeaningful, stemOf } from './search/law-words.js';
import type { Statement } from './statement.js';

/** What a sentence says of what may or must be done. */
export interface Verdict {
  readonly rule: SaidRule['rule'];
  /** Whether it holds in some cases alone, or has exceptions. */
  readonly isConditional: boolean;
  /** Whether that is a yes to what is asked. */
  readonly isYes: boolean;
}

const CONDITION =
  /\b(?:sous (?:reserve|condition)|si|s ils?|sauf|a (?:la )?condition|lorsqu\w*|a moins|a l exception|dans (?:les|des) conditions|que|seule?s?|avec l (?:accord|autorisation|agrement)|apres|hors|en cas|dans (?:la limite|le cas|les cas)|en vue|afin|pour)\b/u;
/** A question whether one may keep another from something is not answered by what the other may do. */
const HINDERING =
  /\b(?:interdire|empecher|refuser|s opposer|exclure|forcer|obliger|imposer|forbid|refuse|prevent|stop|force|oblige)\b/u;
/** What may be done in general is no answer to whether it may be done without leave. */
const WITHOUT =
  /\bsans (?:(?:l|le|la|un|une|son|sa|leur|mon|ma|aucune?) )?(?:accord|autorisation|permission|prevenir|avertir|demander|consentement|agrement|payer|avis|permis|licence|rien|motif|bail|contrat)\b|\bwithout\b/u;
/** « Interdite du 15 septembre à la récolte »: whether the day asked about is among them is not told by a yes or no. */
const IN_SEASON =
  /\b(?:du|entre le|a (?:compter|partir) du|avant le|apres le|jusqu au) (?:\d{1,2}|1er) [a-z]{3,9}\b/u;
/**
 * A question that sets its own condition: « si deux sur trois sont d'accord », « avec l'accord de la majorité ». That it may
 * be done under conditions says nothing of whether that one is enough.
 */
const OWN_CONDITION =
  /\b(?:si|s ils?|s elles?|des lors|du moment|a (?:la )?condition|(?:avec|par) (?:(?:l|un|une|le|la|leur|son|mon) )?(?:accord|autorisation|consentement|majorite|vote)|if|provided|as long as|with (?:(?:the|an|a|his|her|their|my) )?(?:\w+ )?(?:agreement|consent|permission|majority|vote))\b/u;
const FORBIDDEN_ASKED = /\b(?:interdite?s?|illegale?s?|forbidden|illegal|prohibited)\b/u;
/** The share of what is asked that the sentence speaks of, where it leaves out the rarest of it. */
const COVERS = 0.8;
/** A sentence of more words holds in some cases alone, in whatever words it says so. */
const LONGEST_PLAIN = 20;
/** Who asks of himself, or of anyone. */
const ANYONE =
  /\b(?:je|j|on|nous|puis|ai je|dois je|i|we|you|one|anyone|someone|quelqu un|faut|est ce (?:legal|permis|autorise|interdit)|est il (?:interdit|permis|obligatoire|possible))\b/u;

/**
 * Whether what is asked may or must be done, where a sentence says so plainly: it stands by itself, is of who is asked
 * about and of what. `hasException` where other sentences depart from it. Null of any other.
 */
export function verdictOf(best: Statement, hasException: boolean, asked: AskedQuestion): Verdict | null {
  const said = isPlain(best, asked) ? ruleIn(best.folded) : null;
  if (said === null || IN_SEASON.test(best.folded) || !isAsked(said, asked)) return null;
  const isLong = said.rule !== 'forbidden' && best.folded.split(' ').length > LONGEST_PLAIN;
  const verdict = {
    rule: said.rule,
    isConditional: CONDITION.test(best.folded) || hasException || isLong,
    isYes: (said.rule === 'forbidden') === FORBIDDEN_ASKED.test(asked.folded),
  };
  return isOfOwnCondition(verdict, asked) ? null : verdict;
}

/** Whether a right or a duty is asked about, the rule is of it, and its act and person are those asked about. */
function isAsked(said: SaidRule, asked: AskedQuestion): boolean {
  const { wish, folded } = asked;
  if (wish?.asks !== 'rule' || wish.right === wish.duty || isOfAnother(said, asked)) return false;
  if (said.rule === 'restricted' && FORBIDDEN_ASKED.test(folded)) return false;
  return wish.duty === (said.rule === 'required') && isOfQuestion(said, asked);
}

/** Whether the yes holds under conditions other than the one that is asked about. */
function isOfOwnCondition({ isYes, isConditional }: Verdict, { folded }: AskedQuestion): boolean {
  return isYes && isConditional && OWN_CONDITION.test(folded);
}

/** Whether what is asked is more than whether the deed may be done, or is of another than the rule. */
function isOfAnother({ before }: SaidRule, { folded, deed }: AskedQuestion): boolean {
  if (WITHOUT.test(folded)) return true;
  return deed === null ? HINDERING.test(folded) : deed.isOwn && AUTHORITIES.test(before);
}

/** Whether the sentence is no item of a list, leans on no other, and speaks of what is asked. */
function isPlain(best: Statement, { deed }: AskedQuestion): boolean {
  const { pieces, unit, share, speaksOfMain, known, folded } = best;
  if (pieces.length > 1 || unit.leans) return false;
  if (deed !== null && isOfDeed(folded, deed)) return true;
  return speaksOfMain || share >= COVERS || (known.speaksOfMain && PROHIBITION.test(folded));
}

/** Whether the sentence is of the act that is asked about, and of the one who is. */
function isOfQuestion({ rule, before, behind }: SaidRule, { folded, stemWeights }: AskedQuestion): boolean {
  const speaks = (words: string): boolean =>
    words.split(' ').some((word) => isMeaningful(word) && stemWeights.has(stemOf(word)));
  const isNamed = ANYONE.test(folded) || speaks(before);
  if (rule === 'forbidden') return (speaks(before) || speaks(behind)) && (isNamed || before === '');
  // « Peuvent bénéficier d'une appellation … » says who may, and of nothing else that he may not.
  return before !== '' && speaks(behind) && isNamed && !isDoneByOpponent(folded, before);
}
