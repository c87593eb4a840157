/* Folded words of a question, each by itself. */

/** What is asked of a crop, in French and English. */
export const VALUE = /^(?:value|valeur)$/;
/** A harvest, as one speaks of what it is worth. */
export const CROP = /^(?:productions?|outputs?|harvests?|crops?|recoltes?|moissons?|vendanges?)$/;
/** What joins the two. */
export const OF = /^(?:of|de|du|des|d)$/;
