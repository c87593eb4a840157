import { PAYER_ASKED, PAYER_STATED } from '../legal-cues.js';
import {
  AGE_ASKED,
  AMOUNT_ASKED,
  COUNT_ASKED,
  DATE_ASKED,
  DURATION_ASKED,
  FREQUENCY_ASKED,
  MEASURE_ASKED,
  WHEN_ASKED,
} from './asked-figures.data.js';

/** Kinds of statement that a question may ask for and an article may make; bits of a mask. */
const DURATION = 1;
const AMOUNT = 2;
const MEASURE = 4;
export const PENALTY = 8;
const COUNT = 16;
/** Whose act it is: a notice that the landlord gives is not the one that the tenant gives. */
export const LANDLORD_ACTS = 32;
export const TENANT_ACTS = 64;
/** What something is: « le mareyage est … », « on entend par … ». */
const DEFINITION = 128;
const AGE = 256;
/** Pipes that the public lays through private land, and those that a neighbour lays. */
export const PUBLIC_ACTS = 512;
export const PRIVATE_ACTS = 1024;
/** Who bears a cost. */
const PAYER = 2048;
/** How long before something it must be said: no time to answer or to object. */
export const ADVANCE = 4096;
export const FIGURES = DURATION | AMOUNT | MEASURE | COUNT | AGE;

const NUMBER = String.raw`(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|moitie|tiers|quart)`;
export const MONTHS: readonly string[] = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];
/** A month, as a pattern of folded words. */
export const MONTH = `(?:${MONTHS.join('|')})`;
export const IN_ARTICLES: readonly (readonly [number, RegExp])[] = [
  [
    DURATION,
    new RegExp(
      String.raw`(?<!\b(?:l age (?:de |d )|agee?s? (?:de |d )(?:plus de |moins de |au moins )?))\b${NUMBER} (?:(?:premiers|derniers) )?(?:heures?|jours?|semaines?|mois|ans?|annees?)\b|\b(?:1er|\d{1,2}) ${MONTH}\b(?! \d{4})|\bfois par (?:an|annee|mois|semaine|jour)\b`,
      'u',
    ),
  ],
  [
    AMOUNT,
    new RegExp(
      String.raw`\b\d+ euros?\b|\btaux\b|\bmontant\b|\bpourcentage\b|\bfraction\b|\bcinquieme\b|\b${NUMBER} pour cent\b`,
      'u',
    ),
  ],
  [
    MEASURE,
    new RegExp(
      String.raw`\b${NUMBER} (?:metres?|hectares?|kilometres?|milles|centimetres?|litres?|pour cent|kg|kilogrammes|ares)\b`,
      'u',
    ),
  ],
  [
    PENALTY,
    /\b(?:est|sont) punie?s? d|\bpassible d|\bamende (?:administrative|fiscale)\b|\bsanction pecuniaire\b/u,
  ],
  [
    COUNT,
    new RegExp(
      String.raw`\b(?:au moins|au plus|maximum|superieur a|inferieur a|excede|exceder|plus de|(?:a raison|nombre) d[eu]?) ${NUMBER}\b|\b${NUMBER} (?:membres?|personnes?|associes?|travailleurs?|animaux|au moins|au plus|pour cent)\b`,
      'u',
    ),
  ],
  [
    LANDLORD_ACTS,
    /^(?:le )?(?:proprietaire|bailleur) (?:qui|peut|doit|a|est)\b|\ble bailleur (?:ne peut|a le droit de|peut) (?:demander la resiliation|s opposer au renouvellement|refuser le renouvellement|reprendre)\b|\ble bailleur a droit\b/u,
  ],
  [
    TENANT_ACTS,
    /^(?:le |tout )?preneur (?:qui|peut|doit|a|est)\b|\b(?:demandee?|notifiee?|exercee?) par le preneur\b/u,
  ],
  [
    DEFINITION,
    /^peuvent beneficier (?:d|de la) |^(?:[\w]{1,20} ){1,12}(?:(?:est|sont) (?:une?|la|le|l|les|des|ceux|celle|celui)|constituent?|designent?|consistent?)\b|\b(?:(?:on|s) entend(?:ent)? (?:par|de)|(?:est|sont) (?:consideree?s?|reputee?s?|definie?s?|qualifiee?s?) comme|attestent? que)\b/u,
  ],
  [
    AGE,
    /\b(?:agee?s?|ages?) (?:minimale?s? |requis |limite )?(?:de |d )(?:[a-z0-9]{1,12} ){1,6}(?:ans|mois|semaines|jours)\b|\ba partir de l age d|\baux mineurs\b|\blimite d age\b/u,
  ],
  [PAYER, PAYER_STATED],
  [ADVANCE, /\b(?:jours?|semaines?|mois|ans?|annees?) (?:au moins )?(?:avant|a l avance)\b/u],
  [PUBLIC_ACTS, /\bau profit de(?:s)? (?:collectivites|etablissements) publi/u],
  [PRIVATE_ACTS, /^(?:toute personne|tout proprietaire)(?: \w{2,12}){0,4} qui veut\b/u],
];

