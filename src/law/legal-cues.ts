/* Of folded words in order, as `lawWords(…).join(' ')` gives them: what a sentence of law or a question does. */

/** A figure in digits or words. */
export const FIGURE =
  /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt|trente|quarante|cinquante|soixante|cent|mille|tiers|quart|moitie|double|cinquieme|dixieme|pourcentage)\b/u;

/** A sentence that lays down a right, duty or prohibition. */
export const RULE =
  /\b(?:interdite?s?|ne peut|ne peuvent|doit|doivent|tenue?s? (?:de|d)|obligatoires?|(?:a|ont) droit|peut|peuvent|est puni|sous peine|nonobstant|de plein droit|a la charge|soumise?s? a|subordonnee?s? a)\b/u;

/** Ways in which a sentence that departs from the rule begins. */
export const EXCEPTION =
  /^(?:\d+ )?(?:toutefois|cependant|neanmoins|par derogation|par exception|sauf|a titre exceptionnel|en cas de litige|les dispositions (?:du|de l|des))\b/u;

/** What a sentence leaves to others to settle. */
export const BY_DECREE = /\b(?:un|par|des|les) (?:decrets?|arretes?)\b|\bvoie reglementaire\b/u;

/** A sentence that begins so leans on the one before it. */
export const LEANING =
  /^(?:\d+ )?(?:il|elle|ils|elles|celui ci|celle ci|ceux ci|ces? \w{3,20}|cette \w{3,20}|dans ce cas|dans ces cas|a defaut|sinon|(?:si|lorsque|lorsqu) (?:ce|cet|cette|ces|celui ci|celle ci|il|elle)(?= ))\b/u;

/** A sentence that refers to another part of its article adds to that part: « au deuxième alinéa », « du II », « ci-dessus ». */
export const BACK_REFERENCE =
  /\b(?:presente? (?:article|alinea|titre|chapitre|paragraphe|section|[ivx]{1,5})|alineas? precedents?|(?:premier|deuxieme|troisieme|quatrieme|cinquieme|dernier|meme) alinea|(?:au|du|aux|des|meme) (?:\d )?(?:du )?[ivx]{1,4}|ci dessus|precitee?s?|susmentionnee?s?)\b/u;

/** A question whether something may or must be done. */
export const RIGHT_ASKED =
  /\b(?:peu[tx]?|puis|peuvent|pouvons|droit|interdite?s?|legale?s?|permise?s?|autorisee?s?|can|may|could|allowed|legal|forbidden)\b/u;

/** What answers it. */
export const RIGHT_STATED =
  /\b(?:interdite?s?|autorisee?s?|peut|peuvent|droit|faculte|nul ne|defense|subordonnee?s?|soumise?s?|est permis)\b/u;
