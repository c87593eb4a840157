import { fold } from '../../understanding/text/normalise.js';
import { lastingOf } from './always.claim.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';
import { containsWord } from './word.search.js';
import type { Question } from './question.js';

/** Of what time a yes or a no is wanted: as it stands now, whether it ever was so, or whether it always was. */
export type Whether = 'now' | 'ever' | 'always';

/** Intents that a question beginning with a verb may be read as. */
const PLAIN = new Set(['value', 'latest', 'series', 'change', 'filter', 'extreme']);

const LISTS = ['quand', 'liste', 'lister', 'list', 'cite', 'citer', 'énumère', 'name the', 'dans les pays'];

const PARTICIPLES =
  '(?:depasse|ete|eu|produit|recolte|cultive|franchi|atteint|excede|connu|compte|fait|passee?s?|vendu|cote|coute|valu|monte|montee?s?|descendue?s?|tombee?s?|abattu|seme|rendu|surpasse|grimpe)';
/** « a-t-elle dépassé », « ont déjà produit »: done, and not as it stands. */
const DONE = new RegExp(
  `\\b(?:a|ont|avait|avaient|est|sont)(?:[- ]t[- ]| |-)?(?:il|elle|on|ils|elles)?s? (?:deja |jamais |bien |vraiment |un jour )?${PARTICIPLES}\\b`,
);
const EVER =
  /\b(?:deja|jamais|un jour|ever|never|did|was|were|had|(?:has|have) (?:[a-z]+ ){1,6}?(?:exceeded|topped|passed|been|produced|reached|harvested|grown|gone|risen|fallen|crossed|surpassed|broken|dropped|sold))\b/;

/** « y a-t-il une année où », "are there years when": of any time at all. */
const OF_SOME_TIME =
  /\b(?:(?:a|existe)[- ]t[- ]il|il y a|there) (?:[^\s,?.;:]+ ){0,5}?(?:annees?|ans?|mois|campagnes?|recoltes?|moissons?|semaines?|fois|years?|months?|seasons?|harvests?|weeks?|times?) (?:ou|when|where|in which|that)\b/;

/**
 * Whether a figure is beyond a threshold: « l'Espagne a-t-elle plus de 3 millions de chèvres ». Null where the question
 * asks for the times or the places that are, or has no threshold or several subjects.
 */
export function asksWhether({ frame, products, place }: Question): Whether | null {
  const { text, threshold, occasion, intent } = frame;
  if (!threshold || occasion || !PLAIN.has(intent) || products.length > 1 || place.places.length > 1)
    return null;
  const put = isPut(text) ? text : limitSentence(text);
  if (!isPut(put)) return null;
  if (lastingOf(put) === 'always') return 'always';
  return isOfEver(put) ? 'ever' : 'now';
}

/**
 * "Did the harvest top 50 million tonnes in each year? And which was the tightest call?": the question that has the number
 * in it and is answered by a yes or a no, where another stands behind it; the whole text where there is none.
 */
function limitSentence(text: string): string {
  const [first = '', ...others] = text.split('?');
  const isBefore = others.some((rest) => rest.trim() !== '') && /\d/.test(first) && asksYesOrNo(first);
  return isBefore ? `${first}?` : text;
}

/** Whether it is asked if something ever was: « la Pologne a-t-elle déjà dépassé 10 % ». */
export function asksWhetherEver(text: string): boolean {
  return isPut(text) && isOfEver(text);
}

function isOfEver(text: string): boolean {
  const folded = fold(text);
  return DONE.test(folded) || EVER.test(folded) || OF_SOME_TIME.test(folded);
}

/** « la Pologne cultive plus de 2 millions d'hectares de blé ? »: a sentence may be a question by its mark alone. */
function isPut(text: string): boolean {
  const asks = asksYesOrNo(text) || /\?\s*$/u.test(text);
  return asks && putsUpClaim(text) && !LISTS.some((word) => containsWord(text, word));
}
