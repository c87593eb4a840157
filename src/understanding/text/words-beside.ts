import { wordAt } from './number-words.js';
import type { Candidate } from './spelling-candidates.js';
import type { Token } from './tokens.js';

const LEADS = /^(?:from|near|in|a|around|outside)$/;
const TELLER = /^(?:je|j|nous|i|we|suis|sommes|am)$/;
/** How far before « de » somebody may speak of himself. */
const TELLER_REACH = 5;

/**
 * Whether a word is written as the name of a town: with a capital behind a word that leads to a place, « à », "from", or behind
 * « de » in what somebody tells of himself, « je suis boulanger de Leeds ».
 */
export function isTownNamed(tokens: readonly Token[], at: number): boolean {
  const isName = /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '');
  if (!isName || at === 0) return false;
  const before = wordAt(tokens, at - 1);
  return (
    LEADS.test(before) || (before === 'de' && isTeller(tokens.slice(Math.max(0, at - TELLER_REACH), at)))
  );
}

function isTeller(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }) => TELLER.test(folded));
}

const JOINTS = /^(?:et|and|ou|or|ni|nor|vs|versus|contre|que|than|[,;/+&])$/;

/** « la France et l'Allemangne »: beside a joining word one more of a kind is to be expected. */
export function isJoined(tokens: readonly Token[], at: number): boolean {
  return [at - 2, at - 1, at + 1].some((other) => JOINTS.test(tokens[other]?.folded ?? ''));
}

/** Whether a word can be the name of a place. */
export function isPlace(candidate: Pick<Candidate, 'meanings'>): boolean {
  return means(candidate, 'place ');
}

/** Whether a word is of a product and of no place: what the name of a town is never an error for, as "February" may be. */
export function isProductAlone(candidate: Pick<Candidate, 'meanings'>): boolean {
  return means(candidate, 'product ') && !isPlace(candidate);
}

function means({ meanings }: Pick<Candidate, 'meanings'>, kind: string): boolean {
  return [...meanings].some((meaning) => meaning.startsWith(kind));
}
