/* Folded words of a question, each by itself. */

/** What a harvest is called that is judged: « une année catastrophique », "an outstanding crop". */
export const JUDGING =
  /^(?:bons?|bonnes?|mauvais|mauvaises?|mediocres?|catastrophiques?|desastreux|desastreuses?|calamiteux|calamiteuses?|excellente?s?|exceptionnel(?:le)?s?|good|bad|poor|great|terrible|disastrous|excellent|outstanding)$/;
/** The verb that says so of it. */
export const BEING = /^(?:est|etait|etaient|ete|fut|sera|is|was|were|been)$/;
/** One of many, and not the one of them. */
export const ARTICLE = /^(?:une?|an?)$/;
/** What is judged, by whatever name. */
export const HARVEST =
  /^(?:annees?|recoltes?|moissons?|millesimes?|campagnes?|cru|years?|harvests?|crops?|seasons?|vintages?)$/;
/** What picks one of several: « la plus mauvaise », « la bonne année ». */
export const PICKING = /^(?:le|la|les|the|plus|moins|more|less|most|least)$/;
