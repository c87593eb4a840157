/* Of the question as it was typed: what stands beside the name of a product. */

/** « prix du », "price of": what of the thing is asked, and not its name. */
export const PRICE_OF =
  /^(?:(?:le |les )?(?:prix|cours) (?:de la |de l'|du |des |de |d')|(?:the )?prices? of )/iu;
/** The same behind the name: "oil price". */
export const PRICE_AFTER = / prices?$/iu;
/** A rate of exchange or of interest: « le dollar fort », "interest rates"; "a dollar a bushel" is a unit. */
export const CURRENCY =
  /\b(?:(?:le |du |au |the |strong |weak |l['’])(?:dollar|euro|yuan|rouble|ruble)(?: (?:fort|faible|américain|index))?|taux de change|exchange rates?|currency|parité|inflation|taux d['’]intérêt|interest rates?)(?![\p{L}\d])(?! (?:par|per|la|le|a|au|the)\b)/iu;
/** What sets a price beside something else than figures of farming. */
export const SETS_BESIDE =
  /\b(?:et|and|suit|suivent|suivre|follows?|tracks?|dépend|dépendent|depends? on|lien|liens|rapport|relation|link|linked|effet|effect|impact|influen\p{L}*|affect\p{L}*|corr[ée]l\p{L}*|versus|vs|face)\b/iu;
/** What of inflation is no rate beside a price: « corrigé de l'inflation », "adjusted for inflation". */
export const INFLATION_TAKEN_OUT =
  /\b(?:corrig\p{L}*|ajust\p{L}*|adjust\p{L}*|corrected|compte tenu|tenant compte|hors|net\p{L}*|without|after|before)\b(?: (?:de|d|for|of|la))?[ '’]*(?:l['’])?inflation\b/iu;
