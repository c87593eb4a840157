import type { Language } from '../common/language.js';
import { normalise } from './normalise.js';
import { tokenise, type Token } from './tokens.js';
import { formsOf } from './word-forms.js';

export type SenseKind = 'product' | 'place' | 'measure' | 'unit' | 'cue';

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

interface Node {
  next: Map<string, Node>;
  senses: Sense[];
}

export interface TermMatch {
  senses: readonly Sense[];
  /** How many tokens. */
  length: number;
}

const MAX_PATHS = 32;

/** All terms that the questions may hold, as a tree of folded words; regular plurals of each word are the same. */
export class Vocabulary {
  readonly #root: Node = { next: new Map(), senses: [] };
  readonly #words = new Map<string, Set<string>>();

  /** Adds a term; a term that folds to no word at all is left out. */
  add(term: string, sense: Sense): void {
    const words = tokenise(normalise(term)).map((token) => token.folded);
    if (words.length === 0) return;
    for (const path of pathsOf(words)) this.#addPath(path, sense);
    for (const word of words) {
      if (!/^\p{L}{3,}$/u.test(word)) continue;
      const terms = this.#words.get(word) ?? new Set();
      terms.add(words.length === 1 ? `${sense.kind} ${sense.id}` : word);
      this.#words.set(word, terms);
    }
  }

  /** The longest term that begins at a token and does not run into a taken one, or null. */
  match(tokens: readonly Token[], at: number, isTaken: (index: number) => boolean): TermMatch | null {
    return this.#walk(this.#root, tokens, at, 0, isTaken);
  }

  /** Every single word of its terms, with what it stands for by itself. */
  get words(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#words;
  }

  #addPath(path: readonly string[], sense: Sense): void {
    let node = this.#root;
    for (const word of path) {
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map(), senses: [] }));
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
    for (const form of formsOf(token.folded)) {
      const next = node.next.get(form);
      const found = next ? this.#walk(next, tokens, at, length + 1, isTaken) : null;
      if (found && found.length > (best?.length ?? 0)) best = found;
    }
    return best;
  }
}

/** The term's words with each in all its forms. */
function pathsOf(words: readonly string[]): string[][] {
  let paths: string[][] = [[]];
  for (const word of words) {
    const forms = paths.length >= MAX_PATHS ? [word] : formsOf(word);
    paths = paths.flatMap((path) => forms.map((form) => [...path, form]));
  }
  return paths;
}
