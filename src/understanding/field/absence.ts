import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { isWithin } from '../text/within.js';

/** What places do with a product that they have, as it stands in a denial. */
const HAVE_FRENCH =
  /^(?:ont|a|avaient|avait|font|produi\p{L}*|cultiv\p{L}*|recolt\p{L}*|elev\p{L}*|plant\p{L}*|sem(?:e|ent)|moissonn\p{L}*|abatt?\p{L}*|detien\p{L}*|possed\p{L}*|fourni\p{L}*)$/u;
const HAVE_ENGLISH =
  /^(?:have|has|produce[ds]?|grow|grown|grew|raise[ds]?|harvest(?:ed)?|plant(?:ed)?|sow|farm(?:ed)?|keep|breed|cultivate|make|own|slaughter)$/;
const DENIED = /^(?:pas|plus|point|jamais|aucune?|guere)$/;
const SHORT_DENIAL = /^(?:do|does|did|have|has|had)n$/;
const AUXILIARY = /^(?:do|does|did|have|has|had)$/;
const PLACES = /^(?:pays|etats|membres|countries|nations|states|regions?|departements?|producteurs)$/;
const LACKING = /^(?:sans|without)$/;
const LINK = /^(?:de|du|d|la|le|l|les|of|in|the|dans|en|qui|sont|that|which|are|membres?|members?)$/;
const NO = /^(?:no|zero)$/;
/** « pas plus », "no fewer": as much as something, and not none. */
const COMPARED = /^(?:plus|moins|autant|davantage|more|less|fewer|as)$/;
/** How many words may stand between « ne » and what it denies. */
const WITHIN = 3;

/** Whether those are asked for that have none of a product: « quels pays ne produisent pas de riz », "with no olives". */
export function asksAbsence(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isAsked = evidence.has('who') || tokens.some(({ folded }) => PLACES.test(folded) || folded === 'qui');
  if (!isAsked || evidence.all('product').length !== 1) return false;
  return tokens.some((_, at) => isDenial(evidence, at));
}

/** Whether a product is denied from here on, by the verb, by "no" or by « sans ». */
function isDenial(evidence: Evidence, at: number): boolean {
  const word = (index: number): string => wordAt(evidence.reading.tokens, index);
  if (/^(?:ne|n)$/.test(word(at))) return HAVE_FRENCH.test(word(at + 1)) && isDenied(evidence, at + 2);
  if (LACKING.test(word(at))) return isSaidOfPlaces(evidence, at) && isBeforeProduct(evidence, at + 1);
  if (NO.test(word(at))) return HAVE_ENGLISH.test(word(at - 1)) && isBeforeProduct(evidence, at + 1);
  const isVerb = isEnglishDenial(word(at - 1), word(at)) && HAVE_ENGLISH.test(word(at + 1));
  return isVerb && isBeforeProduct(evidence, at + 2);
}

/** « pays sans », « quels pays de l'UE sont sans »: said of places, with nothing but the group that they are of in between. */
function isSaidOfPlaces(evidence: Evidence, lacking: number): boolean {
  const { tokens } = evidence.reading;
  const named = evidence.all('place').map(({ mention }) => mention);
  let at = lacking - 1;
  while (LINK.test(wordAt(tokens, at)) || isWithin(at, named)) at -= 1;
  return PLACES.test(wordAt(tokens, at));
}

/** "do not", "don't". */
function isEnglishDenial(auxiliary: string, denial: string): boolean {
  return denial === 'not' ? AUXILIARY.test(auxiliary) : denial === 't' && SHORT_DENIAL.test(auxiliary);
}

/** « pas de tournesol », « jamais produit de riz »: denied, and the product next. */
function isDenied(evidence: Evidence, from: number): boolean {
  for (let at = from; at < from + WITHIN; at += 1)
    if (DENIED.test(wordAt(evidence.reading.tokens, at))) return isBeforeProduct(evidence, at + 1);
  return false;
}

/** Whether a product follows, after one or two small words at most: "any", « de la ». */
function isBeforeProduct(evidence: Evidence, from: number): boolean {
  if (COMPARED.test(wordAt(evidence.reading.tokens, from))) return false;
  return evidence.all('product').some(({ mention: { start } }) => start >= from && start <= from + WITHIN);
}
