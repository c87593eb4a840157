import type { Lexicon } from '../../lexicon/lexicon.js';
import { alignmentDistance } from '../text/edit-distance.js';
import { foldName } from '../text/normalise.js';
import { type Token, wordsOf } from '../text/tokens.js';
import { isSubsequence } from '../text/typing-errors.js';
import { soundOf } from '../text/word-sound.js';

/** A name of several words. */
type Name = readonly string[];

/** What is known of a word by itself. */
export interface OwnWords {
  /** Whether it is right as it stands. */
  readonly knows: (word: string) => boolean;
  /** Whether it joins others and stands for no name: « entre », « dans », "between". */
  readonly isFunctionWord: (word: string) => boolean;
}

/** In all the words of a name. */
const MOST_ERRORS = 3;
/** From so many letters on a word that is right by itself may stand for another one: « nouvel Zélande ». */
const LONG_WORD = 5;
/** Shorter words are short for too many things. */
const SHORTEST = 4;

/**
 * Names of countries that have several words. Each word by itself may be too short or too near to others to be mended;
 * beside one another they are clear: "nw zeland", « république tchèq ».
 */
export class PlaceNames {
  readonly #names = new Map<string, Name[]>();
  /** Those of continents and groups, which are right as they stand: « Amérique du Sud » is no « Afrique du Sud ». */
  readonly #groups = new Map<string, Name[]>();
  /** Countries of one word by how they sound. */
  readonly #sounds = new Map<string, string>();
  /** Countries of one word by their first and last letter, with the place that each names. */
  readonly #ends = new Map<string, { word: string; place: string }[]>();

  constructor(lexicon: Lexicon) {
    const countries = lexicon.places.filter(({ kind }) => kind === 'country');
    for (const { id, name, synonyms } of countries) {
      for (const term of [name.fr.text, name.en.text, ...synonyms.fr, ...synonyms.en])
        addName(this.#names, term);
      for (const { text } of [name.fr, name.en]) {
        this.#hear(text);
        this.#index(text, id);
      }
    }
    for (const { kind, name, synonyms } of lexicon.places) {
      if (kind !== 'continent' && kind !== 'union') continue;
      for (const term of [name.fr.text, name.en.text, ...synonyms.fr, ...synonyms.en])
        addName(this.#groups, term);
    }
  }

  /** The country that a word of no list sounds like: « belgik », « ongri »; null where it sounds like none. */
  soundingLike(word: string): string | null {
    return word.length >= LONG_WORD ? (this.#sounds.get(soundOf(word)) ?? null) : null;
  }

  /** The one country that a word of no list is short for: « frce », « plgne », "grmny"; null where it is for none or several. */
  shortenedTo(word: string): string | null {
    const isShort = (name: string): boolean =>
      word.length >= SHORTEST && isSubsequence(word, name) && consonantsIn(name) - consonantsIn(word) <= 1;
    const found = (this.#ends.get(endsOf(word)) ?? []).filter((one) => isShort(one.word));
    const [first, ...others] = found.toSorted((a, b) => a.word.length - b.word.length);
    return first && others.every(({ place }) => place === first.place) ? first.word : null;
  }

  correct(tokens: readonly Token[], own: OwnWords): { tokens: Token[]; corrections: [string, string][] } {
    const read = [...tokens];
    const corrections: [string, string][] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const name = this.#nameAt(tokens, at, own);
      for (const [index, word] of (name ?? []).entries()) {
        const token = tokens[at + index];
        if (!token || token.folded === word) continue;
        read[at + index] = { ...token, folded: word };
        corrections.push([token.text, word]);
      }
      at += name ? name.length - 1 : 0;
    }
    return { tokens: read, corrections };
  }

  #index(term: string, place: string): void {
    const [word, ...others] = wordsOf(foldName(term));
    if (!word || others.length > 0) return;
    const alike = this.#ends.get(endsOf(word)) ?? [];
    this.#ends.set(endsOf(word), [...alike, { word, place }]);
  }

  #hear(term: string): void {
    const [word, ...others] = wordsOf(foldName(term));
    if (word && others.length === 0 && !this.#sounds.has(soundOf(word)))
      this.#sounds.set(soundOf(word), word);
  }

  /** The one name that the words here are a misspelling of; null where they are right, or none of any. */
  #nameAt(tokens: readonly Token[], at: number, own: OwnWords): Name | null {
    const first = tokens[at];
    if (first?.kind !== 'word') return null;
    const groups = this.#groups.get(keyOf(first.folded)) ?? [];
    if (groups.some((name) => errorsIn(tokens, at, name, own) === 0)) return null;
    let [least, best]: [number, Name | null] = [MOST_ERRORS + 1, null];
    for (const name of this.#names.get(keyOf(first.folded)) ?? []) {
      const errors = errorsIn(tokens, at, name, own);
      if (errors === 0) return null;
      if (errors < least) [least, best] = [errors, name];
    }
    return best;
  }
}

/** Files a name of several words under what it begins with. */
function addName(names: Map<string, Name[]>, term: string): void {
  const words = wordsOf(foldName(term));
  if (words.length < 2 || !words.every((word) => /^\p{L}{2,}$/u.test(word))) return;
  const key = keyOf(words[0] ?? '');
  const known = names.get(key) ?? [];
  names.set(key, known);
  if (!known.some((one) => one.join(' ') === words.join(' '))) known.push(words);
}

/** How many there are, two of a kind in a row counted once. */
function consonantsIn(word: string): number {
  return word
    .replace(/[aeiouy]/g, ' ')
    .replace(/(\S)\1/g, '$1')
    .replaceAll(' ', '').length;
}

function endsOf(word: string): string {
  return word.slice(0, 1) + word.slice(-1);
}

function keyOf(word: string): string {
  return word.slice(0, 1);
}

function errorsIn(tokens: readonly Token[], at: number, name: Name, own: OwnWords): number {
  let errors = 0;
  for (const [index, word] of name.entries()) {
    const typed = tokens[at + index];
    if (typed?.kind !== 'word') return Number.POSITIVE_INFINITY;
    errors += errorsBetween(typed.folded, word, own);
    if (errors > MOST_ERRORS) return errors;
  }
  return errors;
}

/** The first letter right; one error, or two in a long word; in a short one a letter lost or added, never another letter. */
function errorsBetween(typed: string, word: string, own: OwnWords): number {
  if (typed === word) return 0;
  if (typed[0] !== word[0] || isItself(typed, word, own)) return Number.POSITIVE_INFINITY;
  const allowed = word.length >= 7 ? 2 : 1;
  const distance = alignmentDistance(typed, word, allowed);
  return distance > allowed ? Number.POSITIVE_INFINITY : distance;
}

/** « pays pas », « pays base »: a short word that is another one; « France entre 2020 et … » is not « France entière ». */
function isItself(typed: string, word: string, { knows, isFunctionWord }: OwnWords): boolean {
  if (isFunctionWord(typed) || (word.length <= 3 && typed.length === word.length)) return true;
  const isEnding = typed.startsWith(word) || word.startsWith(typed);
  return typed.length < LONG_WORD && !isEnding && knows(typed);
}
