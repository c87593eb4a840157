// What people ask of animals, crops and machines that is no matter of figures or of law: folded words without marks.

/** Whoever is asked about, with the article or without. */
const ANIMAL_OR_CROP = '(?:\\p{L}+ ){1,2}';

/** « qui a gagné le concours », "who sang". */
const WHO_DID =
  /(?:^| )(?:qui|(?:quelle?s? )\p{L}+) a (?:gagne|remporte|chante|invente|ecrit|realise|joue|peint|decouvert|compose)(?! (?:le|la|les) (?:plus|moins))(?: |$)|(?:^| )(?:who|(?:which|what) \p{L}+) (?:sang|sings|won|wins|wrote|invented|painted|played|directed|discovered|composed)(?! (?:the )?(?:most|least|more))(?: |$)/u;

/** « le nom du mâle de la brebis », « comment appelle-t-on le petit de la jument », "what do you call a baby goat". */
const CALLED =
  /(?:^| )(?:nom|appelle|appelle t on|nomme t on|appellent|name for|name of|call|called)(?: \p{L}+)? (?:du|de la|le|la|un|une|des|a|an|the) (?:male|femelle|petite?|bebe|cri|mari|female|baby|babies|young|group|troupeau)(?: |$)/u;

/** « la différence entre un taureau et un bœuf »: of two things, each with its article. */
const APART =
  /(?:^| )(?:diff|difference|distingue\w*|reconnai\p{L}+|tell)(?: \p{L}+){0,2} (?:un|une|a|an) \p{L}+ (?:et|d|and|from) (?:avec )?(?:un|une|a|an) \p{L}+/u;

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
  /(?:^| )(?:que|quoi) faire (?:ce week end|cet ete|en famille|avec (?:des|les|mes) enfants|pendant les vacances)(?: |$)|(?:^| )(?:fermes? pedagogiques?|visites? de (?:la |l )?fermes?|visiter (?:une|la) ferme|farm (?:visits?|tours?)|sortie en famille|petting zoos?|farm park|days? out)(?: |$)/;

/** « ma chatte a des puces », « mes tomates ont le mildiou »: what ails them. */
const AILING =
  /(?:^| )(?:a|ont|attrape|has|have|got) (?:des |le |la |du |the )?(?:puces|poux|tiques|vers|mildiou|oidium|pucerons|diarrhee|fleas|lice|ticks|worms|mites|blight|aphids)(?: |$)|(?:^| )(?:mon|ma|mes|my) (?:\w+ ){1,2}(?:(?:n |ne )?(?:pond|pondent|mange|mangent|bouge|bougent|boit|boivent|ponds|pousse|poussent) (?:plus|moins|pas|rien)|jaunit|jaunissent|fane|fanent|(?:stopped|is not|isn t|won t|are not|aren t) (?:laying|eating|drinking|growing))(?: |$)/;

/** « ma brebis boite, je lui donne quoi », "my calf is coughing, what should I give it". */
const REMEDY =
  /(?:^| )(?:boite|boitent|boitille|tousse|toussent|vomit|vomissent|saigne|gonflee?s?|fievre|diarrhee|mange plus|limps?|limping|lame|cough\w*|bloated|fever|scours?)(?: |$).{0,80}(?:donne quoi|(?:lui |leur )?administrer|que (?:lui |leur )?donner|quoi (?:lui |leur )?donner|what (?:should|can|do) i give|give (?:her|him|it|them))(?: |$)/;

/** « où acheter du bon foin », "where can I buy": shops. */
const SHOPS =
  /(?:^| )(?:ou (?:(?:puis je|peut on|je peux|on peut|est ce que je peux) )?(?:acheter|commander|me procurer|trouver a acheter)|where (?:(?:can|could|do|should) (?:i|we)|to) (?:buy|order|get))(?: |$)/;

