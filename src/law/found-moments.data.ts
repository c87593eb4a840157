import { MONTH } from './search/answer-aspects.data.js';

/* Of folded words: the times of a year, or of a span of years, that an article names without a figure. */

const ORDINAL =
  '(?:premiere?|deuxieme|seconde?|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme|douzieme|quinzieme|dix-huitieme)';

/** « Troisième jeudi du mois de novembre ». */
export const WEEKDAY = new RegExp(
  String.raw`(?<!\p{L})${ORDINAL} (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:du mois )?(?:d'|de )${MONTH}(?!\p{L})`,
  'gu',
);
/** « À la fin de la quatrième année suivant celle au cours de laquelle il a été donné », « au cours de la troisième année ». */
export const ORDINAL_YEAR = new RegExp(
  String.raw`(?<!\p{L})(?:(?:jusqu'a|a|avant) la fin|au cours|au debut|a l'expiration|a l'issue|au terme) de la ${ORDINAL} (?:annee|campagne)(?: (?:de jouissance|viticole|culturale|civile))?(?: suivante(?!\p{L})| suivant (?:celle|la|le|l'|son)[^.;:,]{1,80})?`,
  'gu',
);
/** « Pendant les mois de décembre, janvier et février ». */
export const MONTHS_NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:pendant|durant) les mois d(?:e |')${MONTH}(?:(?:, | et )${MONTH}){0,8}(?!\p{L})`,
  'gu',
);
