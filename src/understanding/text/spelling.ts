import { alignmentDistance } from './edit-distance.js';
import type { EverydayWords } from './everyday-words.js';
import { isFew, lettersOf } from './letters.js';
import { foldName } from './normalise.js';
import type { PlaceNames } from '../terms/place-names.js';
import { type Token, wordsOf } from './tokens.js';
import { soundOf } from './word-sound.js';
import {
  bestOf,
  isOneThing,
  isThing,
  nearestOf,
  standsAlone,
  type Candidate,
} from './spelling-candidates.js';
import { isJoined, isPlace, isProductAlone, isTownNamed } from './words-beside.js';
import { editsAllowed, MOST_EDITS } from './typing-errors.js';
import type { Vocabulary } from '../terms/vocabulary.js';
import { formsOf } from './word-forms.js';

export interface Spelt {
  tokens: Token[];
  /** [as typed, as read] for typing errors; hasty spellings are read without a word about it. */
  corrections: [string, string][];
}

/** What the question says around a word. */
interface Context {
  /** The slots that it fills without the word: what it fills again must be very near. */
  filled: ReadonlySet<SlotKind>;
  isEnglish: boolean;
  /** Whether the word before leads to the name of a place. */
  namesPlace: boolean;
  /** Whether it is written as a name behind a word that leads to a place: "a baker from Leeds" names no leeks. */
  isTown: boolean;
}

/** Reads hasty spellings, then typing errors of words that no list knows. */
export class Spelling {
  readonly #hasty = new Map<string, string[]>();
  readonly #known = new Set<string>();
  /** Which slots the words fill by themselves: « colza » that of the product. */
  readonly #slots = new Map<string, ReadonlySet<SlotKind>>();
  readonly #byLength = new Map<number, Candidate[]>();

  /**
   * @param vocabulary its words, with what each stands for and in which language
   * @param dateWords month names and the like, as correct as any
   */
  constructor(
    private readonly vocabulary: Pick<Vocabulary, 'words' | 'languagesOf'>,
    spellings: ReadonlyMap<string, string>,
    private readonly everyday: EverydayWords,
    dateWords: Iterable<string>,
    private readonly places: PlaceNames,
  ) {
    for (const [written, read] of spellings) this.#hasty.set(spaced(written), spaced(read).split(' '));
    for (const [word, meanings] of vocabulary.words) this.#learn(word, meanings);
    for (const word of dateWords) {
      this.#known.add(word);
      this.#index(word, new Set([`date ${word}`]));
    }
  }

  correct(tokens: readonly Token[]): Spelt {
    const { tokens: read, corrections } = this.places.correct(this.#readHasty(tokens), {
      knows: (word) => this.knows(word),
      isFunctionWord: (word) => this.everyday.isFunctionWord(word),
    });
    const filled = new Set(read.flatMap(({ folded }) => [...(this.#slots.get(folded) ?? [])]));
    const isEnglish = this.#isEnglish(read);
    const corrected = read.map((token, at) => {
      const word = this.#correctionOf(token, {
        filled: isJoined(read, at) ? NOTHING_FILLED : filled,
        isEnglish,
        namesPlace: PLACE_FOLLOWS.has(read[at - 1]?.folded ?? ''),
        isTown: isTownNamed(read, at),
      });
      if (word === null) return token;
      corrections.push([token.text, word]);
      return { ...token, folded: word };
    });
    return { tokens: corrected, corrections };
  }

  /** Whether a word needs no correction: of the lexicon, of everyday language or with a regular ending of theirs. */
  knows(word: string): boolean {
    return this.everyday.has(word) || formsOf(word).some((form) => this.#known.has(form));
  }

  /** Whether most words of grammar are English ones; French ones may be a greeting's. */
  #isEnglish(tokens: readonly Token[]): boolean {
    const said = tokens.map(({ folded }) => this.everyday.languageOf(folded));
    return said.filter((one) => one === 'en').length > said.filter((one) => one === 'fr').length;
  }

  /** "volatile" is no « volaille » in an English question; names of places are written in either language. */
  #isSpoken(candidate: Candidate, isEnglish: boolean): boolean {
    const languages = this.vocabulary.languagesOf(candidate.word);
    if (!isEnglish || languages.size === 0 || languages.has('en')) return true;
    return isPlace(candidate);
  }

  #readHasty(tokens: readonly Token[]): Token[] {
    const read: Token[] = [];
    for (let at = 0; at < tokens.length;) {
      const length = [3, 2, 1].find((count) => this.#hasty.has(joinFolded(tokens, at, count)));
      const token = tokens[at];
      if (!token) break;
      // "bu/ac": what is behind a stroke belongs to the unit.
      if (length === undefined || tokens[at - 1]?.folded === '/') {
        read.push(...this.#elided(token));
        at += 1;
        continue;
      }
      const end = tokens[at + length - 1]?.end ?? token.end;
      for (const folded of this.#hasty.get(joinFolded(tokens, at, length)) ?? []) {
        read.push({ ...token, kind: 'word', folded, end, value: Number.NaN });
      }
      at += length;
    }
    return read;
  }

  /** « lannée », « davant »: the apostrophe was left out. */
  #elided(token: Token): Token[] {
    const { folded, kind } = token;
    const [, article, rest] = ELIDED.exec(folded) ?? [];
    if (kind !== 'word' || !article || !rest || this.knows(folded)) return [token];
    const isName = /^\p{Lu}/u.test(token.text);
    if (isName || !this.#isElided(article, rest)) return [token];
    const middle = token.start + article.length;
    const [before, after] = [token.text.slice(0, article.length), token.text.slice(article.length)];
    return [
      { ...token, folded: article, text: before, end: middle },
      { ...token, folded: rest, text: after, start: middle },
    ];
  }

  /** Whether the word may stand behind the letter: « j'aimerais », but no « j'orge »; short ones are those of things alone. */
  #isElided(letter: string, rest: string): boolean {
    const isNamed = this.#slots.has(rest) || ELIDED_TIMES.has(rest);
    if (NAMING.has(letter) && isNamed) return true;
    return rest.length >= SHORTEST_ELIDED && this.everyday.has(rest, 'fr');
  }

