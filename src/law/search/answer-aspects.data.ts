/** Kinds of statement that a question may ask for and an article may make; bits of a mask. */
const DURATION = 1;
const AMOUNT = 2;
const MEASURE = 4;
export const PENALTY = 8;
const COUNT = 16;
/** Whose act it is: a notice that the landlord gives is not the one that the tenant gives. */
const LANDLORD_ACTS = 32;
const TENANT_ACTS = 64;
/** What something is: « le mareyage est … », « on entend par … ». */
const DEFINITION = 128;
export const FIGURES = DURATION | AMOUNT | MEASURE | COUNT;

const NUMBER = String.raw`(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|moitie|tiers|quart)`;
export const IN_ARTICLES: readonly (readonly [number, RegExp])[] = [
  [
    DURATION,
    new RegExp(
      String.raw`\b${NUMBER} (?:(?:premiers|derniers) )?(?:heures?|jours?|semaines?|mois|ans?|annees?)\b`,
      'u',
    ),
  ],
  [AMOUNT, /\b\d+ euros?\b|\btaux\b|\bmontant\b|\bpourcentage\b|\bfraction\b|\bcinquieme\b/u],
  [
    MEASURE,
    new RegExp(
      String.raw`\b${NUMBER} (?:metres?|hectares?|kilometres?|milles|centimetres?|litres?|pour cent|kg|kilogrammes|ares)\b`,
      'u',
    ),
  ],
  [PENALTY, /\b(?:est|sont) punie?s? d|\bpassible d|\bamende administrative\b|\bsanction pecuniaire\b/u],
  [
    COUNT,
    new RegExp(
      String.raw`\b(?:au moins|au plus|maximum|superieur a|inferieur a|excede|exceder) ${NUMBER}\b|\b${NUMBER} (?:membres?|personnes?|associes?|travailleurs?|animaux|au moins|au plus)\b`,
      'u',
    ),
  ],
  [LANDLORD_ACTS, /^(?:le )?(?:proprietaire|bailleur) (?:qui|peut|doit|a|est)\b/u],
  [TENANT_ACTS, /^(?:le |tout )?preneur (?:qui|peut|doit|a|est)\b/u],
  [
    DEFINITION,
    /^(?:[\w]{1,20} ){1,12}(?:(?:est|sont) (?:une?|la|le|l|les|des|ceux|celle|celui)|constituent?|designent?|consistent?)\b|\b(?:(?:on|s) entend(?:ent)? (?:par|de)|(?:est|sont) (?:consideree?s?|reputee?s?|definie?s?|qualifiee?s?) comme)\b/u,
  ],
];
export const IN_QUESTIONS: readonly (readonly [number, RegExp])[] = [
  [
    DURATION,
    /\bcombien d(?:e temps|e jours?|e mois| ans| annees|e semaines| heures)\b|\b(?:delais?|durees?|preavis|validite|valable|quand(?! (?:meme|on|l)\b))\b|\bhow (?:long|soon|many (?:days|months|years|weeks|hours))\b|\bdeadline\b|\bnotice\b|\b(?:shortest|longest)\b/u,
  ],
  [
    AMOUNT,
    /\b(?:montant|taux|pourcentage|quelle part?|coute|prix|cotisation)\b|\bhow much\b|\bcombien (?:coute|touche|paye)/u,
  ],
  [
    MEASURE,
    /\b(?:distance|largeur|surface|superficie|hauteur|taille|metres?|hectares|milles)\b|\bhow (?:far|wide|big|large)\b/u,
  ],
  [
    PENALTY,
    /\b(?:amende|peine|sanction|sanctions|risque|risques|puni|prison|encourt|encourue)\b|\b(?:fine|penalty|penalties|punishment)\b/u,
  ],
  [COUNT, /\b(?:combien d|maximum|minimum|nombre|quorum)\b|\bhow many\b/u],
  [
    LANDLORD_ACTS,
    /\b(?:proprietaire|bailleur|proprio|landlord|owner) (?:doit|peut|veut|must|can|has|wants|give)\b/u,
  ],
  [TENANT_ACTS, /\b(?:fermier|preneur|locataire|tenant) (?:doit|peut|veut|must|can|has|wants|give)\b/u],
  [
    DEFINITION,
    /\b(?:c est quoi|qu(?:est|oi| est) ce (?:que (?:l[ae]?s?|c est)|qu une?|qu on appelle)|definition|definir|definit|qu entend on|que (?:veut dire|signifie)|a quoi correspond)\b|^what (?:is|are) (?:an? |the )?(?:\w{2,20} ){0,4}\w{2,20}$|\b(?:define|meaning of|what does \w{2,20} mean)\b/u,
  ],
];
