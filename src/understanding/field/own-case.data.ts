/* Folded words of a question with a space between them, in rows. */

/** What is asked of figures in words of leave: « puis-je avoir », « peut-on dire », « pouvez-vous me donner ». */
const TOLD =
  '(?! (?:donc |encore )?(?:avoir|savoir|connaitre|voir|obtenir|dire|trouver|comparer|considerer|affirmer|parler|esperer|prevoir|penser|consulter|(?:me|nous|vous|s) (?:dire|donner|indiquer|expliquer|renseigner|attendre|fier)))';
/** "Can I have", "could we say", "should we expect". */
const TOLD_IN_ENGLISH =
  '(?! (?:have|get (?:the|a|some|figures|data)|know|see|say|tell|give|find|compare|assume|conclude|trust|rely|expect|ask|read|download|look))';

/** Whether something is right, permitted or owed, whoever does it: « il a le droit », « est-ce permis », "is this allowed". */
export const OF_RIGHT = new RegExp(
  `(?:^| )(?:${[
    '(?:ai|as|a|ont|avons|avez|aurais|aurait) (?:t )?(?:je |tu |il |elle |on |ils |nous |vous )?(?:encore |vraiment |bien |toujours |pas )?(?:le |un |mon |aucun )?droits?',
    '(?:est (?:ce|il|elle)|sont (?:ils|elles)|c est|serait|est) (?:encore |bien |vraiment |toujours |si )?(?:permise?s?|autorisee?s?|interdite?s?|defendue?s?|legale?s?|illegale?s?|obligatoires?|normal)',
    'obligee?s? (?:de|d|a)|tenue?s? de|forcee?s? (?:de|d|a)|dans mon droit|trop tard pour|sans perdre (?:ma|mon|mes)',
    '(?:am|are|is|was|were) (?:i|we|he|she|they|it|this|that|my) (?:\\S+ )?(?:allowed|legal|lawful|entitled|obliged|bound|stuck|liable|required|permitted|forced)',
    'supposed to|make (?:him|her|them)|(?:the|any|a) right to|(?:am|are) (?:i|we) owed|can make me',
    'is there (?:any |some )?(?:paperwork|permit|licence|permission|maximum|limit|rule|law|time limit)',
    '(?:j en|je) (?:fais|ferais|dois faire) quoi|qu est ce que (?:j en|je) fais|que faire (?:de|du|des|d|si|quand|avec|pour)|what (?:do|should|must|can) (?:i|we) do',
    '(?:ok|allowed|legal|lawful) or not|(?:autorise|legal|permis|interdit) ou (?:pas|non)',
    '(?:do|does|did|will) (?:i|we|he|she|they|my|the|there|his|her) (?:\\S+ )?(?:have to|need|owe|still have)',
    'qui (?:(?:me |nous |peut |doit |va )?(?:me |nous )?(?:donner?|accorder?) (?:le |l |la |son |leur )?(?:feu vert|accord|autorisation|permission|derogation)|(?:peut|doit) (?:m |nous |l )?autoriser)',
    'who (?:can |must |has to |would |will |may )?(?:gives?|grants?|let|lets|allows?) (?:me|us|the green light|the go ahead|permission|leave)|who (?:would|must|does|will|has to) (?:have to )?(?:agree|say yes|sign off)',
  ].join('|')})(?= |$)`,
);

/** People of whom it is told what they do, and those whose trade it is to see to animals. */
const STRANGERS = 'gars|type|mec|gens|homme|boucher|chap|guy|bloke|man|butcher|people';
const TRADES =
  'osteopathe?s?|physio(?:therapist)?|chiropractor|dentiste?|farrier|marechal|vet|veto|veterinaire|veterinarian|technicien|technician|apprenti|apprentice';
/** What the law may give, ask or set, where it is asked whether there is any. */
const LAID_DOWN =
  'places?|emplacements?|bancs?|quotas?|regles?|lois?|limites?|delai|permis|autorisations?|papiers?|formalites?|obligations?|reglements?';

/** What somebody may or must do: « peut-il », « je dois », "can anybody", "could my wife". */
export const OF_LEAVE = new RegExp(
  `(?:^| )(?:${[
    `(?:peux|peut|puis|pouvons|pourrais|pourrait|dois|doit|doivent|devons|faut) (?:t )?(?:je|il|elle|on|ils|nous)${TOLD}`,
    `(?:je|on|il|elle|ils|jpeux) (?:peux|peut|peuvent|pourrait|pourrais|dois|doit|doivent)${TOLD}`,
    'lui dire non|qui (?:doit|va devoir|est cense|paie|paye)|(?:je|on) risque(?! (?:une? (?:baisse|hausse|penurie|chute|manque)|de manquer))|que risque|combien d heures',
    `(?:can|could|may|must|should|shouldn t) (?:i|we|he|she|they|my|our|his|her|anybody|anyone|somebody|the (?:landlord|owner|boss|mayor|buyer|tenant|neighbour|council|state|head)|an? (?:head|boss|landlord|farmer|tenant|neighbour|mayor|buyer))${TOLD_IN_ENGLISH}`,
  ].join('|')})(?= |$)`,
);

