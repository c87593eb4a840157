import type { Sense } from './vocabulary.js';

/** A stretch of tokens and what it may stand for. */
export interface Mention {
  senses: Sense[];
  /** First token and the one after the last. */
  start: number;
  end: number;
  /** As typed. */
  words: string;
  /** True where a typing error in it was corrected. */
  corrected: boolean;
}
