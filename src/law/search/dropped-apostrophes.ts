import { foldedAlike } from './law-words.js';

/** What a word is known by. */
export interface WordsKnown {
  /** Whether it is a word by itself. */
  readonly isWord: (folded: string) => boolean;
  /** Whether it is one that may follow an apostrophe. */
  readonly isElided: (folded: string) => boolean;
}

/** « lautorisation », « jexploite », « quun »; what is left must be a word of its own. */
const RUN = /(?<![a-z0-9'])(?:l|d|j|m|t|s|n|c|qu)(?=[aeiouhy])[a-z]{2,30}(?![a-z0-9'])/gu;
const ELIDING = /^(?:qu|[ldjmtsnc])/u;
/** Words too short to be told from a misspelt one, as they are left behind an apostrophe. */
const SHORT = new Set('a ai as au aux elle en est et eu il ils on ont ou un une y'.split(' '));
const SHORTEST = 3;
/** « détendu », « décharge » are words by themselves, whether known or not. */
const PREFIX = 'dé';
/** « c' » stands before little else. */
const BEHIND_C = /^(?:est|etait|etaient|eut|etant)$/u;

/** The text with the apostrophes that were left out put back, where the words run together are none: « l'autorisation ». */
export function withApostrophes(text: string, known: WordsKnown): string {
  let restored = '';
  let from = 0;
  for (const { 0: run, index } of foldedAlike(text).matchAll(RUN)) {
    const [before = ''] = ELIDING.exec(run) ?? [];
    const isPrefixed = text.slice(index).toLowerCase().startsWith(PREFIX);
    if (isPrefixed || known.isWord(run) || !isLeft(before, run.slice(before.length), known)) continue;
    restored += `${text.slice(from, index + before.length)}'`;
    from = index + before.length;
  }
  return restored + text.slice(from);
}

/** Whether the word is one that stands behind the letter. */
function isLeft(letter: string, word: string, { isElided }: WordsKnown): boolean {
  if (letter === 'c') return BEHIND_C.test(word);
  return SHORT.has(word) || (word.length >= SHORTEST && isElided(word));
}
