/* Of folded words in order, as `lawWords(…).join(' ')` gives them: what a sentence of law or a question does. */

/** A figure in digits or words. */
export const FIGURE =
  /\d|\bune? (?:heure|jour|semaine|mois|an|annee)\b|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt|trente|quarante|cinquante|soixante|cent|mille|tiers|quart|moitie|double|cinquieme|dixieme|pourcentage)\b/u;

/** A sentence that lays down a right, duty or prohibition. */
export const RULE =
  /\b(?:interdite?s?|ne peut|ne peuvent|doit|doivent|tenue?s? (?:de|d|a|au)|obligatoires?|(?:a|ont) droit|peut|peuvent|est puni|sous peine|nonobstant|de plein droit|a la charge|soumise?s? a|subordonnee?s? a)\b/u;

/** Ways in which a sentence that departs from the rule begins. */
export const EXCEPTION =
  /^(?:(?:\d+|[ivx]{1,4}) )?(?:toutefois|cependant|neanmoins|par derogation|par exception|a titre exceptionnel|en cas de litige|les dispositions (?:du|de l|des)(?! (?:\w{1,10} ){1,6}d ordre public))\b/u;

/** What a sentence leaves to others to settle. */
export const BY_DECREE = /\b(?:un|par|des|les) (?:decrets?|arretes?)\b|\bvoie reglementaire\b/u;

/** A figure that is left to others: « dans un délai fixé, à peine de forclusion, par décret ». */
export const FIGURE_BY_DECREE =
  /\b(?:delais?|durees?|montants?|taux|age|nombre) (?:est |sont )?(?:fixe|determine|precise|prevu)e?s? (?:\w{1,20} ){0,5}par (?:un |les )?(?:decrets?|arretes?|voie reglementaire)\b/u;

/** A sentence that begins so leans on the one before it. */
export const LEANING =
  /^(?:\d+ )?(?:il(?! est (?:\w{4,20}ment )?(?:interdit|fait|defendu|institue|cree|etabli)\b)|elle|ils|elles|celui ci|celle ci|ceux ci|ces? \w{3,20}|cette \w{3,20}|(?:dans|passe|pendant) (?:ce|cet|cette|ces) \w{3,20}|(?:l|la|le|les) \w{2,20} (?:de|a) (?:ce|cet|cette|ces) \w{3,20}|a (?:cet effet|ce titre|cette fin|defaut(?! de (?:paiement|conge|notification|declaration|reponse|convention|clause|stipulation)))|en ce cas|dans le cas contraire|dans tous (?:les|ces) cas|sinon|(?:s|si|lorsque|lorsqu) (?:ce|cet|cette|ces|celui ci|celle ci|il|elle)(?= ))\b/u;

/** A sentence that refers to another part of its article adds to that part: « au deuxième alinéa », « du II », « ci-dessus ». */
export const BACK_REFERENCE =
  /\b(?:presente? (?:article|alinea|titre|chapitre|paragraphe|section|[ivx]{1,5})|alineas? precedents?|precedents? alineas?|(?:premier|deuxieme|troisieme|quatrieme|cinquieme|dernier|meme) alinea(?! (?:d[eu] (?:l article [lrd]|[ivx]{1,4} de l article)))|(?:au|du|aux|des|meme) (?:\d )?(?:du )?[ivx]{1,4}(?! de (?:a )?l article)|ci dessus|precitee?s?|susmentionnee?s?)\b/u;

/** A question whether something may or must be done. */
export const RIGHT_ASKED =
  /\b(?:peu[tx]?|puis|peuvent|pouvons|droit|interdite?s?|legale?s?|permise?s?|autorisee?s?|can|may|could|allowed|legal|forbidden)\b/u;

/** What answers it: what is allowed or forbidden. */
export const RIGHT_STATED =
  /\b(?:interdite?s?|autorisee?s?|peut|peuvent|droit|faculte|nul ne|defense|subordonnee?s?|soumise?s?|est permis|(?:fait|font) pas obstacle)\b/u;

export const PROHIBITION =
  /\b(?:est|sont|etre|demeure|demeurent) (?:\w{4,20}ment )?interdite?s?\b|\binterdit de\b|\bdefense (?:de|d|est faite)\b|\bnul ne\b|\btenue?s? de ne pas\b/u;

/** What a sentence forbids less flatly: « le preneur ne peut … », « … que si ». */
export const REFUSAL = /\bne (?:peut|peuvent|saurait|doit|doivent)\b|\bn (?:est|sont) (?:pas|que)\b/u;

/** A question that yes or no answers: « puis-je », « est-ce », "may I". */
export const YES_OR_NO =
  /\b(?:(?:puis|dois|suis|peut|peuvent|doit|doivent|pouvons|devons|faut|est|a t|ai) (?:je|il|elle|on|ils|elles|nous|ce)|ai je|ont (?:ils|elles)|es(?:t ce)? que|(?:on|je|tu|il|elle|ils|elles|nous|vous) (?:peu[tx]?|peuvent|pouvons|pouvez|doi[ts]|doivent)|peut on|j ?peu[tx]?|a t on|(?:suis|est|sommes|etes|sont) obligee?s?|(?:does|do|did) (?:\w{1,20} ){1,6}(?:need|have)|le droit|interdite?s?|autorisee?s?|permise?|obligatoire|can|may|must|allowed|legal|forbidden|have to|need to|(?:c est|est ce|est il) possible|possible d|(?:je|on) laisse faire|faut (?:que|qu)|should (?:i|we) let)\b/u;

