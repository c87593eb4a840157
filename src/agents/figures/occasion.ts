import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { FilterFindings } from '../../wording/filter.findings.js';
import type { KnownFact } from '../../wording/facts.js';

/** Verbs of going from one side of a limit to the other; « depuis 1970 » below it is no going below. */
const CROSSES =
  /\b(?:pass|tomb|descend|chut|repass|retomb|franchi|plong|gliss|gone? |goes |went |fell |fall|drop|dip|slip|cross|sank|sink|climb|rose|rise)/;

/** « n'a-t-il plus », "has it not". */
const NO_MORE = /\b(?:ne|not|never)\b|\bn['’]|n['’]t\b/iu;

type Occasion = NonNullable<FilterFindings['occasion']>;
type Asked = NonNullable<Frame['occasion']>;

/**
 * The one of the periods beyond a limit that is asked for, of all that are compared, in order of time: the first, the last,
 * or the one from which it has been so without a break. « depuis quand … n'a-t-il plus dépassé » asks for the last.
 */
export function occasionOf(
  frame: Pick<Frame, 'occasion' | 'text'>,
  facts: readonly KnownFact[],
  matches: readonly KnownFact[],
): { occasion?: Occasion } {
  const newest = matches.at(-1);
  const asked = frame.occasion ?? (wentBeyondOnce(frame.text, facts, matches) ? 'first' : null);
  if (!asked || !newest) return {};
  const kind = meantBy(asked, frame.text);
  if (kind === 'back') return { occasion: backOf(facts, matches, newest) };
  if (kind === 'last') return { occasion: { kind, fact: newest, isStart: false } };
  const found = kind === 'since' ? sinceOf(facts, matches) : firstOf(frame.text, facts, matches);
  return { occasion: found ? startingAt(kind, found, facts) : endedAt(newest) };
}

function meantBy(asked: Asked, text: string): Asked {
  return asked === 'since' && NO_MORE.test(text) ? 'last' : asked;
}

function startingAt(kind: 'first' | 'since', fact: KnownFact, facts: readonly KnownFact[]): Occasion {
  return { kind, fact, isStart: fact === facts[0] };
}

/** Beyond the limit no more, since this one. */
function endedAt(fact: KnownFact): Occasion {
  return { kind: 'ended', fact, isStart: false };
}

const ASKS_WHEN =
  /^(?:.* )?(?:quand|en quel(?:le)? (?:annee|mois|semaine)|a quelle date|when|(?:in )?(?:what|which) (?:year|month|week))(?: |$)/;

/** « quand est-il tombé sous 30 millions »: the one time that it went beyond the limit, where that was but once. */
function wentBeyondOnce(text: string, facts: readonly KnownFact[], matches: readonly KnownFact[]): boolean {
  const folded = fold(text);
  if (!CROSSES.test(folded) || !ASKS_WHEN.test(folded)) return false;
  return (
    facts.filter((fact, at) => at > 0 && isIn(matches, fact) && !isIn(matches, facts[at - 1])).length === 1
  );
}

/** The last going past the limit; where there is none it was beyond it from the start, and may be so no more. */
function backOf(facts: readonly KnownFact[], matches: readonly KnownFact[], newest: KnownFact): Occasion {
  const crossing = facts.findLast(
    (fact, at) => at > 0 && isIn(matches, fact) && !isIn(matches, facts[at - 1]),
  );
  if (crossing) return { kind: 'back', fact: crossing, isStart: false };
  const start = facts.at(-1) === newest ? facts[0] : undefined;
  return start ? { kind: 'since', fact: start, isStart: true } : endedAt(newest);
}

function firstOf(
  text: string,
  facts: readonly KnownFact[],
  matches: readonly KnownFact[],
): KnownFact | undefined {
  const crossing = facts.find(
    (fact, at) => at > 0 && matches.includes(fact) && !isIn(matches, facts[at - 1]),
  );
  return CROSSES.test(fold(text)) ? (crossing ?? matches[0]) : matches[0];
}

/** The first of the unbroken run that ends with the newest figure; none where that one is not beyond the limit. */
function sinceOf(facts: readonly KnownFact[], matches: readonly KnownFact[]): KnownFact | undefined {
  const before = facts.findLastIndex((fact) => !matches.includes(fact));
  return facts[before + 1];
}

function isIn(matches: readonly KnownFact[], fact: KnownFact | undefined): boolean {
  return fact !== undefined && matches.includes(fact);
}