/** Who holds the land on lease, and who owns it, in the third person. */
const TENANT = '(?:fermier|fermiere|preneur|locataire|tenant(?: farmer)?)';
const OWNER = '(?:proprietaire|bailleur|bailleresse|proprio|landlord|landowner|owner)';
const ACTING =
  '(?:doit|peut|veut|voudrait|souhaite|compte|decide|refuse|part|s en va|quitte|rend|arrete|must|can|may|has|wants?|gives?|intends?|would like|decides?|leaves?|is (?:leaving|retiring|quitting|entitled)|a (?:t (?:il|elle) )?droit a)';
/** To give the land up, and to take it back. */
const LEAVING =
  '(?:partir|m en aller|s en aller|(?:rendre|quitter|lacher|laisser) (?:les|mes|ses|ces|ma|la|cette|sa|l)|leave|quit|give up|hand (?:it|the \\w{2,10}) back|hand back|move out|walk away)';
const TAKING_BACK =
  '(?:reprendre|recuperer (?:mes|ma|mon|la|le|les) (?:terres?|terrains?|champs?|parcelles?|ferme|prairies?|vignes?)|expulser|virer|mettre dehors|faire partir|donner conge|congedier|evict|get rid of|throw \\w{2,10} out|kick \\w{2,10} out|(?:take|get) (?:back|\\w{2,8} (?:\\w{2,8} )?(?:land|fields?|farm|plots?|vineyard) back)|want (?:my|the) (?:\\w{2,12} ){0,2}(?:back|out))';
const SPEAKER = '(?:je|j|on|nous|i|we)';
/** A lease that one hands on is one's own. */
const HANDING_ON =
  '(?:(?:passer|passe|ceder|cede|transmettre|leguer|laisser) (?:mon|notre) (?:bail|fermage)|(?:pass|hand|assign|transfer|leave) (?:on )?(?:my|our) (?:farm )?(?:lease|tenancy))';
/** Whoever warns the one acts as the other. */
const WARNING = '(?:prevenir|previens|previent|avertir|avertis|avertit|warn|tell)';

/** To want to be paid for what the other one did, as whoever owns or rents asks for himself. */
const CLAIMING =
  '(?:(?:puis je|peut on|pouvons nous|je peux|on peut|j peux|can (?:i|we)|may (?:i|we)|could (?:i|we)) (?:(?:lui|leur|en) )?(?:reclamer|exiger|demander (?:une indemnite|reparation|de l argent|des sous)|faire payer|claim|charge|make (?:\\w{2,10} ){1,2}pay|(?:ask for|get) (?:compensation|damages|money))|(?:does|do) (?:he|she|they) owe (?:me|us)|(?:what )?am i owed|am i entitled to|(?:me|nous) (?:dedommag|indemnis)\\w{1,5}|(?:suis|serai) je (?:dedommag|indemnis)\\w{1,5}|a quelle indemnite ai je|(?:ai|aurai) je droit a|j (?:ai|aurai) droit a|(?:que puis je|que peut on|qu est ce que (?:je peux|j peux|on peut)) (?:(?:lui|leur) )?(?:demander|reclamer)|(?:me|nous) doit (?:on |il )?quelque chose|on (?:me|nous) doit)';
const SELF = '(?:suis|sommes|en tant que|comme|i am|as) (?:un |une |a |le |la |les |the )?';
/** Of the one alone, as the other one is named, or who asks says that he is that one himself. */
const claimedFrom = (opponent: string, own: string): string =>
  String.raw`^(?:(?!.*\b(?:${own}s?|${SELF}${opponent}s?)\b)(?=.*\b${opponent}s?\b)|(?=.*\b${SELF}${own}s?\b))(?=.*\b${CLAIMING}\b)`;

