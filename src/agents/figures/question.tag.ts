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

const ASKS =
  'savoir|demande|demandent|demandais|demandons|demander|ignore|verifier|(?:dis|dites|dire)(?:[- ](?:moi|nous))?';
const ASKS_IN_ENGLISH = 'know|knows|wonder|wonders|wondering|wondered|tell (?:me|us)|check|find out|see';
/** What may stand before « s'il », or before "whether". */
const INDIRECT = new RegExp(
  `(?<![a-z])(?:(?:${ASKS}) s(?:i |['’]ils? )|(?:${ASKS_IN_ENGLISH}) (?:if|whether) )`,
);

/**
 * « je voudrais savoir si la vigne recule », "I wonder whether the herd is shrinking": a question that a yes or a no answers,
 * put within a sentence.
 */
export function isIndirect(folded: string): boolean {
  return INDIRECT.test(folded);
}

/** « y a-t-il eu une année où », "was there ever a year when": that there was such a time is put up, and not which it was. */
export const TIME_THAT =
  /(?<=(?:y (?:a|avait|aura)(?:-t-|-| t )il|existe(?:-t-| t )il|il y (?:a|ait)) (?:[^,?.;:]{1,30} )?(?:années?|ans?|mois|campagnes?|récoltes?|moissons?|semaines?|fois) )où(?!\p{L})|(?<=there (?:[^,?.;:]{1,30} )?(?:years?|months?|seasons?|harvests?|weeks?|times?) (?:in |during )?)(?:when|where|which)(?!\p{L})/giu;
