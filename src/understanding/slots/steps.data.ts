import type { Steps } from '../frame.js';

/* Of the folded words of a question in a row, with a space before and behind. */

/** The steps of time that figures go by, the finer first: « prix journaliers », "month on month". */
export const STEPS: readonly (readonly [Steps, RegExp])[] = [
  [
    'day',
    / (?:journali(?:er|ere)s?|(?<! (?:un|l|mon|notre|votre|ton|ce) )quotidien(?:ne)?s?|daily|jour (?:par|apres) jour|(?:chaque|par) jour|day by day|(?:each|every|per) day) /,
  ],
  [
    'month',
    / (?:mensuel(?:le)?s?|mensuellement|monthly|mois (?:par|apres|a|sur) mois|(?:chaque|par|tous les|quel|un) mois|mois (?:ou|record|durant lequel|pendant lequel|(?:le |la )?(?:plus|moins))|month (?:by|on|to|over|after) month|mom|(?:each|every|per|which|what|by|one|single) month|month (?:when|with the)|(?:record|highest|lowest|dearest|priciest|costliest|cheapest|expensive|best|worst) month|months? of) /,
  ],
  [
    'week',
    / (?:(?<! (?:un|l|mon|notre|votre|ton|cet) )(?:hebdomadaires?|hebdo)|weekly|semaine (?:par|apres|a|sur) semaine|(?:chaque|par|quelle|une) semaine|semaine (?:la )?(?:plus|moins)|week (?:by|on|to|over|after) week|(?:each|every|per|which|what|by|one|single) week) /,
  ],
  ['year', / (?:annuel(?:le)?s?|annual|yearly|annees?|yoy|an|ans|years?|campagnes?|seasons?) /],
];
/** « prix mensuels », "each month": the figure of each, and not one of the months. */
export const EACH =
  / (?:mensuel(?:le)?s?|mensuellement|monthly|mois (?:par|apres) mois|(?:chaque|par|tous les) mois|month (?:by|after) month|(?:each|every|per) month) /;
/** « prix annuels », "year by year": the mean of each. */
export const EACH_YEAR =
  / (?:annuel(?:le)?s?|annual|yearly|annee (?:par|apres) annee|(?:chaque|par|tous les) (?:annee|ans?)|toutes les annees|year (?:by|after) year|(?:each|every|per|by) year) /;
/** « année par année », "for each year": every figure of a stretch, and not its ends alone. */
export const YEAR_AFTER_YEAR =
  / (?:annee (?:par|apres) annee|an par an|(?:chaque|par) annee|tous les ans|toutes les annees|year (?:by|after) year|(?:for|of|in) (?:each|every) year|(?:each|every|by) year|(?:evolution|tendance|serie|historique|detail|chiffres|valeurs|donnees) annuel(?:le)?s?|(?:annual|yearly) (?:evolution|trend|series|history|breakdown|detail|figures|values|data)|(?:liste[rz]?|enumere[rz]?|list) (?:(?:moi|nous|me|us) )?(?:l|la|le|les|the)) /;
