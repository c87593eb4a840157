import type { Occasion, Threshold } from './frame.js';
import type { Evidence } from './reading.js';

const TIMES = '(?:fois|annees?|mois|campagnes?|recoltes?|moissons?|semaines?|date|jour|cotation)';
const MOMENTS = '(?:time|year|month|week|season|harvest|date|day|quotation)';
const PASSES =
  '(?:exceed|top|pass|reach|go|went|break|broke|cross|surpass|fall|fell|drop|dip|rise|rose|climb|hit|get|got|was|were|be)[a-z]*';

const OCCASIONS: readonly (readonly [Occasion, RegExp])[] = [
  [
    'since',
    /\b(?:depuis (?:quand|combien d[a-z]*|quel[a-z]*)|since (?:when|what|which)|(?:for )?how long (?:has|have|is|are))\b/,
  ],
  [
    'last',
    new RegExp(
      `\\b(?:derniere?s? ${TIMES} (?:ou|que|qu|avec|a|de|pour)|last (?:time|${PASSES})|(?:last|most recent|latest) ${MOMENTS} (?:when|that|in|with|where|it|above|below|over|under)|most recently)\\b`,
    ),
  ],
  [
    'first',
    new RegExp(
      `\\b(?:(?:premiere?|1 ?ere?|1 ?re) ${TIMES}|(?:first|earliest) ${MOMENTS}|first ${PASSES}|(?:des|a partir de) quel[a-z]*|from (?:what|which) year)\\b`,
    ),
  ],
];

/** « when did it last exceed »: the verb stands between; "in the last ten years" is a stretch. */
const LAST_PARTED = /^when (?:did|has|have|was|were) .*\blast (?!\d|few|five|ten|twenty|year|month|decade)/;

/** The time that is asked for of those beyond a threshold: « pour la première fois », "the last time", « depuis quand »; else null. */
export function readOccasion({ reading }: Evidence, threshold: Threshold | null): Occasion | null {
  if (threshold === null) return null;
  const text = reading.tokens.map(({ folded }) => folded).join(' ');
  if (LAST_PARTED.test(text)) return 'last';
  return OCCASIONS.find(([, words]) => words.test(text))?.[0] ?? null;
}
