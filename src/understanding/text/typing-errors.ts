import { soundOf } from './word-sound.js';

/** More edits than these are no typing error of any word. */
export const MOST_EDITS = 2;

/** No word of the lexicon is longer; what is longer is no word. */
const LONGEST_WORD = 30;

/** 0 up to 3 letters, 1 for 4 to 7, 2 from 8. */
export function editsAllowed(word: string): number {
  if (word.length <= 3 || word.length > LONGEST_WORD) return 0;
  return word.length <= 7 ? 1 : 2;
}

const VERB_ENDING = /^(?:er|ent|ant|ait|aient|ez|ons|ees?|ed|ing|ly|ment|e|es|s|)$/;
const SAME_SOUND = /^(?:ck|kc|kq|qk|cq|qc|cs|sc|zs|sz|fp|pf|ae|ea|gj|jg|iy|yi|oh|ho|ah|ha|eh|he)$/;

/** Whether a typed word may well be the candidate with so many errors. */
export function isLikelyError(typed: string, candidate: string, distance: number): boolean {
  if (isOtherForm(typed, candidate) || !isLikelyShort(typed, candidate)) return false;
  if (typed[0] === candidate[0]) return distance < 2 || isLikelyTwice(typed, candidate);
  return distance < 2 && isLikelyStart(typed, candidate);
}

/** A first letter is seldom mistyped, save swapped with the second, lost, doubled, or for one of the same sound. */
function isLikelyStart(typed: string, candidate: string): boolean {
  const isSwapped = typed[0] === candidate[1] && typed[1] === candidate[0];
  const isLost = candidate.slice(1) === typed && typed.length > 4;
  return (
    isSwapped ||
    isLost ||
    typed.slice(1) === candidate ||
    SAME_SOUND.test(`${typed[0] ?? ''}${candidate[0] ?? ''}`)
  );
}

/** « fermée » beside « ferme », "based" beside "base": another form of a word, no typing error; « rendemment » is one. */
function isOtherForm(typed: string, candidate: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === candidate[same]) same += 1;
  const [ending, other] = [typed.slice(same), candidate.slice(same)];
  const isDoubled = ending[0] === typed[same - 1] && ending.slice(1) === other;
  return !isDoubled && ending.length > 1 && same >= 3 && VERB_ENDING.test(ending) && VERB_ENDING.test(other);
}

/** In four letters only a swap, a lost letter or one of the same sound is an error; another letter makes another word. */
function isLikelyShort(typed: string, candidate: string): boolean {
  if (typed.length > 4) return true;
  if (candidate.length > typed.length) return candidate.length > 4;
  return sorted(typed) === sorted(candidate) || soundOf(typed) === soundOf(candidate);
}

/** Two errors: in words of 8 letters, or 7 that merely lost some. */
function isLikelyTwice(typed: string, candidate: string): boolean {
  return typed.length >= 8 || (typed.length === 7 && isSubsequence(typed, candidate));
}

/** Whether all letters of the part stand in the whole in their order. */
export function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at += 1;
  return at === part.length;
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}
