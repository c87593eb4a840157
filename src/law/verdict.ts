import { speaksOfAct } from './asked-act.js';
import { isDoneByOpponent } from './asked-actor.js';
import { AUTHORITIES } from './asked-deed.data.js';
import type { AskedQuestion } from './asked-question.js';
import { PROHIBITION } from './legal-cues.js';
import { isOfDeed, ruleIn, type SaidRule } from './said-rule.js';
import { foldedAlike, isMeaningful, lawWords, stemOf } from './search/law-words.js';
import { NUMERAL } from './stated-figure.data.js';
import { bare, type Statement } from './statement.js';

/** What a sentence says of what may or must be done. */
export interface Verdict {
  readonly rule: SaidRule['rule'];
  /** Whether it holds in some cases alone, or has exceptions. */
  readonly isConditional: boolean;
  /** Whether that is a yes to what is asked. */
  readonly isYes: boolean;
  /** Of a restricted right what alone allows it, an exact substring; none where it cannot be told apart. */
  readonly onlyIf?: string;
}

const CONDITION =
  /\b(?:sous (?:reserve|condition)|si|s ils?|sauf|a (?:la )?condition|lorsqu\w*|a moins|a l exception|dans (?:les|des) conditions|(?<!\bainsi )que|seule?s?|avec l (?:accord|autorisation|agrement)|apres|hors|en cas|dans (?:la limite|le cas|les cas)|en vue|afin|pour)\b/u;
/** What takes cases out of a prohibition; what it is for, or what it is done with, takes out none. */
const EXCEPTED =
  /\b(?:sous reserve|sous condition|si|s ils?|sauf|a moins|a l exception|exception faite|hormis|hors|excepte|en dehors|sans|lorsqu\w*|dans (?:les|des) (?:cas|conditions)|dans le cas|en cas|autres? que|avec l (?:accord|autorisation|agrement))\b/u;
/** « Aux transports, aux lieux publics à l'exception de la voie publique et aux locaux »: it is of the item in front alone. */
const EXCEPTED_OF_ITEM =
  /\b(?:\w+ ){3}(?:a l exception|hormis|hors) (?:\w+ ){1,6}?et (?=(?:aux?|a la|a l|dans|sur|par) )/u;
/** A question whether one may keep another from something is not answered by what the other may do. */
const HINDERING =
  /\b(?:interdire|empecher|refuser|s opposer|exclure|forcer|obliger|imposer|forbid|refuse|prevent|stop|force|oblige)\b/u;
/** Whether one may make another do something is not answered by what is forbidden. */
const ORDERING =
  /\b(?:forcer|obliger|imposer|ordonner|exiger|force|oblige|order|require|make (?:him|her|them|the owner))\b/u;
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
/** « Les statuts peuvent prévoir que … »: that others may provide for it says nothing of whether it may be done. */
const PROVIDING = /^ (?:\w{4,20}ment )?(?:prevoir|stipuler|fixer|determiner|preciser|definir)\b/u;
/** « Seuls les vins déclarés peuvent … »: whether what is asked about is among them is left to the reader. */
const ALONE = /^(?:[ivx]{1,4} )?seule?s?\b/u;
/** « L'emploi du mot "crémant" »: what is said of it is said of no other word. */
const NAMED_WORD = /\bmots? ["“«] ?([^"”»]{2,60})["”»]/gu;
const FORBIDDEN_ASKED = /\b(?:interdite?s?|illegale?s?|forbidden|illegal|prohibited)\b/u;
/** Where leave is asked for, « interdit » is of the thing, save behind a verb: « est-il permis de planter des cépages interdits ». */
const LEAVE_ASKED =
  /\b(?:est il (?:permis|possible)|(?:ai je|a t on|j ai|on a) le droit|puis je|peut on|allowed|permitted|may i|can i)\b/u;
const SAID_FORBIDDEN =
  /\b(?:est|sont|c est|is|are|it) (?:(?:ce|il|elle|ils|elles|it|also|aussi|donc) )?(?:interdite?s?|illegale?s?|forbidden|illegal|prohibited)\b/u;
/** The share of what is asked that the sentence speaks of, where it leaves out the rarest of it. */
const COVERS = 0.8;
/** A sentence of more words holds in some cases alone, in whatever words it says so. */
const LONGEST_PLAIN = 20;
/** « Ses ascendants, ainsi que leurs conjoints »: what is added makes a sentence long, and sets no condition. */
const ADDED = /\bainsi que .*$/u;
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
  if (isOfOtherWord(best.pieces, asked)) return null;
  const onlyIf = said.rule === 'restricted' ? onlyIfIn(best.pieces.join(' ')) : null;
  const verdict = {
    rule: said.rule,
    isConditional: hasException || holdsInPart(said.rule, best.folded, asked),
    isYes: (said.rule === 'forbidden') === asksIfForbidden(asked.folded),
  };
  if (onlyIf !== null) return { ...verdict, onlyIf };
  return isOfOwnCondition(verdict, asked) ? null : verdict;
}

/** Whether it is asked if the deed is forbidden, and not if it may be done with what is forbidden. */
function asksIfForbidden(folded: string): boolean {
  return FORBIDDEN_ASKED.test(folded) && (!LEAVE_ASKED.test(folded) || SAID_FORBIDDEN.test(folded));
}

