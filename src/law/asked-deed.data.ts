/* Of folded words in order, as `lawWords(…).join(' ')` gives them. */

/** What stands in front of the act that is asked about, the plainest first. */
export const ACT_BEHIND: readonly RegExp[] = [
  /\b(?:a t il|a t elle|a t on|ont ils|ont elles|ai je|j ai|on a|il a|il avait|avait il)?(?: (?:le|un))? ?\b(?:droit|faculte) de?\b/u,
  /\b(?:obligee?s?|tenue?s?|contraint|autorisee?s?|permis|interdit|possible|defendu) de?\b/u,
  /\b(?:(?:puis|dois|peux) (?:je|tu)|(?:peut|doit)(?: t)? (?:il|elle|on)|(?:peuvent|doivent) (?:ils|elles)|(?:pouvons|devons) nous|faut il)\b/u,
  /\b(?:can|may|must|should) (?:i|we|you|he|she|they|one|someone|anyone)\b/u,
  /\b(?:have|has|need|needs|allowed|legal|illegal|forbidden|obliged|required|entitled|compulsory) to\b/u,
  /\b(?:peu[tx]|peuvent|doi[ts]|doivent|pouvons|devons|il faut|(?:i|we) (?:can|may|must))\b/u,
];
/** Which of them are English, where any word may be a verb. */
export const ENGLISH = /\bto$|\b(?:can|may|must|should)\b/u;
/** "May a farrier …", "does the landlord have to …". */
export const ENGLISH_ACTOR = /\b(?:can|may|must|does|do) (?:the|a|an|my|our|his|her|their|your)\b/u;
/** What stands behind the act that is asked about. */
export const ACT_IN_FRONT =
  /\b(?:(?:c est|est ce|est il|est elle|sont ils|sont elles) )?(?:permise?s?|interdite?s?|autorisee?s?|obligatoires?|possible|allowed|forbidden|legal|illegal|compulsory)\b/u;
/** Verbs as « peut-il » has them behind it. */
export const INFINITIVE = /\w(?:er|ir|re|oir)$/u;
/** « Faire de la chasse sous-marine »: the act is a noun. */
export const DONE = /^(?:\w{1,12} )?faire (?:de la|de l|du|des|un|une) (\w+)/u;
/** Who speaks of himself. */
export const SELF = /\b(?:je|j|jai|on|nous|i|we|one)\b/u;
/** Those who may do what others may not. */
export const AUTHORITIES =
  /\b(?:prefets?|ministres?|maires?|mairie|communes?|etat|tribuna(?:l|ux)|juges?|autorites?|agents|conseil|commission)\b/u;
/** What is done by one of them. */
export const BY_AUTHORITY =
  /\bpar (?:(?:le|la|l|les|un|une|arrete du) )?(?:prefets?|ministres?|maires?|communes?|etat|tribuna(?:l|ux)|juges?|autorites?|agents|conseil|commission)\b/u;
/** What a name begins with. */
export const NOUN_OPENS: ReadonlySet<string> = new Set(
  'le la les l un une des mon ma mes son sa ses notre nos votre vos leur leurs ce cet cette ces tout toute chaque'.split(
    ' ',
  ),
);
/** What joins a noun to the one before it. */
export const NOUN_LINKS: ReadonlySet<string> = new Set(
  'de d a en sur avec et ou par pour dans sous entre'.split(' '),
);