/** A question whether something must be done. */
export const DUTY_ASKED =
  /\b(?:dois|doit|doivent|devons|faut|obligee?s?|obligatoires?|tenue?s?|must|have to|need to)\b/u;

/** What answers it. */
export const DUTY_STATED =
  /\b(?:doi(?:t|vent)|tenue?s? (?:de|d|a|au)|(?:est|sont) tenue?s?|obligatoires?|(?:a|ont|ouvr\w{1,3}) droit|soumise?s?|subordonnee?s?)\b|\b(?:est|sont) (?:declare|notifie|transmis|adresse|inscrit|mentionne|identifie|consigne|affiche|communique)e?s?\b/u;

/** A question that asks for more than yes or no, whatever else it asks; « quand je vends » or « à qui je dois de l'argent » within it asks for nothing. */
export const OPEN_QUESTION =
  /\b(?:quel(?:le)?s?|(?<=^)qui|(?:a|aupres de|devant) qui (?=(?:dois|puis|devons|pouvons|declare) (?:je|nous)|faut il|(?:doit|peut) on|est ce que|(?:le |la |l |s )?(?:dire|declarer|demander|signaler|adresser|annoncer|envoyer|payer)\b)|qu est ce|que (?:doit|dois|peut|puis|faut|faire|contien\w{1,4})|quoi|koi|comment|combien|(?<=^|\b(?:a|depuis|pour|ici|des|et) )quand|quand(?! (?:meme|je|j|tu|il|elle|on|nous|ils|elles|le|la|les|l|un|une|mon|ma|mes)\b)|pourquoi|d ou|ou (?:est|sont|puis|peut|doi[ts]|faut|se|trouver)|what|which|who|whom|how|(?<=^|\b(?:by|until|since|from|and) )when|when(?! (?:i|he|she|it|we|they|you|the|a|my)\b)|why|where)\b/u;

/** A question what follows, or what is to be done: « que se passe-t-il », « j'ai droit à quoi », "what happens". */
export const CONSEQUENCE_ASKED =
  /\b(?:que se passe|qu arrive|(?:il se )?passe (?:t il )?quoi|que (?:faire|devient|deviennent|dois|puis|peut|peuvent)|droit a quoi|what happens|what becomes|what (?:may|can|must|should) (?:i|we|he|she|they) do)\b/u;

/** A question about going to court, or against a decision. */
export const LITIGATION_ASKED =
  /\b(?:contest\w{0,6}|recours|tribunal|juge|justice|proces|annul\w{0,5}|attaqu\w{0,4}|appel|plainte|reclam\w{0,6}|oppos\w{0,6}|agir|prescri\w{0,6}|forclu\w{0,4}|challenge|appeal|court|sue|claim|complain\w{0,3}|object\w{0,3}|dispute)\b/u;

/** What answers it, and nothing else: how long one may go to court is not how long one has to act. */
export const LITIGATION_STATED =
  /\b(?:irrecevables?|actions? en justice|recours (?:contentieux|en annulation|peut|est|doit)|action (?:en nullite|en annulation|en resolution)|demander (?:au (?:juge|tribunal)|l annulation|la nullite))\b/u;

/** A decree that says which figure an article of law leaves to it: « le délai prévu à l'article L. 411-54 est fixé à … ». */
export const FIGURE_OF_LAW =
  /\b(?:delais?|durees?|taux|montants?|ages?|nombres?|plafonds?|seuils?|pourcentages?|surfaces?) (?:\w{1,20} ){0,6}(?:prevu|mentionne|vise|defini)e?s? (?:\w{1,20} ){0,6}article l (?:\w{1,20} ){1,14}(?:est|sont) (?:ainsi )?(?:fixe|de|egal|egaux)/u;

/** A question about several things together or one after the other: « plusieurs contrats à la suite », "in a row". */
export const SEVERAL_ASKED =
  /\b(?:plusieurs|a la suite|d affilee|d affile|successi(?:f|fs|ve|ves|vement)|enchain\w{0,5}|cumul\w{0,5}|en tout|au total|in total|altogether|in a row|several|successive|back to back|one after (?:the other|another))\b/u;

/** A sentence of several together. */
export const SEVERAL_STATED =
  /\b(?:plusieurs|successi(?:f|fs|ve|ves|vement)|cumul\w{0,3}|au total|totale?)\b/u;

/** What who pays does. */
export const PAYS = '(?:paie|paye|regle|supporte|rembourse|finance)';

/** Who pays, wherever in the question it is asked. */
export const PAYER_ASKED = new RegExp(
  String.raw`\b(?:qui (?:\w{1,12} )?(?:${PAYS}|payer|regler)|a (?:la|ma|sa|leur|notre) charge|(?:a (?:mes|ses|nos|leurs)|aux) frais|who (?:\w{2,10} ){0,2}(?:pays?|bears?|covers)|at (?:my|his|her|our|their|whose) (?:own )?(?:expense|cost))\b`,
  'u',
);

/** Who bears a cost. */
export const PAYER_STATED =
  /\b(?:(?<!prendre )a (?:la|sa|leur) charge|(?:aux|a(?: ses| leurs)?) frais|incombe|(?:supporte|rembourse|acquitte|paye)(?:nt|e?s)?|prise?s? en charge|prend en charge|contribue(?:nt|r)?)\b/u;
