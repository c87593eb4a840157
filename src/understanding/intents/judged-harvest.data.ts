/* Folded words of a question, each by itself. */

/** What a harvest is called that is far better or far worse than the usual. */
export const VERY_GOOD = 'excellente?s?|exceptionnel(?:le)?s?|outstanding';
export const VERY_BAD =
  'catastrophiques?|desastreux|desastreuses?|calamiteux|calamiteuses?|terrible|disastrous';
/** And what it is called that is better or worse at all. */
export const GOOD = `bons?|bonnes?|good|great|${VERY_GOOD}`;
export const BAD = `mauvais|mauvaises?|mediocres?|bad|poor|${VERY_BAD}`;
/** What a harvest is called that is judged: « une année catastrophique », "an outstanding crop". */
export const JUDGING = new RegExp(`^(?:${GOOD}|${BAD})$`);
/** The verb that says so of it. */
export const BEING = /^(?:est|etait|etaient|ete|fut|sera|is|was|were|been)$/;
/** One of many, and not the one of them. */
export const ARTICLE = /^(?:une?|an?)$/;
/** What is judged, by whatever name. */
export const HARVEST =
  /^(?:annees?|recoltes?|moissons?|millesimes?|campagnes?|cru|years?|harvests?|crops?|seasons?|vintages?)$/;
/** What picks one of several: « la plus mauvaise », « la bonne année ». */
export const PICKING = /^(?:le|la|les|the|plus|moins|more|less|most|least)$/;
