import { fold } from '../../understanding/text/normalise.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';

const STEP = '(?:ans?|annees?|mois|semaines?|campagnes?|recoltes?|years?|months?|weeks?|seasons?|harvests?)';
/** « chaque année », "every single year", "consistently": at each of the times. */
const EACH_TIME = [
  `(?:a )?chaque ${STEP}|tou(?:s|tes) les ${STEP}|${STEP} apres ${STEP}`,
  `(?:each|every)(?: and every| single)? ${STEP}|${STEP} (?:after|in,? ) ?${STEP}|in all (?:the )?${STEP}`,
  `chacune? d(?:es|e ces|e ses)|toutes ces ${STEP}|each of (?:the|these|those|its)|all (?:of )?(?:the |these |those )?(?:last |past )?(?:two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:last |past )?${STEP}`,
  'systematiquement|sans exception|a chaque fois|always|consistently|systematically|without exception|every time',
].join('|');
/** « a toujours été », « était toujours »; of the present it may as well be « encore ». */
const TOUJOURS_OF_PAST =
  '(?:a|ont|avai(?:t|ent)|etai(?:t|ent)|fut|furent)(?:[- ]t)?(?:[- ](?:il|elle|on|ils|elles))? (?:bien |donc )?toujours|toujours (?:ete|eu|produit|depasse|cultive|recolte|coute|valu|battu|devance|domine|reste)';
const ALWAYS = new RegExp(`(?<![a-z])(?:${EACH_TIME}|${TOUJOURS_OF_PAST})(?![a-z])`);
const TOUJOURS = /(?<![a-z])toujours(?![a-z])/;

/** Whether what is put up is so each time, or may be: « est-il toujours plus cher » asks for that or for whether it still is. */
export type Lasting = 'always' | 'still';

/** « a-t-il toujours été plus cher », "does it always grow more", « chaque année depuis 2000 »: put up of each of the times; else null. */
export function lastingOf(text: string): Lasting | null {
  const folded = fold(text);
  const isPut = asksYesOrNo(text) || /\?\s*$/u.test(text);
  if (!isPut || !putsUpClaim(text)) return null;
  if (ALWAYS.test(folded)) return 'always';
  return TOUJOURS.test(folded) ? 'still' : null;
}
