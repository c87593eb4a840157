import { containsWord } from './word.search.js';

/** What a question that wants a yes or a no supposes of its first side beside its second. */
export type Claim = 'above' | 'below';

const ABOVE = [
  'dépasse',
  'dépasse-t-elle',
  'dépasse-t-il',
  'dépassait',
  'a-t-elle dépassé',
  'a-t-il dépassé',
  'supérieur',
  'supérieure',
  'supérieurs',
  'supérieures',
  'plus que',
  'plus de',
  'plus haut',
  'plus haute',
  'plus important',
  'plus importante',
  'plus élevé',
  'plus élevée',
  'plus cher',
  'plus chère',
  'meilleur',
  'meilleure',
  'plus grand',
  'plus grande',
  'exceed',
  'exceeded',
  'more',
  'higher',
  'larger',
  'bigger',
  'greater',
  'better',
  'dearer',
  'above',
];
const BELOW = [
  'inférieur',
  'inférieure',
  'inférieurs',
  'inférieures',
  'moins que',
  'moins de',
  'moins élevé',
  'moins élevée',
  'moins cher',
  'moins chère',
  'pire',
  'plus bas',
  'plus basse',
  'plus petit',
  'plus petite',
  'less',
  'fewer',
  'lower',
  'smaller',
  'cheaper',
  'worse',
  'below',
];
/** Questions that begin otherwise want a name or a figure, not a yes or a no. */
const ASKS_WHICH = [
  'qui',
  'quel',
  'quelle',
  'quels',
  'quelles',
  'lequel',
  'laquelle',
  'combien',
  'comment',
  'où',
  'who',
  'which',
  'what',
  'how',
  'where',
  'when',
];

/** The claim that a question puts up for a yes or a no; null where it asks otherwise. */
export function claimOf(text: string): Claim | null {
  const has = (words: readonly string[]): boolean => words.some((word) => containsWord(text, word));
  if (has(ASKS_WHICH) || /\bou\b|\bor\b/iu.test(text)) return null;
  if (has(BELOW)) return 'below';
  return has(ABOVE) ? 'above' : null;
}

/** Whether the claim is true of two figures in the order of the question. */
export function isTrue(claim: Claim, first: number, second: number): boolean {
  return claim === 'above' ? first > second : first < second;
}
