import { AUTHORITIES, BY_AUTHORITY, INFINITIVE } from './asked-deed.data.js';
import type { AskedDeed } from './asked-deed.js';
import { PROHIBITION } from './legal-cues.js';
import { isMeaningful, stemOf } from './search/law-words.js';

/** What a sentence says may or must be done, its words folded. */
export interface SaidRule {
  readonly rule: 'allowed' | 'forbidden' | 'restricted' | 'required';
  /** What stands in front: who may or must, or what is forbidden. */
  readonly before: string;
  readonly behind: string;
}

/** Where a sentence says what may or must be done: in front stands of whom or what, behind what of it. */
const RULES: readonly (readonly [SaidRule['rule'], RegExp])[] = [
  [
    'restricted',
    /\bne (?:peut|peuvent) (?:(?!(?:ainsi|afin|tant|bien|des lors) qu)\w+ ){1,30}qu?e? (?:s|si|par|sur|dans|pour|pendant|durant|entre|a|au|aux|avec|apres|d|de|du|en|une|lorsqu\w*)\b/u,
  ],
  // « Ne peuvent bénéficier de la mention que les produits … »
  [
    'restricted',
    /^(?:[ivx]{1,4} )?ne peu(?:t|vent) (?!(?:ni|pas|plus|jamais)\b)(?:\w+ ){1,30}que (?:les?|la|l|des|ceux|celles|celui)\b/u,
  ],
  ['restricted', /\bn (?:est|sont) (?:autorise|permis|possible)\w* (?:\w+ ){0,30}que\b/u],
  ['forbidden', PROHIBITION],
  [
    'forbidden',
    /\bne (?:peut|peuvent|doit|doivent)\b|\b(?:n est|ne sont) pas (?:autorise|permis)(?:e?s?)\b/u,
  ],
  ['required', /\b(?:doit|doivent|(?:est|sont) tenue?s?|(?:est|sont) obligatoires?)\b/u],
  [
    'allowed',
    /\b(?:peut|peuvent|a le droit|ont le droit|(?:fait|font) pas obstacle|(?<!\bne? )(?:est|sont) (?:autorise|permis)e?s?)\b/u,
  ],
];
/** « Les travaux peuvent être effectués par la commune »: who does it stands behind. */
const PASSIVE = /^ ?(?:\w{4,20} )?etre \w+e?e?s?\b/u;

/** The first rule that the folded sentence states; null where it states none. */
export function ruleIn(folded: string): SaidRule | null {
  const found = RULES.map(([rule, pattern]) => ({ rule, match: pattern.exec(folded) }))
    .filter(({ match }) => match !== null)
    .toSorted((left, right) => (left.match?.index ?? 0) - (right.match?.index ?? 0))[0];
  if (!found?.match) return null;
  const { rule, match } = found;
  const verb = /^\w+ \w+/u.exec(match[0])?.[0] ?? match[0];
  const end = match.index + (rule === 'restricted' ? verb.length : match[0].length);
  return { rule, before: folded.slice(0, match.index), behind: folded.slice(end) };
}

/** Whether the sentence is of the deed that is asked about: it speaks of the whole act, and of who does it where one is named. */
export function isOfDeed(folded: string, deed: AskedDeed): boolean {
  const said = ruleIn(folded);
  if (said === null || !deed.acts.every((act) => speaksOf(folded, act))) return false;
  if (deed.isOwn && isOfAuthority(said, deed)) return false;
  if (deed.actor === null) return true;
  return speaksOf(isAnyOrder(said) ? folded : said.before, deed.actor);
}

/** Whether a sentence that names the deed otherwise may be of who does it: an authority must be named. */
export function mayBeOfActor(folded: string, { actor, isOfAuthority: isNeeded }: AskedDeed): boolean {
  return !isNeeded || actor === null || speaksOf(folded, actor);
}

/** Whether an authority may do something else than the act, or it does the act in the stead of others. */
function isOfAuthority({ before, behind }: SaidRule, { acts }: AskedDeed): boolean {
  return BY_AUTHORITY.test(behind) || (AUTHORITIES.test(before) && !beginsWith(behind, acts));
}

/** Whether what may be done is the act itself: « le tribunal peut autoriser la cession » is not of who cedes. */
function beginsWith(behind: string, acts: readonly ReadonlySet<string>[]): boolean {
  const verb = behind.split(' ').find((word) => isMeaningful(word) && INFINITIVE.test(word)) ?? '';
  return acts[0]?.has(stemOf(verb)) === true;
}

/** Whether it may be said of someone anywhere in the sentence. */
function isAnyOrder({ rule, before, behind }: SaidRule): boolean {
  return before === '' || PASSIVE.test(behind) || (rule === 'forbidden' && !/ne?$/u.test(before.trim()));
}

function speaksOf(words: string, stems: ReadonlySet<string>): boolean {
  return words.split(' ').some((word) => stems.has(stemOf(word)));
}