/** « est-ce qu'il va geler cette nuit », "will it hail": the weather to come. */
const WEATHER =
  /(?:^| )(?:(?:va|vas|vont|risque|risquent)(?: t)?(?: (?:il|on|elle))?(?: de)? (?:geler|greler|neiger|pleuvoir|venter|tonner)|(?:y )?(?:aura|a|fera)(?: t)?(?: il)? (?:de la|de l|du|des) (?:grele|gel|gelees?|neige|pluie|vent|orages?|soleil|brouillard|verglas)|risque (?:t on |t il )?(?:de |du |d )?(?:une )?(?:grele|gel|gelees?|neige|orages?|canicule)|gelees? (?:blanches? )?(?:demain|cette nuit|ce soir|ce week end)|quel temps (?:pour|fera|fait|est prevu|annonce|prevoit)|will it (?:freeze|hail|snow|be (?:sunny|windy|cold|hot|dry|wet))|(?:frost|hail|snow|storms?|thunder) (?:tonight|tomorrow|this (?:week|weekend|evening|morning)))(?: |$)/;

/** « toi, tu préfères les vaches », « ton légume préféré », "have you ever milked a cow": asked of the one who answers. */
const OF_YOU =
  /(?:^| )(?:(?:tu|vous) prefere[sz]?|preferes tu|preferez vous|(?:ton|ta|tes|votre|vos) \w+ (?:prefere|favori)\w*|(?:tu as|as tu|vous avez|avez vous) (?:deja|jamais) (?!vu |dit |donne |repondu )\w+|(?:do you (?:prefer|like|love)|your favou?rite|have you ever|would you rather))(?: |$)/;

/** « le lait de chèvre est-il bon pour un bébé », "are lentils fattening": what food does to those who eat it. */
const OF_HEALTH =
  /(?:^| )(?:(?:bon|bonne|bons|bonnes|mauvais|mauvaise|mauvaises|dangereux|dangereuse) pour (?:un|une|le|la|les|l|ma|mon|mes|des) (?:bebes?|nourrissons?|enfants?|sante|coeur|foie|peau|gorge|cholesterol|diabetiques?|ligne|ventre|estomac|intestins?|teint)|(?:fait|font|faire)(?: (?:t )?(?:il|elle|ils|elles))? (?:grossir|maigrir|bronzer|dormir)|digestes?|indigestes?|indigestible|digestible|fattening|(?:good|bad|safe|healthy|dangerous) for (?:an? |the |my |your )?(?:baby|babies|infants?|toddlers?|child|children|heart|liver|skin|health|stomach|diabetics?|kids))(?: |$)/;

/** « joue avec moi », « devine », « qui joue le fermier dans … »: a game or a show. */
const GAME =
  /^(?:joue|jouons|jouez|devine|devinez|imite|fais semblant|play|let s play|guess|sing|pretend|act as)(?: |$)|(?:^| )qui (?:joue|chante|interprete) (?:le|la|l|les|un|une|dans) /;

/** « un kilo de plumes ou un kilo de blé », « combien de tomates pour un kilo de sauce »: kitchens and riddles. */
const KITCHEN =
  /(?:^| )un kilo d\w? \w+ ou un kilo d\w? |(?:^| )a (?:kilo|pound|ton) of \w+ or a (?:kilo|pound|ton) of |(?:^| )(?:pour|for|in|dans) (?:un|une|a|one|1) (?:kilo|litre|pot|bocal|bouteille|jar|bottle|liter|quart|pint) (?:de|d|of) (?:sauce|confiture|jus|coulis|compote|puree|soupe|cidre|jam|juice|soup|cider)(?: |$)/;