/** Whether the sentence says itself that it holds in some cases alone, or is long enough to say so in whatever words. */
function holdsInPart(rule: SaidRule['rule'], folded: string, asked: AskedQuestion): boolean {
  if (rule !== 'forbidden')
    return CONDITION.test(folded) || folded.replace(ADDED, '').split(' ').length > LONGEST_PLAIN;
  const ofItem = EXCEPTED_OF_ITEM.exec(folded)?.[0] ?? '';
  return EXCEPTED.test(speaksOf(ofItem, asked) ? folded : folded.replace(ofItem, ''));
}

/** Behind « ne peut … que » the condition, to the end of its sentence. */
const ONLY_IF =
  /(?<!\p{L})ne (?:peut|peuvent) [^.;:]{1,200}? (?:qu'|que (?=(?:s'|si |par |sur |dans |pour |pendant |durant |entre |a |au |aux |avec |apres |d'|de |du |en |lorsqu)))/u;
/** « Ne peuvent bénéficier de la mention que les produits … »: of whom or what it holds alone. */
const ONLY_OF =
  /^(?:[ivx]{1,4}[ .-]{1,5})?ne peu(?:t|vent) [^.;:]{1,250}? que (?=(?:les?|la|des|ceux|celles|celui) |l')/u;
/** A longer one is read in its sentence. */
const LONGEST_CONDITION = 200;

/** What alone allows it, an exact substring: « s'il a obtenu au préalable l'accord écrit du bailleur »; null where it is long. */
function onlyIfIn(sentence: string): string | null {
  const folded = foldedAlike(sentence);
  const match = ONLY_OF.exec(folded) ?? ONLY_IF.exec(folded);
  if (match === null) return null;
  const condition = bare(sentence.slice(match.index + match[0].length));
  return condition.length > LONGEST_CONDITION || /[;:]|\. /u.test(condition) ? null : condition;
}

/** Whether the rule is of words that it names, none of which is asked about. */
function isOfOtherWord(pieces: readonly string[], { folded }: AskedQuestion): boolean {
  const named = Array.from(pieces.join(' ').matchAll(NAMED_WORD), ([, word = '']) =>
    lawWords(word).join(' '),
  );
  return named.length > 0 && !named.some((word) => folded.includes(word));
}

/** Whether a right or a duty is asked about, the rule is of it, and its act and person are those asked about. */
function isAsked(said: SaidRule, asked: AskedQuestion): boolean {
  const { wish, folded } = asked;
  if (wish?.asks !== 'rule' || wish.right === wish.duty || isOfAnother(said, asked)) return false;
  if (said.rule === 'restricted' && asksIfForbidden(folded)) return false;
  if (said.rule === 'allowed' && leavesOpen(said, asked)) return false;
  return wish.duty === (said.rule === 'required') && isOfQuestion(said, asked);
}

/** Whether others may provide for it, some alone may do it, or what may be done is another deed: « la destination du chemin peut être définie ». */
function leavesOpen({ before, behind }: SaidRule, { deed }: AskedQuestion): boolean {
  const isOfAct = deed?.acts.every((act) => speaksOfAct(`${before} ${behind}`, act)) ?? true;
  return !isOfAct || PROVIDING.test(behind) || ALONE.test(before);
}

/** Whether the yes holds under conditions other than the one that is asked about. */
function isOfOwnCondition({ isYes, isConditional }: Verdict, { folded }: AskedQuestion): boolean {
  return isYes && isConditional && OWN_CONDITION.test(folded);
}

/** « Ne peuvent réunir plus de dix associés » forbids a number alone, which the question must name. */
const LIMITED = new RegExp(String.raw`\b(?:plus|moins) (?:de |d )(?:\d|(?:${NUMERAL})\b)`, 'u');
const COUNTED = new RegExp(
  String.raw`\d|\b(?!une?\b)(?:${NUMERAL})\b|\b(?:plus|moins|combien|nombreux|more|less|many|fewer)\b`,
  'u',
);

/** Whether what is asked is more than whether the deed may be done, or is of another than the rule. */
function isOfAnother({ rule, before, behind }: SaidRule, { folded, deed }: AskedQuestion): boolean {
  if (WITHOUT.test(folded) || (rule === 'forbidden' && ORDERING.test(folded))) return true;
  if (rule === 'forbidden' && LIMITED.test(behind) && !COUNTED.test(folded)) return true;
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
function isOfQuestion({ rule, before, behind }: SaidRule, asked: AskedQuestion): boolean {
  const { folded } = asked;
  const speaks = (words: string): boolean => speaksOf(words, asked);
  const isNamed = ANYONE.test(folded) || speaks(before);
  if (rule === 'forbidden') return (speaks(before) || speaks(behind)) && (isNamed || before === '');
  // « Peuvent bénéficier d'une appellation … » says who may, and of nothing else that he may not.
  return before !== '' && speaks(behind) && isNamed && !isDoneByOpponent(folded, before);
}

function speaksOf(words: string, { stemWeights }: AskedQuestion): boolean {
  return words.split(' ').some((word) => isMeaningful(word) && stemWeights.has(stemOf(word)));
}
