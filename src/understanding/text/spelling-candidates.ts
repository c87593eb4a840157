import { alignmentDistance } from './edit-distance.js';
import { isLikelyError, MOST_EDITS } from './typing-errors.js';
import { formsOf } from './word-forms.js';

/** A known word that a typing error may be of. */
export interface Candidate {
  word: string;
  /** A bit for each letter that the word holds. */
  letters: number;
  /** What it stands for, so that two forms of one thing do not compete. */
  meanings: ReadonlySet<string>;
}

/** The candidates at the least distance that an error may make. */
export function nearestOf(word: string, candidates: Iterable<Candidate>): Candidate[] {
  let nearest: Candidate[] = [];
  let least = MOST_EDITS;
  for (const candidate of candidates) {
    const distance = errorsBetween(word, candidate.word, least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(candidate);
  }
  return nearest;
}

/** How many errors one word is from the other, with « ph » written or heard as « f »; more than the limit where no typing error leads there. */
function errorsBetween(typed: string, candidate: string, limit: number): number {
  const asWritten = likelyErrors(typed, candidate, limit);
  if (!typed.includes('ph') && !candidate.includes('ph')) return asWritten;
  return Math.min(asWritten, likelyErrors(heard(typed), heard(candidate), limit));
}

function likelyErrors(typed: string, candidate: string, limit: number): number {
  const distance = alignmentDistance(typed, candidate, limit);
  return distance <= limit && isLikelyError(typed, candidate, distance) ? distance : limit + 1;
}

function heard(word: string): string {
  return word.replaceAll('ph', 'f');
}

/** "Turkey" is a name by itself, "Turks" only with "and Caicos". */
export function standsAlone({ meanings }: Candidate): boolean {
  return [...meanings].some((meaning) => !meaning.startsWith('part '));
}

/** Whether a word names a product, a place or a measure by itself, and is no mere word of grammar or law. */
export function isThing({ meanings }: Candidate): boolean {
  return [...meanings].some((meaning) => !/^(?:part|cue) /.test(meaning));
}

/** Whether all candidates are one word in several forms or stand for one thing. */
export function isOneThing(candidates: readonly Candidate[]): boolean {
  const [first, ...others] = candidates;
  if (!first) return false;
  const forms = new Set(formsOf(first.word));
  return others.every(
    (other) =>
      formsOf(other.word).some((form) => forms.has(form)) ||
      [...other.meanings].some((meaning) => first.meanings.has(meaning)),
  );
}

/** Among forms of one thing the one with the most letters in common at the end, then the longest; null of several things. */
export function bestOf(typed: string, candidates: readonly Candidate[]): string | null {
  if (!isOneThing(candidates)) return null;
  const score = ({ word }: Candidate): number => (word.at(-1) === typed.at(-1) ? 100 : 0) + word.length;
  return candidates.toSorted((a, b) => score(b) - score(a) || (a.word < b.word ? -1 : 1))[0]?.word ?? null;
}
