import { fold } from '../../understanding/text/normalise.js';

/** What turns a statement into a question at its end: « …, non ? », « …, je me trompe ? », « … ou pas », "…, didn't it?". */
const TAG = new RegExp(
  ` (?:${[
    'non|n.est-ce pas|hein|pas vrai|vrai|exact|juste|d.accord|(?:ou |est-ce que )?je me trompe|me trompe-je',
    'si je ne m(?:.abuse|e trompe)(?: pas)?|(?:est-ce |c.est )(?:bien )?(?:ca|cela|exact|juste|vrai|correct)',
    'right|correct|true|yes|am i (?:right|wrong)|(?:is that|isn.?t that) (?:right|so|true|correct)',
    '(?:is|are|was|were|do|does|did|has|have|had)n.?t (?:it|they|he|she|we|you)',
  ].join('|')}) ?\\?\\s*$| (?:ou (?:pas|non)|or not) ?\\??\\s*$`,
);

/** Whether a statement is put up to be confirmed by the last words of the question. */
export function hasTag(text: string): boolean {
  return TAG.test(fold(text));
}

/** The question, folded, without them: the « pas » of « n'est-ce pas » denies nothing. */
export function withoutTag(text: string): string {
  return fold(text).replace(TAG, '');
}
