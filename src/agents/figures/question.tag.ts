import { fold } from '../../understanding/normalise.js';

/** What turns a statement into a question at its end: « …, non ? », "…, didn't it?". */
const TAG =
  / (?:non|n.est-ce pas|hein|pas vrai|right|correct|(?:is|are|was|were|do|does|did|has|have|had)n.?t (?:it|they|he|she|we|you)) ?\?\s*$/;

/** Whether a statement is put up to be confirmed by the last words of the question. */
export function hasTag(text: string): boolean {
  return TAG.test(fold(text));
}

/** The question, folded, without them: the « pas » of « n'est-ce pas » denies nothing. */
export function withoutTag(text: string): string {
  return fold(text).replace(TAG, '');
}