/** How long somebody may still do something: no stretch of figures, « jusqu'à quand je peux me retourner contre le vendeur ». */
export const UNTIL_WHEN = new RegExp(
  `(?:^| )(?:jusqu a quand|until when) (?:est ce qu(?:e|il)? )?(?:${[
    `(?:je|on|il|elle|ils|nous) (?:peux|peut|peuvent|pouvons|dois|doit|doivent)${TOLD}`,
    `(?:peux|peut|puis|dois|doit|pouvons) (?:t )?(?:je|on|il|elle|nous)${TOLD}`,
    `(?:can|may|must) (?:i|we|he|she|they)${TOLD_IN_ENGLISH}`,
  ].join('|')})(?= |$)`,
);

/** Until when something may be asked of an office or of another: « jusqu'à quand peut-on demander à », "until when can we ask to". */
export const UNTIL_CLAIMED =
  /(?:^| )(?:jusqu a quand|until when) (?:est ce qu(?:e|on|il)? )?(?:\S+ ){1,4}(?:demander a|reclamer|contester|deposer|attaquer|declarer|renoncer a|faire la demande|ask to|apply to|claim|contest|appeal|request|object)(?: |$)/;

/** When something is allowed: « à quelle période la récolte du lichen est-elle autorisée », "in which months is it allowed". */
export const WHEN_ALLOWED =
  /(?:^| )(?:quand|quelles? (?:periodes?|dates?|saisons?)|quels mois|when|(?:what|which) (?:time of (?:the )?year|months?|season|dates?))(?: |$).{0,80}(?: |^)(?:(?:est|sont) (?:ce|ils?|elles?) (?:permise?s?|autorisee?s?|interdite?s?)|allowed|permitted|forbidden|banned)(?: |$)/;

/** What is risked, granted or set: « il risque quoi », « y a-t-il des emplacements réservés », "can an osteopath". */
export const OF_RULE = new RegExp(
  `(?:^| )(?:${[
    '(?:je|tu|il|elle|on|ils|elles) risqu(?:es?|ent|ait|ais) (?:t (?:il|elle|on) )?(?:quoi|la prison|une amende)|qu (?:il|elle|on|ils|elles) risqu(?:e|ent)(?! de)|que risqu(?:e|ent)',
    'what (?:(?:is|are|am) (?:he|she|they|i|we)|(?:does|do|would|could) (?:he|she|they|i|we)) risk(?:ing)?',
    `(?:y a t (?:il )?|il y a |y a )(?:d |de |des |un |une |l )(?:\\S+ )?(?:${LAID_DOWN})`,
    '(?:la ville|la mairie|la commune|le maire) (?:garde|reserve|doit|peut)(?: t (?:il|elle))?',
    '(?:must|does|can|may) the (?:town|village|commune|council)',
    '(?:(?:do|does|must|should) (?:\\S+ ){1,5}be|(?:doit|doivent|faut) (?:t )?(?:il |elle |ils )?etre|doit on (?:le |la )?) ?(?:in writing|written|signed|registered|(?:fait )?par ecrit|ecrite?s?|signee?s?|enregistree?s?)',
    `can an? (?:\\S+ )?(?:${TRADES})`,
  ].join('|')})(?= |$)`,
);

/** What becomes of an animal of somebody's: "will the cow be slaughtered", « sera-t-il abattu ». */
export const OF_FATE =
  /(?:^| )(?:(?:will|is|are) (?:he|she|it|they|(?:the|my|our|his|her) \S+) (?:(?:going|have) to )?be (?:killed|slaughtered|put down|destroyed|euthanised|euthanized|culled|seized)|(?:sera|seront|va|vont) (?:t (?:il|elle) |ils |elles )?(?:etre )?(?:abattue?s?|euthanasiee?s?|saisie?s?|tuee?s?))(?: |$)/;

/** What is asked of a market as well as of a case. */
export const OPEN_WORDS =
  /(?:^| )(?:que faire|je fais quoi|j en fais quoi|what (?:do|should|can) (?:i|we) do|(?:je|on) risque|(?:est (?:ce|il)|c est) normal)(?: |$)/;

/** Somebody of whom it is told: oneself, one's kin, those one has to do with. */
export const PEOPLE = new RegExp(
  `^(?:${STRANGERS}|${TRADES}|quelqu|je|j|jpeux|ma|mon|mes|nous|notre|nos|on|i|we|my|our|me|us|voisine?s?|neveu|niece|fils|fille|frere|soeur|beau|mari|femme|epoux|epouse|pere|mere|proprietaires?|proprio|bailleurs?|fermiers?|locataires?|patron|chef|boss|maire|neighbour|neighbor|chap|nephew|son|daughter|husband|wife|father|mother|landlord|tenant|owner|mayor|somebody|someone)$`,
);
