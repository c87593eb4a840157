/* Of folded words in order, as `lawWords(…).join(' ')` gives them. */

const MARK = '(?:puce\\w{0,2}|tatou\\w{1,4}|identifi\\w{1,8}|(?:micro)?chip\\w{0,5}|tattoo\\w{0,3})';
/** « Pas encore pucé », « sans puce ni tatouage », "has no microchip". */
const UNMARKED = String.raw`\b(?:(?:pas|non|sans|ni|jamais|not|no|never|without|t) (?:(?:d|de|une?|encore|ete|a|been|any) ){0,2}${MARK}|unchipped|unmicrochipped|untattooed|unidentified)\b`;

/** What a rule is of alone, and how a question speaks of it. */
const CIRCUMSTANCES: readonly (readonly [stated: RegExp, asked: RegExp])[] = [
  // The pound keeps an animal without a mark under a rule of its own: what is said of neither is of both.
  [
    /^(?=.*\bfourriere\b).*\b(?:non identifiee?s?|ne sont pas identifies)\b/u,
    new RegExp(String.raw`^(?!.*\b${MARK}\b)|${UNMARKED}`, 'u'),
  ],
  [
    /^(?=.*\bfourriere\b)(?!.*\b(?:non identifie|ne sont pas identifie)).*\b(?:chiens?|chats?) identifiee?s?\b/u,
    new RegExp(`^(?!.*${UNMARKED})`, 'u'),
  ],
  // Some diseases have times of their own to sue the seller.
  [
    /^pour l uveite\b/u,
    /\b(?:uveite|anemie|lunatique|fluxion|uveitis|moon blind\w{0,4}|an?aemi[ac]|anemia)\b/u,
  ],
  [/^pour la tuberculose\b/u, /\b(?:tubercul\w{1,6})\b/u],
  [/^pour la brucellose\b/u, /\b(?:brucell\w{1,5}|leu[ck]os\w{1,3}|rhinotracheit\w{1,3}|ibr)\b/u],
  // What a sale may cost is no answer to what a rent may be.
  [
    /\bprix de vente exagere\b/u,
    /\b(?:ven[dt]\w{0,4}|achet\w{0,4}|achat|acquer\w{0,4}|offre\w{0,2}|offerte?s?|propos\w{1,4}|preempt\w{0,5}|prix (?:qu on |que l on |qu il )?(?:m en |me )?demande\w{0,2}|sell\w{0,3}|sale|sold|buy\w{0,3}|purchas\w{1,4}|offer\w{0,3}|asking|asked (?:of|for)|first refusal)\b/u,
  ],
  // He who leaves a widow or a child has somebody to go on with the lease, unless they do not farm.
  [
    /\bne laisse ni conjoint\b/u,
    /^(?!.*\b(?:laisse|laissant|leaves?|leaving|left) (?:une?|sa|son|ses|des|deux|a|an|his|her|two) (?:femme|epouse|veuve|mari|conjoint|fils|fille|enfants?|wife|widow|husband|son|daughter|child|children)\b)|\b(?:n exploit\w{1,5}|ne travail\w{1,5}|ne particip\w{1,5}|n est pas|not|doesn t|don t|none)\b/u,
  ],
  // « Les volailles enfuies chez le voisin »: « dois-je déclarer mes poules » is of no flight.
  [
    /\benfuie?s?\b/u,
    /\b(?:enfu\w{1,4}|echapp\w{1,4}|sauv\w{1,4}|fugu\w{1,3}|parti\w{0,2}|perdu\w{0,2}|trouv\w{1,4}|inconnu\w{0,2}|voisin\w{0,2}|divagu\w{1,4}|errant\w{0,2}|fui\w{0,3}|chez (?:moi|nous|lui)|(?:dans|in) (?:mon|ma|mes|my|our) \w{1,12}|escap\w{1,4}|fled|flew|ran|run away|stray\w{0,3}|lost|found|neighbou?r\w{0,3}|wander\w{0,3}|got out|whose)\b/u,
  ],
  // Whose trade it is to keep animals risks more than whoever beats his dog.
  [
    /^l exploitant d un (?:elevage|abattoir|etablissement|refuge)\b|\bpersonne exploitant un etablissement\b/u,
    /\b(?:elev\w{1,5}|abattoirs?|refuges?|pensions?|fourriere|transport\w{0,4}|animalerie|exploit\w{1,5}|ferme|agricult\w{1,4}|paysan|bet(?:es?|ail)|troupeau|vaches?|veaux?|cochons?|porcs?|moutons?|chevres?|poules?|volailles?|breed\w{1,4}|farm\w{0,4}|slaughter\w{0,5}|shelters?|kennels?|pound|shops?|livestock|herd|cattle|cows?|pigs?|sheep)\b/u,
  ],
];

/** Whether the sentence is of a circumstance alone of which the question says nothing; both folded. */
export function isOfUnaskedCircumstance(asked: string, stated: string): boolean {
  return CIRCUMSTANCES.some(([ofSentence, ofQuestion]) => ofSentence.test(stated) && !ofQuestion.test(asked));
}