/** Whose claim it is, whatever the other one does: « mon fermier part, puis-je lui faire payer les dégâts ». */
export const CLAIMANTS: readonly (readonly [number, RegExp])[] = [
  [LANDLORD_ACTS, new RegExp(claimedFrom(TENANT, OWNER), 'u')],
  [TENANT_ACTS, new RegExp(claimedFrom(OWNER, TENANT), 'u')],
];

export const IN_QUESTIONS: readonly (readonly [number, RegExp])[] = [
  [DURATION, DURATION_ASKED],
  [DURATION, DATE_ASKED],
  [DURATION, WHEN_ASKED],
  [DURATION, FREQUENCY_ASKED],
  [
    DURATION,
    /\b(?:trop tard|encore (?:a )?temps|dans les (?:temps|delais)|too late|still (?:time|in time))\b/u,
  ],
  [AMOUNT, AMOUNT_ASKED],
  [AMOUNT, /\b(?:prix|cotisation)\b/u],
  [MEASURE, MEASURE_ASKED],
  [MEASURE, /\b(?:metres?|hectares|milles|m2)\b/u],
  [
    PENALTY,
    /\b(?:amende|contraventions?|peine|sanction|sanctions|risque|risques|punie?s?|prison|encourt|encourue)\b|\b(?:fine|penalty|penalties|punishment|punished)\b|\bwhat (?:\w{1,20} ){1,4}risks?\b/u,
  ],
  [COUNT, COUNT_ASKED],
  [COUNT, /\b(?:maximum|minimum|nombre|quorum)\b/u],
  [
    LANDLORD_ACTS,
    new RegExp(
      String.raw`\b${OWNER} ${ACTING}\b|\b${SPEAKER} (?:\w{2,12} ){0,3}${TAKING_BACK}\b|\b${TAKING_BACK} (?:\w{2,8} )?${TENANT}\b|\b${WARNING} (?:\w{1,8} )?${TENANT}\b`,
      'u',
    ),
  ],
  [
    TENANT_ACTS,
    new RegExp(
      String.raw`\b${TENANT} ${ACTING}\b|\b${SPEAKER} (?:\w{2,12} ){0,3}${LEAVING}\b|\b${HANDING_ON}\b|\b${WARNING} (?:\w{1,8} )?${OWNER}\b`,
      'u',
    ),
  ],
  [
    DEFINITION,
    /\b(?:c est quoi|qu(?:est|oi| est) ce (?:que (?:l[ae]?s?|c est)|qu une?|qu on appelle)|definition|definir|definit|qu entend on|que (?:veut dire|signifie)|a quoi correspond)\b|^what (?:is|are) (?:an? |the )?(?:\w{2,20} ){0,4}\w{2,20}$|\b(?:define|meaning of|what does \w{2,20} mean)\b/u,
  ],
  [PAYER, PAYER_ASKED],
  [
    ADVANCE,
    /\b(?:combien (?:de (?:temps|jours|semaines|mois) )?|delai )(?:a l )?avan(?:t|ce)\b|\bhow (?:long|many \w{3,6}|far|much time) (?:before|ahead|in advance)\b/u,
  ],
  [AGE, AGE_ASKED],
  [
    AGE,
    /\bj ai \d{1,2} ans\b|\b(?:fils|filles?|enfants?|ados?|jeunes?|gamine?s?|garcons?|neveux?|eleves?|stagiaires?|apprentie?s?|mineure?s?) (?:de |ages? de |agee?s? de |a )\d{1,2} ans\b|\b\d{1,2} years? olds?\b/u,
  ],
  [
    PUBLIC_ACTS,
    /\b(?:commune|mairie|maire|departement|region|etat|collectivite|agglo|agglomeration|syndicat|metropole|council|municipality|town|county|state|company) (?:veut|peut|doit|va|compte|souhaite|wants?|can|may|is|plans)\b/u,
  ],
  [
    PRIVATE_ACTS,
    /\b(?:je|j|i|voisine?|neighbour|neighbor) (?:veux|veut|voudrais|voudrait|peux|peut|puis|aimerais|souhaite|want|wants|can|may|would)\b|\b(?:puis|can|may) (?:je|i)\b/u,
  ],
];
