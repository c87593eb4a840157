/** People that a question may be told of: « mon voisin dit que … », "my aunt reckons …". */
const PEOPLE =
  '(?:[a-z]+ )?(?:club|team)|club|equipe|prof|professeur|patron|patronne|oncle|tante|pere|mere|grand|voisin|voisine|mari|femme|fils|fille|frere|cousin|cousine|collegue|chef|boss|teacher|uncle|aunt|father|mother|grandfather|neighbour|husband|wife|son|daughter|brother|cousin|colleague|professor';

/** Whom a family calls by such a name alone: « Mamie demande : … », "Grandad wonders: …". */
const ELDERS =
  'mamie|mamy|papi|papy|meme|pepe|maman|papa|tonton|tata|tatie|mum|mom|dad|daddy|grandma|grandpa|grandad|granny|gran|nan|nana';

/** What somebody may be writing: « pour un article », "for my thesis". */
const PAPERS =
  'article|papier|expose|memoire|these|dossier|rapport|cours|devoir|examen|presentation|reunion|blog|livre|etude|projet|revue|magazine|journal|debat|pari|classe|client|patron|collegue|conference|emission|reportage|stage|paper|essay|thesis|report|class|exam|meeting|project|story|magazine|newspaper|bet|client|talk|lecture|piece';

/** Greetings and polite openings that may stand before all else. */
export const GREETING = new RegExp(
  `^(?:(?:${[
    'bonjour|bonsoir|salut|hello|hi|hey|coucou|madame|monsieur|dear|sir|a tous|all|please|s il (?:vous|te) plait',
    '(?:pourriez|pouvez) vous me dire|(?:j aimerais|je voudrais) savoir|could you (?:please )?tell me|i would like to know',
    ',|!|:',
  ].join('|')}) )*`,
);

/** How somebody begins who tells who asks and what for. */
export const OPENING = new RegExp(
  `^(?:${[
    '(?:je|j|nous|on) (?:suis|sommes|est|habite|habitons|vis|vivons|travaille|travaillons|prepare|preparons|termine|redige|ecris|etudie|fais|finis|cultive|eleve|ai|viens|possede|boucle|monte|montons|constitue|constituons)',
    '(?:(?:une|juste une|encore une) )?(?:petite|simple|derniere|rapide) question|question (?:rapide|bete|toute bete)|(?:just )?(?:(?:a|one) )?(?:quick|short|simple|little|last) question',
    '(?:jsuis|jsui|chuis|chui|jhabite|jtravaille|jbosse|jfais|jprepare)',
    '(?:i|we) (?:am|m|are|re|live|work|farm|run|study|write|have|own|ve|come|grow)',
    'etudiante?|grossiste|boucher|bouchere|transformateur|exportateur|importateur|journaliste|enseignante?|professeure?|prof|trader|courtier|negociante?|stagiaire|conseillere?|agriculteur|agricultrice|eleveur|eleveuse|cerealier|cerealiere|apiculteur|apicultrice|vigneron|vigneronne|viticulteur|viticultrice|maraicher|maraichere|arboriculteur|paysan|paysanne|boulanger|boulangere|meunier|torrefacteur|brasseur|fromager|chocolatier|cuisinier|retraitee?|chercheuse?|chercheur|documentaliste|comptable|technicien|technicienne|ingenieure?|student|journalist|teacher|farmer|analyst|en tant que|as an?',
    '(?:avant|au lieu|histoire) d(?:e)?|en (?:attendant|preparant|lisant|ecrivant|regardant|mangeant|buvant)|before (?:i|we|[a-z]+ing)',
    `(?:(?:d apres|selon|according to) )?(?:mon|ma|notre|my|our) (?:${PEOPLE})`,
    `(?:${ELDERS}) (?:(?:me|nous|se) )?(?:demande|demandait|cherche a savoir|veut savoir|voudrait savoir|asks|asked|wonders|wants to know)`,
    `(?:(?:un|mon|notre|an?|my|our) )?(?:${PAPERS}) (?:sur|about|on)`,
    `(?:pour|dans le cadre d|for) (?:un|une|mon|ma|mes|le|la|les|des|notre|nos|l|a|an|my|our|the) (?:\\S+ )?(?:${PAPERS})`,
  ].join('|')})(?= |$)`,
);