  #correctionOf(token: Token, context: Context): string | null {
    const word = token.folded;
    if (token.kind !== 'word' || editsAllowed(word) === 0 || this.knows(word)) return null;
    const nearest = nearestOf(word, this.#candidatesOf(word)).filter(
      (candidate) =>
        this.#isSpoken(candidate, context.isEnglish) &&
        !(context.isTown && isProductAlone(candidate)) &&
        (isClose(word, candidate.word) || !fillsAgain(candidate, context.filled)),
    );
    const alike = nearest.filter((candidate) => soundOf(candidate.word) === soundOf(word));
    const chosen = alike.length > 0 ? alike : nearest;
    const clear = isOneThing(chosen) ? chosen : chosen.filter(standsAlone);
    const country = alike.length > 0 ? null : this.#countryOf(word, clear, context);
    return country ?? bestOf(word, clear);
  }

  /** A country by its sound, or, where one is to be expected and nothing else is near, by the letters left of it. */
  #countryOf(word: string, near: readonly Candidate[], { filled, namesPlace }: Context): string | null {
    if (filled.has('place')) return null;
    const isOpen = namesPlace && !near.some(isThing);
    return this.places.soundingLike(word) ?? (isOpen ? this.places.shortenedTo(word) : null);
  }

  /** Words of like length that share all letters but as many as may be wrong. */
  *#candidatesOf(word: string): Generator<Candidate> {
    const letters = lettersOf(word);
    for (let length = word.length - MOST_EDITS; length <= word.length + MOST_EDITS; length += 1) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        if (isFew(letters & ~candidate.letters) && isFew(candidate.letters & ~letters)) yield candidate;
      }
    }
  }

  /** The word and its regular singulars; an error in « tomate » is one where the lexicon has « tomates ». */
  #learn(word: string, meanings: ReadonlySet<string>): void {
    const slots = slotsOf(meanings);
    for (const form of formsOf(word)) {
      this.#known.add(form);
      if (slots.size > 0) this.#slots.set(form, slots);
      if (form === word ? isWorthReading(meanings) : slots.has('product')) this.#index(form, meanings);
    }
  }

  #index(word: string, meanings: ReadonlySet<string>): void {
    if (editsAllowed(word) === 0) return;
    const candidate = { word, meanings, letters: lettersOf(word) };
    const list = this.#byLength.get(word.length);
    if (list) list.push(candidate);
    else this.#byLength.set(word.length, [candidate]);
  }
}

type SlotKind = 'product' | 'place';

/** « lannée », « jaimerais »: a letter that loses its vowel, and a word that begins with one. */
const ELIDED = /^(l|d|qu|[jmnst])([aeiouhy][a-z]{2,})$/;
/** Those that stand before the name of a thing. */
const NAMING = new Set(['l', 'd', 'qu']);
const SHORTEST_ELIDED = 4;
const ELIDED_TIMES = new Set(['annee', 'avant', 'apres', 'automne', 'hiver', 'aout', 'avril', 'octobre']);
/** « en frce », "in grmny". */
const PLACE_FOLLOWS: ReadonlySet<string> = new Set(['en', 'au', 'aux', 'in', 'from']);
const NOTHING_FILLED: ReadonlySet<SlotKind> = new Set();

function slotsOf(meanings: ReadonlySet<string>): Set<SlotKind> {
  const kinds = (['product', 'place'] as const).filter((kind) =>
    [...meanings].some((meaning) => meaning.startsWith(`${kind} `)),
  );
  return new Set(kinds);
}

/** The same by ear, or one error, the first letter right; in five letters or more. */
function isClose(typed: string, candidate: string): boolean {
  if (typed.length <= 4) return false;
  return (
    soundOf(typed) === soundOf(candidate) ||
    (typed[0] === candidate[0] && alignmentDistance(typed, candidate, 1) <= 1)
  );
}

function fillsAgain({ meanings }: Candidate, filled: ReadonlySet<SlotKind>): boolean {
  const slots = slotsOf(meanings);
  return slots.size > 0 && [...slots].every((slot) => filled.has(slot));
}

/** Words of things; of cues only the few that are marked so, as the others are too easily hit by chance. */
function isWorthReading(meanings: ReadonlySet<string>): boolean {
  return meanings.has('cue spelt') || [...meanings].some((meaning) => !meaning.startsWith('cue '));
}

function joinFolded(tokens: readonly Token[], at: number, count: number): string {
  if (at + count > tokens.length) return '';
  return tokens
    .slice(at, at + count)
    .map((token) => token.folded)
    .join(' ');
}

/** The folded words of a writing, with single spaces between them. */
function spaced(writing: string): string {
  return wordsOf(foldName(writing)).join(' ');
}
