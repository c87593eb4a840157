import { isDoneByOpponent } from './asked-actor.js';
import type { AskedQuestion } from './asked-question.js';
import { PROHIBITION } from './legal-cues.js';
import { isMeaningful, stemOf } from './search/law-words.js';
import type { Statement } from './statement.js';

/** What a sentence says of what may or must be done. */
export interface Verdict {
  readonly rule: 'allowed' | 'forbidden' | 'restricted' | 'required';
  /** Whether it holds in some cases alone, or has exceptions. */
  readonly isConditional: boolean;
  /** Whether that is a yes to what is asked. */
  readonly isYes: boolean;
}

/** Where a sentence says what may or must be done: in front stands of whom or what, behind what of it. */
const RULES: readonly (readonly [Verdict['rule'], RegExp])[] = [
  [
    'restricted',
    /\bne (?:peut|peuvent) (?:(?!ainsi |afin |tant |bien |des lors )\w+ ){1,30}qu?e? (?:s|si|par|sur|dans|pour|a|au|aux|avec|apres|d|de|du|en|lorsqu\w*)\b/u,
  ],
  ['restricted', /\bn (?:est|sont) (?:autorise|permis|possible)\w* (?:\w+ ){0,30}que\b/u],
  ['forbidden', PROHIBITION],
  ['forbidden', /\bne (?:peut|peuvent|doit|doivent)\b/u],
  ['required', /\b(?:doit|doivent|(?:est|sont) tenue?s?|(?:est|sont) obligatoires?)\b/u],
  ['allowed', /\b(?:peut|peuvent|a le droit|ont le droit|(?:fait|font) pas obstacle)\b/u],
];
const CONDITION =
  /\b(?:sous (?:reserve|condition)|si|s ils?|sauf|a (?:la )?condition|lorsqu\w*|a moins|a l exception|dans (?:les|des) conditions|que|seule?s?|avec l (?:accord|autorisation|agrement)|apres|hors|en cas|dans (?:la limite|le cas|les cas)|en vue|afin|pour)\b/u;
/** A question whether one may keep another from something is not answered by what the other may do. */
const HINDERING =
  /\b(?:interdire|empecher|refuser|s opposer|exclure|forcer|obliger|imposer|forbid|refuse|prevent|stop|force|oblige|sans|without)\b/u;
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
  const said = isPlain(best) ? ruleIn(best.folded) : null;
  if (said === null || !isAsked(said, asked)) return null;
  const isLong = said.rule !== 'forbidden' && best.folded.split(' ').length > LONGEST_PLAIN;
  return {
    rule: said.rule,
    isConditional: CONDITION.test(best.folded) || hasException || isLong,
    isYes: (said.rule === 'forbidden') === FORBIDDEN_ASKED.test(asked.folded),
  };
}

/** Whether a right or a duty is asked about, the rule is of it, and its act and person are those asked about. */
function isAsked(said: SaidRule, asked: AskedQuestion): boolean {
  const { wish, folded } = asked;
  if (wish?.asks !== 'rule' || wish.right === wish.duty || HINDERING.test(folded)) return false;
  if (said.rule === 'restricted' && FORBIDDEN_ASKED.test(folded)) return false;
  return wish.duty === (said.rule === 'required') && isOfQuestion(said, asked);
}

/** Whether the sentence is no item of a list, leans on no other, and speaks of what is asked. */
function isPlain({ pieces, unit, share, speaksOfMain }: Statement): boolean {
  return pieces.length === 1 && !unit.leans && (speaksOfMain || share >= COVERS);
}

interface SaidRule {
  readonly rule: Verdict['rule'];
  /** What stands in front: who may or must, or what is forbidden. */
  readonly before: string;
  readonly behind: string;
}

function ruleIn(folded: string): SaidRule | null {
  for (const [rule, pattern] of RULES) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const verb = /^\w+ \w+/u.exec(match[0])?.[0] ?? match[0];
    const end = match.index + (rule === 'restricted' ? verb.length : match[0].length);
    return { rule, before: folded.slice(0, match.index), behind: folded.slice(end) };
  }
  return null;
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
