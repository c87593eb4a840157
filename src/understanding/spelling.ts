import type { Cues } from '../lexicon/cues.js';
import { alignmentDistance } from './edit-distance.js';
import { fold, normalise } from './normalise.js';
import { tokenise, type Token } from './tokens.js';
import { formsOf } from './word-forms.js';

export interface Spelt {
  tokens: Token[];
  /** [as typed, as read] for typing errors; hasty spellings are read without a word about it. */
  corrections: [string, string][];
}

interface Candidate {
  word: string;
  /** What it stands for, so that two forms of one thing do not compete. */
  meaning: string;
}

/** Reads hasty spellings, then typing errors of words that no list knows. */
export class Spelling {
  readonly #hasty = new Map<string, string[]>();
  readonly #known = new Set<string>();
  readonly #byDeletion = new Map<string, Candidate[]>();

  /**
   * @param words the vocabulary's words with what each stands for
   * @param dateWords month names and the like, as correct as any
   */
  constructor(words: ReadonlyMap<string, ReadonlySet<string>>, cues: Cues, dateWords: Iterable<string>) {
    for (const [written, read] of cues.spellings) {
      this.#hasty.set(spaced(written), spaced(read).split(' '));
    }
    for (const list of cues.words) for (const word of list.words) this.#known.add(fold(word));
    for (const word of words.keys()) for (const form of formsOf(word)) this.#known.add(form);
    for (const word of dateWords) this.#known.add(word);
    for (const [word, meanings] of words) this.#index(word, [...meanings].sort()[0] ?? word);
    for (const word of dateWords) this.#index(word, `date ${word}`);
  }

  correct(tokens: readonly Token[]): Spelt {
    const read = this.#readHasty(tokens);
    const corrections: [string, string][] = [];
    const corrected = read.map((token) => {
      const word = this.#correctionOf(token);
      if (word === null) return token;
      corrections.push([token.text, word]);
      return { ...token, folded: word };
    });
    return { tokens: corrected, corrections };
  }

  /** Whether a word needs no correction: of the lexicon, of everyday language or with a regular ending of theirs. */
  knows(word: string): boolean {
    return formsOf(word).some((form) => this.#known.has(form));
  }

  #readHasty(tokens: readonly Token[]): Token[] {
    const read: Token[] = [];
    for (let at = 0; at < tokens.length;) {
      const length = [3, 2, 1].find((count) => this.#hasty.has(joinFolded(tokens, at, count)));
      const token = tokens[at];
      if (!token) break;
      if (length === undefined) {
        read.push(token);
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

  #correctionOf(token: Token): string | null {
    const word = token.folded;
    const limit = editsAllowed(word);
    if (token.kind !== 'word' || limit === 0 || this.knows(word)) return null;
    const nearest = new Map<string, { word: string; distance: number }>();
    let least = limit;
    for (const candidate of this.#candidatesOf(word, limit)) {
      if (!isLikely(word, candidate.word)) continue;
      const distance = alignmentDistance(word, candidate.word, least);
      if (distance > least || distance > editsAllowed(candidate.word)) continue;
      if (distance < least) nearest.clear();
      least = distance;
      if (!nearest.has(candidate.meaning)) nearest.set(candidate.meaning, { word: candidate.word, distance });
    }
    const [only, ...others] = nearest.values();
    return only && others.length === 0 ? only.word : null;
  }

  /** Words that share a word with this one once each has lost up to `limit` letters (SymSpell, Garbe 2012). */
  #candidatesOf(word: string, limit: number): Set<Candidate> {
    const found = new Set<Candidate>();
    for (const shorter of deletionsOf(word, limit)) {
      for (const candidate of this.#byDeletion.get(shorter) ?? []) found.add(candidate);
    }
    return found;
  }

  #index(word: string, meaning: string): void {
    const limit = editsAllowed(word);
    if (limit === 0) return;
    const candidate = { word, meaning };
    for (const shorter of deletionsOf(word, limit)) {
      const list = this.#byDeletion.get(shorter);
      if (list) list.push(candidate);
      else this.#byDeletion.set(shorter, [candidate]);
    }
  }
}

/** 0 up to 3 letters, 1 for 4 to 7, 2 from 8. */
export function editsAllowed(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** A first letter is seldom mistyped, save swapped with the second or for another of the same sound. */
function isLikely(typed: string, candidate: string): boolean {
  if (typed[0] === candidate[0]) return true;
  if (typed[0] === candidate[1] && typed[1] === candidate[0]) return true;
  const pair = `${typed[0] ?? ''}${candidate[0] ?? ''}`;
  if (/^(?:ck|kc|kq|qk|cq|qc|cs|sc|zs|sz|fp|pf|ae|ea|gj|jg|iy|yi|oh|ho|ah|ha|eh|he)$/.test(pair)) return true;
  return typed.slice(1) === candidate || (candidate.slice(1) === typed && typed.length > 4);
}

function deletionsOf(word: string, limit: number): Set<string> {
  const found = new Set([word]);
  let last = [word];
  for (let round = 0; round < limit; round += 1) {
    const shorter: string[] = [];
    for (const longer of last) {
      for (let i = 0; i < longer.length; i += 1) {
        const rest = longer.slice(0, i) + longer.slice(i + 1);
        if (!found.has(rest)) {
          found.add(rest);
          shorter.push(rest);
        }
      }
    }
    last = shorter;
  }
  return found;
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
  return tokenise(normalise(writing))
    .map((token) => token.folded)
    .join(' ');
}
