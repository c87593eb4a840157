import type { Language } from '../../common/language.js';
import { foldName } from '../text/normalise.js';
import { type Token, wordsOf } from '../text/tokens.js';
import { formsOf } from '../text/word-forms.js';

export type SenseKind = 'product' | 'place' | 'measure' | 'unit' | 'publisher' | 'cue';

/** One thing that a term may stand for. */
export interface Sense {
  kind: SenseKind;
  /** Id in the lexicon, or the cue's name. */
  id: string;
  /** Of a cue: how strongly it speaks; 1 otherwise. */
  weight: number;
  /** The language that the term belongs to. */
  language: Language;
  /** True for adjectives and inhabitants' names of places: « française ». */
  adjective: boolean;
}

/** Most nodes are the last of their path: they go without a map. */
interface Node {
  next: Map<string, Node> | null;
  senses: Sense[];
}

export interface TermMatch {
  senses: readonly Sense[];
  /** How many tokens. */
  length: number;
}

const MAX_PATHS = 32;

/** Months whose names are not written as they are looked up. */
const MONTHS = new Map(
  'février août décembre January February March April June July August September October November December'
    .split(' ')
    .map((month) => [foldName(month), month]),
);

/** All terms that the questions may hold, as a tree of folded words; regular plurals of each word are the same. */
export class Vocabulary {
  readonly #root: Node = { next: null, senses: [] };
  readonly #words = new Map<string, Set<string>>();
  readonly #languages = new Map<string, Set<Language>>();
  /** Folded words as they are written in the first term that has them: « évolution », "Hungary". */
  readonly #written = new Map<string, string>();

  /** Adds a term; a term that folds to no word at all is left out. */
  add(term: string, sense: Sense): void {
    const words = wordsOf(foldName(term));
    if (words.length === 0) return;
    for (const path of isFixed(sense) ? [words] : pathsOf(words)) this.#addPath(path, sense);
    for (const word of words) {
      this.#addWord(word, words.length === 1 ? `${sense.kind} ${sense.id}` : partOf(sense, word));
      this.#languages.set(word, (this.#languages.get(word) ?? new Set()).add(sense.language));
    }
    for (const written of term.match(/[\p{L}\p{M}]+/gu) ?? []) {
      const folded = foldName(written);
      if (!this.#written.has(folded)) this.#written.set(folded, written);
    }
  }

  /** The longest term that begins at a token and does not run into a taken one, or null. */
  match(tokens: readonly Token[], at: number, isTaken: (index: number) => boolean): TermMatch | null {
    return this.#walk(this.#root, tokens, at, 0, isTaken);
  }

  /** Every word of its terms with what it stands for: `product wheat`, `part sucriere`, `cue forecast`. */
  get words(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#words;
  }

  /** The languages that a word of its terms is of. */
  languagesOf(word: string): ReadonlySet<Language> {
    return this.#languages.get(word) ?? new Set();
  }

  /** A folded word with its accents and capitals; as it is where no term has it. */
  writtenOf(word: string): string {
    return MONTHS.get(word) ?? this.#written.get(word) ?? word;
  }

  #addWord(word: string, meaning: string): void {
    if (!/^\p{L}{3,}$/u.test(word)) return;
    const meanings = this.#words.get(word);
    if (meanings) meanings.add(meaning);
    else this.#words.set(word, new Set([meaning]));
  }

  #addPath(path: readonly string[], sense: Sense): void {
    let node = this.#root;
    for (const word of path) {
      node.next ??= new Map();
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: null, senses: [] }));
      node = next;
    }
    const isKnown = node.senses.some(
      (known) => known.kind === sense.kind && known.id === sense.id && known.language === sense.language,
    );
    if (!isKnown) node.senses.push(sense);
  }

  #walk(
    node: Node,
    tokens: readonly Token[],
    at: number,
    length: number,
    isTaken: (index: number) => boolean,
  ): TermMatch | null {
    const token = tokens[at + length];
    let best: TermMatch | null = node.senses.length > 0 ? { senses: node.senses, length } : null;
    if (!token || isTaken(at + length)) return best;
    for (const form of node.next ? formsOf(token.folded) : []) {
      const next = node.next?.get(form);
      const found = next ? this.#walk(next, tokens, at, length + 1, isTaken) : null;
      best = longer(best, found);
    }
    return best;
  }
}

/** Cues and names keep their number: « premier » is one, « premiers » are several. */
function isFixed({ kind }: Sense): boolean {
  return kind === 'cue' || kind === 'publisher';
}

/** A word within a longer term stands for itself alone; within a longer cue it is a common word. */
function partOf(sense: Sense, word: string): string {
  return isFixed(sense) ? 'cue part' : `part ${word}`;
}

/** The longer of two matches; both together where they are of one length: « abattus » is a cue and a form of a measure. */
function longer(one: TermMatch | null, other: TermMatch | null): TermMatch | null {
  if (!one || !other) return one ?? other;
  if (one.length !== other.length) return one.length > other.length ? one : other;
  return { length: one.length, senses: [...new Set([...one.senses, ...other.senses])] };
}

/** The term's words with each in all its forms. */
function pathsOf(words: readonly string[]): readonly (readonly string[])[] {
  let paths: string[][] = [[]];
  for (const word of words) {
    const forms = formsOf(word);
    if (forms.length === 1 || paths.length >= MAX_PATHS) for (const path of paths) path.push(word);
    else paths = paths.flatMap((path) => forms.map((form) => [...path, form]));
  }
  return paths;
}
