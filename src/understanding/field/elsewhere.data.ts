/** What people ask of animals, crops and machines that is no matter of figures or of law: folded words without marks. */
const ANIMAL_OR_CROP = '(?:\\p{L}+ ){1,2}';

/** « qui a gagné le concours », "who sang". */
const WHO_DID =
  /(?:^| )(?:qui|(?:quelle?s? )\p{L}+) a (?:gagne|remporte|chante|invente|ecrit|realise|joue|peint|decouvert|compose)(?! (?:le|la|les) (?:plus|moins))(?: |$)|(?:^| )(?:who|(?:which|what) \p{L}+) (?:sang|sings|won|wins|wrote|invented|painted|played|directed|discovered|composed)(?! (?:the )?(?:most|least|more))(?: |$)/u;

/** « le nom du mâle de la brebis », « comment appelle-t-on le petit de la jument », "what do you call a baby goat". */
const CALLED =
  /(?:^| )(?:nom|appelle|appelle t on|nomme t on|appellent|name for|name of|call|called)(?: \p{L}+)? (?:du|de la|le|la|un|une|des|a|an|the) (?:male|femelle|petite?|bebe|cri|mari|female|baby|babies|young|group|troupeau)(?: |$)/u;

/** « la différence entre un taureau et un bœuf »: of two things, each with its article. */
const APART =
  /(?:^| )(?:difference|distingue\w*|reconnai\p{L}+|tell)(?: \p{L}+){0,2} (?:un|une|a|an) \p{L}+ (?:et|d|and|from) (?:avec )?(?:un|une|a|an) \p{L}+/u;

/** « les chèvres peuvent-elles nager », "can cows swim". */
const ABLE = new RegExp(
  `(?:^| )(?:peut|peuvent|savent|sait|est ce qu)(?: (?:t )?(?:ils?|elles?|on))? ?(?:${ANIMAL_OR_CROP})?(?:nager|voler|sauter|courir|dormir|rever|rire|pleurer|compter|grimper|reconnaitre|nagent|volent|dorment|revent)(?: |$)|(?:^| )(?:can|do|does) (?!(?:i|we|you|one|they|he|she) )${ANIMAL_OR_CROP}(?:swim|fly|jump|run|sleep|dream|laugh|cry|count|climb|recognise|recognize|see)(?: |$)`,
  'u',
);

/** « quelle charrue choisir », « la meilleure variété pour », "which plough should I use". */
const CHOICE =
  /(?:^| )quel(?:le)?s? (?:\p{L}+ ){1,4}(?:choisir|utiliser|acheter|prendre|planter|installer|me conseill\w+|me recommand\w+)(?: |$)|(?:^| )meilleure?s? (?:varietes?|races?|moments?|marques?|methodes?|facons?|tracteurs?|outils?|engrais|aliments?|sols?|semences?)(?: |$)|(?:^| )best (?:varieties|variety|breeds?|time|brands?|methods?|ways?|tractors?|tools?|feed|soils?|seeds?) (?:to|for|of)(?: |$)|(?:^| )(?:which|what) (?:\p{L}+ ){1,3}should (?:i|we) (?:buy|use|choose|plant|pick|get)(?: |$)/u;

/** « comment faire du beurre », "how do I make cider". */
const MAKING =
  /(?:^| )(?:comment (?:\p{L}+ )?(?:faire|fabriquer|preparer|fait on|fabrique t on)|how (?:do|to|can|does|would)(?: \p{L}+)? (?:make|brew|bake|prepare|ferment|smoke)|how to (?:make|brew|bake)) (?:du|de la|de l|son|sa|mon|ma|un|une|des|my|your|some|the|a|own|cider|beer|cheese|butter|bread|wine|jam)(?: |$)/u;

/** « que faire ce week-end », « une sortie en famille »: leisure. */
const LEISURE =
  /(?:^| )(?:que|quoi) faire (?:ce week end|cet ete|en famille|avec (?:des|les|mes) enfants|pendant les vacances)(?: |$)|(?:^| )(?:fermes? pedagogiques?|sortie en famille|petting zoos?|farm park|days? out)(?: |$)/;

/** « ma chatte a des puces », « mes tomates ont le mildiou »: what ails them. */
const AILING =
  /(?:^| )(?:a|ont|attrape|has|have|got) (?:des |le |la |du |the )?(?:puces|poux|tiques|vers|mildiou|oidium|pucerons|diarrhee|fleas|lice|ticks|worms|mites|blight|aphids)(?: |$)/;

/** Shapes of questions that are nobody's here where nothing in them speaks for the law. */
export const ELSEWHERE: readonly RegExp[] = [WHO_DID, CALLED, APART, ABLE, CHOICE, MAKING, LEISURE, AILING];
