import { alignmentDistance } from './alignment-distance.js';

const MIN_LENGTH = 5;
/** Where letters are missing, too many or wrong, a shorter word is more likely another word than a misspelt one. */
const MIN_LENGTH_FOR_OTHER_LETTERS = 7;
const TWO_ERRORS_FROM = 9;

/** The folded words that may be written, of each language, most widespread first. */
export interface SpellingWords {
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** Sets misspelt words right by the words of the texts and of the lexicon; pure. */
export class WordSpeller {
  readonly #known: ReadonlySet<string>;
  readonly #frenchWords: ReadonlySet<string>;
  readonly #french: ReadonlyMap<string, readonly string[]>;
  readonly #english: ReadonlyMap<string, readonly string[]>;

  constructor(words: SpellingWords) {
    this.#known = new Set([...words.fr, ...words.en]);
    this.#frenchWords = new Set(words.fr);
    this.#french = byFirstLetter(words.fr);
    this.#english = byFirstLetter(words.en);
  }

  /** Whether the folded word is a French one. */
  isFrench(word: string): boolean {
    return this.#frenchWords.has(word);
  }

  /**
   * The nearest known word: neighbours exchanged, from seven letters one letter missing, too many or wrong, from nine
   * letters two errors; the first letter right or exchanged with the second; of several the most widespread. The
   * word itself where it is known, has a figure, is short, or where none is near.
   */
  correct(word: string, english: boolean): string {
    if (word.length < MIN_LENGTH || this.#known.has(word) || /\d/u.test(word)) return word;
    const words = english ? this.#english : this.#french;
    const exchanged = words.get(word.charAt(1)) ?? [];
    const candidates = [
      ...(words.get(word.charAt(0)) ?? []),
      ...exchanged.filter((other) => other.charAt(1) === word.charAt(0)),
    ];
    return nearest(word, candidates) ?? word;
  }
}

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const group = groups.get(word.charAt(0));
    if (group === undefined) groups.set(word.charAt(0), [word]);
    else group.push(word);
  }
  return groups;
}

function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let allowed = word.length >= TWO_ERRORS_FROM ? 2 : 1;
  const letters = lettersOf(word);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = alignmentDistance(word, candidate, allowed);
    if (distance > allowed) continue;
    if (word.length < MIN_LENGTH_FOR_OTHER_LETTERS && lettersOf(candidate) !== letters) continue;
    best = candidate;
    allowed = distance - 1;
    if (allowed === 0) break;
  }
  return best;
}

function lettersOf(word: string): string {
  return word.split('').sort().join('');
}