/** Whether a word names one of these, and so is none of the law: « mon voisin », « un article sur le blé ». */
export const TELLER = new RegExp(`^(?:${PEOPLE}|${PAPERS}|eleves?|pupils?|ecoles?|schools?)$`);

/** When or where somebody says it: « m'a dit hier que », « disaient à la télé que ». */
const SAID_WHEN =
  '(?: (?:hier|hier soir|avant hier|ce matin|l autre jour|toujours|souvent|encore|aussi|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: dernier| passe)?|(?:a|sur|dans|au) (?:(?:la|le|l|les|un|une|mon|ma) )?(?:tele|television|radio|journal|cafe|bistrot|film|documentaire|emission|reportage|livre|article|marche|telephone|internet)))?';
const SAID_WHEN_ENGLISH =
  '(?: (?:yesterday|once|always|often|today|last night|last (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on|in) (?:(?:the|a|an) )?(?:tv|telly|television|radio|news|film|movie|documentary|paper|internet)))?';

/** Up to what somebody says or asks: « mon voisin dit que », « un élève me demande », "my son wants to know". */
export const REPORT = new RegExp(
  `(?:^| )(?:${[
    `(?:dit|disent|disait|disaient|affirment?|affirmait|affirmaient|pretend|pretendent|pretendait|pretendaient|assure|assurent|assurait|assuraient|soutient|soutiennent|soutenait|jure|pense|pensait|croit|croyait|estime|parie|raconte|racontait|racontaient|repete|maintient|expliquait|expliquaient)${SAID_WHEN} (?:que?)`,
    '(?:me|m a|nous|nous a|m ont|nous ont) (?:demande|demandait|demandent)(?: si)?',
    '(?:veut|veulent|voudrait|voudraient|aimerait|aimeraient|souhaite|souhaitent|cherche a|cherchent a) savoir(?: si)?',
    `(?:says|said|claims|claimed|reckons|reckoned|thinks|believes|swears|insists|argues|maintains|told me|told us|tells me|tells us)${SAID_WHEN_ENGLISH}(?: that)?`,
    '(?:asks|asked|asking) (?:me|us)(?: if| whether)?',
    '(?:wants|want|would like) to know(?: if| whether)?',
  ].join('|')})(?= |$)`,
);

/** Where who tells what for begins to ask: « … et je voudrais », "… and I need". */
export const WISH = new RegExp(
  `(?:^| )(?:(?:et|and|alors|donc|so) )?(?:${[
    '(?:je|nous) (?:voudrais|voudrions|veux|voulons|cherche|cherchons|recherche|recherchons|aimerais|aimerions|souhaite|souhaitons|souhaiterais|souhaiterions)',
    'j (?:aimerais|ai besoin|aurais besoin)',
    '(?:j ?)?(?:g|ai) besoin|jai besoin|jveux|jvoudrais|jcherche|jaimerais|faut que je sache',
    'il (?:me|nous) (?:faut|faudrait)',
    '(?:i|we) (?:need|want|d like|would like|m looking for|re looking for|am looking for|are looking for)',
  ].join('|')})(?= |$)`,
);

/** How whoever tells of himself begins, or of an occasion: a story only where a colon ends it, « Pour un goûter : combien … ». */
export const TELLING =
  /^(?:(?:je|j|nous|on(?! (?:average|the|world)(?= ))|moi|i|we)|(?:pour|for) (?:une?|mon|ma|mes|les?|la|l|notre|nos|an?|my|our|the))(?= )/;

/** Who news is told of: « mes parents ont … », "we stayed …". */
export const PERSON = /^(?:je|j|nous|on|ils?|elles?|i|we|they|(?:mon|ma|mes|notre|nos|my|our) \S+)(?= )/;

/** What a question opens with. */
export const ASKING = /^(?:combien|quel|quelle|quels|quelles|how|what|which)$/;

/** How a market is said to be, in a few words and with nothing asked: « les huiles montent », « le marché du riz est tendu ». */
export const MARKET_NEWS =
  /^(?:les?|la|l|the) (?:[a-z]+ ){1,5}?(?:(?:est|sont|is|are) (?:tres |bien |very )?(?:tendue?s?|tight|nerveux|nervous|calmes?|quiet|en (?:hausse|baisse|crise|ebullition)|up|down|rising|falling)|montent?|baissent?|grimpent?|flambent?|chutent?|plongent?|reculent?|(?:s )effondrent?|(?:s )envolent?|se (?:tend|tendent|calme|calment|redresse|redressent))$/;
