import type { Language } from '../common/language.js';

/** Words that tell what a question wants. */
export interface Cue {
  id: string;
  /** How strongly they speak, 1 to 6. */
  weight: number;
  terms: Record<Language, readonly string[]>;
}

export type WordKind = 'function' | 'frequent';

/** Everyday words of one language. */
export interface WordList {
  language: Language;
  kind: WordKind;
  words: readonly string[];
}

/** How questions are put, beside what they are about: cues, hasty spellings, everyday words. */
export class Cues {
  constructor(
    readonly cues: readonly Cue[],
    /** As written in haste → the words that are meant. */
    readonly spellings: ReadonlyMap<string, string>,
    readonly words: readonly WordList[],
  ) {}
}
