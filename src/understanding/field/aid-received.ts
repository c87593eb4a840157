import type { Evidence } from '../reading.js';

/** « combien touche un éleveur … en aides PAC », "how much CAP money does a farmer get", « quel montant d'aides PAC par vache ». */
const GETS = '(?:touch|percoi|recoi|percev|recev|gagn|encaiss|obtien)[a-z]*';
const AID = '(?:aides?|subventions?|primes?|paiements?)';
const OF_UNION =
  '(?:(?:de (?:la )?)?pac|(?:directe?s? )?(?:de l (?:ue|europe|union europeenne)|europeennes?)|directe?s?|couplee?s?)';
const IN_FRENCH = [
  `combien (?:\\S+ ){0,2}?${GETS}(?: \\S+){1,8} ${AID} ${OF_UNION}`,
  `(?:quel(?:le)?|quel est le|quels) (?:montants?|somme)(?: moyens?)? (?:d |des )${AID} ${OF_UNION} (?:\\S+ ){0,4}?(?:par|a l) `,
];
const MONEY = '(?:subsid(?:y|ies)|support|aid|money|payments?)';
const IN_ENGLISH = [
  `how much (?:cap|eu|european|farm|common agricultural policy) ${MONEY} (?:do|does|did) (?:\\S+ ){1,6}?(?:get|receive|earn)`,
  `how much (?:do|does|did) (?:\\S+ ){1,6}?(?:get|receive|earn) (?:\\S+ ){0,4}?(?:in|from|of) (?:the )?(?:cap|eu|european|common agricultural policy)(?: ${MONEY})?`,
];
const ASKED = {
  fr: new RegExp(`(?:^| )(?:${IN_FRENCH.join('|')})`, 'u'),
  en: new RegExp(`(?:^| )(?:${IN_ENGLISH.join('|')})(?: |$)`, 'u'),
};

/** Who may have them, and on what terms, is a question of law. */
const TERMS =
  /(?:^| )(?:droit|droits|conditions?|plafonds?|plafonne\S*|minimum|maximum|delai|eligible|eligibles|entitled|ceiling|limit|cap on|jeunes? agriculteurs?|young farmers?|installation)(?: |$)/;

/**
 * The words for the aid of the Union where it is asked how much of it somebody gets: no source holds those amounts, and the
 * articles say who may have it. Null where that is what is asked.
 */
export function findAidReceived(evidence: Evidence): string | null {
  const { spoken, reading } = evidence;
  // "how much does a farmer get" may be nothing.
  const isOfCase = evidence.cues('modal').some(({ mention }) => !/^does /i.test(mention.words));
  if (isOfCase || evidence.has('explain') || TERMS.test(spoken) || !ASKED[reading.language].test(spoken))
    return null;
  return reading.language === 'fr' ? "combien d'aides" : 'how much subsidy';
}