/** « combien de lait pour faire un kilo de beurre », "how much milk to make a pound of cheese": what goes into a thing. */
const INGREDIENTS =
  /(?:^| )(?:combien|how (?:much|many)) .{1,60}(?: |^)(?:pour|to) (?:faire|fabriquer|produire|obtenir|sortir|presser|make|produce|get|bake|brew|press) (?:une?|an?|one|1) (?:(?:seule?|single|bonne?) )?(?:kilos?|kg|litres?|l|tonnes?|bouteilles?|verres?|pots?|baguettes?|pains?|fromages?|camemberts?|pulls?|plaquettes?|bottles?|lit(?:re|er)s?|pounds?|lb|jars?|glass|loaf|tons?|pints?|cheese|sweater)(?: |$)|(?:^| )(?:combien|how (?:much|many)) .{1,40}(?: |^)(?:pour|dans|for|in|per|par) (?:une?|an?|one|1) (?:bouteilles?|verres?|baguettes?|pains?|camemberts?|plaquettes?|bottle|jar|glass|loaf|pint) (?:de|d|of) (?:vin|bordeaux|bourgogne|champagne|biere|lait|huile|beurre|cidre|wine|beer|milk|oil|bread|cider)(?: |$)/;

/** « combien de Français sont végétariens »: people who do not farm, counted. */
const PEOPLE =
  /(?:^| )(?:combien de|nombre de|how many|number of) (?:francais|francaises|europeens|menages|consommateurs|french people|households|consumers|americans)(?: |$)/;

/** « une idée de marinade », "any ideas for dinner": what to cook. */
const DISHES =
  /(?:^| )(?:idees?|ideas?|suggestions?) (?:de|d|for|of)(?: (?:une?|a|the|my|some))? (?:plats?|recettes?|marinades?|menus?|repas|desserts?|sauces?|entrees?|gouters?|aperos?|dinner|lunch|meals?|recipes?|dish(?:es)?)(?: |$)/;

/** "my nan said he had bought the farm: what does that mean", « mon oncle dit ça, ça veut dire quoi »: a turn of phrase. */
const SAYING =
  /(?:^| )(?:said|says|say|saying|phrase|expression|idiom|proverb|dit|disait|dicton|proverbe)(?: |$).{0,80}(?: |^)(?:mean|means|veut dire|veux dire|signifie)(?: |$)|(?:^| )(?:what does|que (?:veut dire|signifie)|qu est ce que (?:veut dire|signifie)) (?:the|this|that|l|cette|le|ce) (?:phrase|expression|idiom|saying|proverb|dicton|proverbe)(?: |$)/;

/** « né le 20 avril, Taureau ou Bélier ? », "my star sign". */
const STARS =
  /(?:^| )(?:horoscopes?|zodiaque|zodiac|star sign|signe (?:astro\w*|du zodiaque)|astrolog\w*)(?: |$)|(?:^| )(?:nee?s?|born) (?:le|en|on|in) .{1,40}(?: |^)(?:taureau|belier|capricorne|vierge|taurus|aries|capricorn|virgo)(?: |$)/;

/** « vous voteriez plutôt », "would you vote": what the one who answers would do at the polls. */
const VOTES =
  /(?:^| )(?:voteriez|voterais|votes tu|votez vous|would you vote|should i vote|pour qui (?:voter|dois je voter))(?: |$)/;

/** « je cherche un job de vendangeur », "looking for a job on a farm". */
const JOBS =
  /(?:^| )(?:\w{0,3}cherch\w{1,3}|trouver|looking for|find me) (?:(?:un|une|1|du|des|a|an|some|le|la) )?(?:jobs?|boulots?|taf|emplois?|stages?|alternance|internships?)(?: |$)/;

/** Shapes that are so whatever measure is named: « quel temps pour les vendanges ». */
export const ELSEWHERE_ANYWAY: readonly RegExp[] = [
  WEATHER,
  KITCHEN,
  INGREDIENTS,
  DISHES,
  PEOPLE,
  GAME,
  LEISURE,
  STARS,
  VOTES,
  JOBS,
];

/** Shapes of questions that are nobody's here where nothing in them speaks for the law. */
export const ELSEWHERE: readonly RegExp[] = [
  SAYING,
  WHO_DID,
  CALLED,
  APART,
  ABLE,
  CHOICE,
  MAKING,
  AILING,
  OF_YOU,
  OF_HEALTH,
  REMEDY,
  SHOPS,
];
