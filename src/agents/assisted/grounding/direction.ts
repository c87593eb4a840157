import { fold } from '../../../understanding/text/normalise.js';
import type { Token } from '../../../understanding/text/tokens.js';
import type { Evidence } from './evidence.js';
import type { Claim, Clause, ReadSentence } from './prose.reading.js';

/** Folded words that say that something grew, and that it shrank. */
const UP =
  /^(?:hausses?|augment\p{L}*|progress\p{L}*|croissance|accru\p{L}*|accroiss\p{L}*|grimp\p{L}*|bond(?:i|it|s)?|rebond\p{L}*|gagn\p{L}*|up|ris(?:e|es|en|ing)|rose|increas\p{L}*|gr[eo]w\p{L}*|gain\p{L}*|climb\p{L}*|jump\p{L}*|higher)$/u;
const DOWN =
  /^(?:baiss\p{L}*|recul\p{L}*|diminu\p{L}*|chut\p{L}*|repli\p{L}*|perd\p{L}*|flechi\p{L}*|down|fall\p{L}*|fell|decreas\p{L}*|declin\p{L}*|drop\p{L}*|lower|lost|shr[aiu]nk\p{L}*|plung\p{L}*)$/u;

/** Whether a change is said to go the way it went: by its sign, or by the words of its clause, or of its sentence. */
export function goesItsWay(
  claim: Claim,
  evidence: Evidence,
  sentence: ReadSentence,
  tokens: readonly Token[],
): boolean {
  if (!isChange(evidence)) return true;
  const way = Math.sign(evidence.value);
  if (claim.value < 0 || claim.words.startsWith('+')) return Math.sign(claim.value) === way;
  const clause = sentence.clauses.find(({ start, end }) => claim.at >= start && claim.at < end);
  const said = (clause && wayIn(clause, tokens)) ?? wayIn(sentence, tokens);
  return said === null || WAYS[said] === way;
}

/** 1 for a word that says that something grew, -1 for one that says it shrank, else null; "higher" and "lower" may compare. */
export function changeWay(folded: string): 1 | -1 | null {
  if (folded === 'higher' || folded === 'lower') return null;
  if (UP.test(folded)) return 1;
  return DOWN.test(folded) ? -1 : null;
}

/** Whether the clause of the claim says that something grew or shrank. */
export function changesWay({ clause }: { clause: string }): boolean {
  return (fold(clause).match(/\p{L}+/gu) ?? []).some((word) => changeWay(word) !== null);
}

/** Words that say both ways say neither. */
const WAYS = { up: 1, down: -1, both: 0 } as const;
const CHANGES: ReadonlySet<string> = new Set(['difference', 'percent-change', 'yearly-growth']);

/** Whether it is a change in time; how far two places are apart has no way. */
export function isChange({ name, kind, value, facts }: Evidence): boolean {
  const inTime = new Set(facts.map((fact) => fact.period)).size > 1;
  return kind === 'result' && CHANGES.has(name) && inTime && value !== 0;
}

/** Null where no word says a way; `both` where words say both. */
function wayIn({ start, end }: Clause, tokens: readonly Token[]): 'up' | 'down' | 'both' | null {
  const words = tokens.slice(start, end).map((token) => token.folded);
  const [up, down] = [words.some((word) => UP.test(word)), words.some((word) => DOWN.test(word))];
  if (up && down) return 'both';
  return up ? 'up' : down ? 'down' : null;
}
