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
/** Nouns that end as a verb does: « envoyer à l'ordre », « avertir le propriétaire », « en premier ». */
export const NOUNS_LIKE_VERBS =
  /^(?:ordre|titre|terre|membre|notre|votre|autre|entre|contre|arbre|nombre|lettre|registre|centre|maitre|ministre|cadastre|chambre|semestre|trimestre|offre|libre|propre|biere|riviere|matiere|maniere|frontiere|carriere|jachere|pere|mere|frere|affaire|(?:\w+(?:n|t|l|s|c|d|v|ri)|m)aire|\w+t(?:oire|ure)|(?:prem|ferm|ouvr|cour|pap|cah|fum|chant|doss|saisonn|dern|ent|particul|huiss|sangl|met|quart|gren|bel|jardin|herb|volail|pepin|carr)ier|metayer|loyer|foyer|viager|berger|verger|potager|danger|etranger|hiver|mer|hier|avenir|plaisir|tir|cuir|soir|noir|espoir|pouvoir)$/u;
/** What a person may or must do, as an English question has it: any other word behind "may the tenant" names him, or the thing. */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  `accept add administer advertise agree alter announce appeal apply appoint arrest ask assign attend ban bar be breed
  bring build burn bury buy call cancel carry catch challenge change charge check choose claim clear close collect
  compel conceal consult convert count cover cross cull cut dam deal declare decline deduct defer delay deliver demand
  demolish deny destroy dig dismiss display divide do draw drain drive drop dump earn eat employ end enforce enter
  evict exchange exclude expel export extend farm feed fell fence file fill fish fit force freeze gather get give graze
  grow hand harvest have heal hire hold house hunt identify import impose inherit inject insist inspect insure irrigate
  join keep kill label lease leave let lift limit live lodge make manage mark market mention microchip milk move name
  notify obtain occupy offer open operate oppose order organise own pass pay pick place plant plough practise pre-empt
  preempt prescribe prevent prod produce prohibit prove provide pull put raise rear rebuild receive reclaim recover
  recruit refuse register reject release remove renew rent repair repay replace replant report require reserve resign
  retire retrain return review run salvage seal search seize sell send serve set settle share shoot show shut sign
  slaughter sleep sow split spray stand start stay stop store sublet subcontract sue supply surrender suspend swap take
  tattoo tell terminate test tie train transfer transport trap travel treat trim uproot use vaccinate vote wait waive
  walk wash water wear withdraw withhold work`.split(/\s+/u),
);
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
