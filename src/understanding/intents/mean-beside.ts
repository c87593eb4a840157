import { isStretch } from '../dates/period-shapes.js';
import type { Period } from '../dates/period.js';
import type { Evidence } from '../reading.js';

const MEAN = '(?:moyennes?|average|mean)';
const ARTICLE =
  "(?:(?:l|la|sa|leur|une|the|its|their|an|a) (?:' )?)?(?:(?:valeur|overall|simple|annual|yearly) )?";
/** « sur la période », "over those years": the time of the series and no other. */
const OF_SAME =
  "(?: (?:annuelle|simple|generale|globale))?(?: (?:(?:sur|de|pour|pendant|of|over|for|across|in) )(?:(?:l|la|le|les|cette|ces|cet|toute|the|that|this|these|those|whole|entire|full|same|meme|ensemble|de) (?:' )?){0,4}(?:periode|intervalle|annees|ans|period|years|span|stretch|series|serie|ensemble))?";

const BEHIND = new RegExp(
  String.raw`(?:^| )(?:avec|et|ainsi que|plus|puis|and|with|along with|as well as|then|including|[,;+]) (?:(?:aussi|also|donne|give|donner) )?${ARTICLE}${MEAN}${OF_SAME}(?: (?:s (?:' )?il (?:te|vous) plait|stp|svp|please|stp))?(?: ?[.?!,;)]|$)`,
  'u',
);
const BEFORE = new RegExp(
  String.raw`(?:^| )${MEAN}(?: annuelle)? (?:et|ainsi que|plus|puis|and|as well as) (?:(?:l|la|le|les|the|its) (?:' )?)?(?:series?|chiffres?|valeurs?|details?|evolutions?|donnees?|figures?|values?|data|yearly|annual|production|recolte|rendements?|surfaces?|superficies?|prix|area|yields?|output|prices?)(?= |$)`,
  'u',
);

/** What sets figures against a mean, or is of another wish for it. */
const OTHERS = ['compare', 'most', 'least', 'record', 'market-high', 'market-low', 'forecast', 'correlation', 'more-than', 'who', 'rank', 'when', 'count-periods', 'count-of', 'share']; // prettier-ignore

const AGAINST =
  /(?:^| )(?:ecarts?|differences?|gaps?|rapport|par rapport|versus|vs|contre|against|relative|above|below|dessus|dessous|superieure?s?|inferieure?s?)(?= |$)/u;

/** Whether the mean of a stretch is asked for beside its figures, before or behind them: « de 2018 à 2024, avec la moyenne », "year by year, and the average". */
export function asksMeanBeside(evidence: Evidence, period: Period | null): boolean {
  return isStretch(period) && saysMeanBeside(evidence);
}

/** The same, of figures of whatever time: « prix mensuels de 2024 et la moyenne ». */
export function saysMeanBeside(evidence: Evidence): boolean {
  if (!evidence.has('average') || evidence.has(...OTHERS)) return false;
  const { spoken } = evidence;
  return !AGAINST.test(spoken) && (BEHIND.test(spoken) || BEFORE.test(spoken));
}
