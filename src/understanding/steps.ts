import type { Steps } from './frame.js';
import { isStretch } from './period-shapes.js';
import type { Period } from './period.js';
import type { Evidence } from './reading.js';

const STEPS: readonly (readonly [Steps, RegExp])[] = [
  [
    'day',
    / (?:journali(?:er|ere)s?|quotidien(?:ne)?s?|daily|jour (?:par|apres) jour|(?:chaque|par) jour|day by day|(?:each|every|per) day) /,
  ],
  [
    'month',
    / (?:mensuel(?:le)?s?|mensuellement|monthly|mois (?:par|apres|a|sur) mois|(?:chaque|par|tous les|quel|un) mois|month (?:by|on|to|over|after) month|mom|(?:each|every|per|which|what|by|one|single) month|months? of) /,
  ],
  [
    'week',
    / (?:hebdomadaires?|hebdo|weekly|semaine (?:par|apres|a|sur) semaine|(?:chaque|par|quelle|une) semaine|week (?:by|on|to|over|after) week|(?:each|every|per|which|what|by|one|single) week) /,
  ],
  ['year', / (?:annuel(?:le)?s?|annual|yearly|annees?|yoy|an|ans|years?|campagnes?|seasons?) /],
];

/** The steps of time that a question goes by: « prix mensuels », "month by month", « baisse annuelle »; null where it names none. */
export function readSteps(evidence: Evidence): Steps | null {
  const text = wordsOf(evidence);
  return STEPS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** « prix mensuels », "each month": the figure of each, and not one of the months. */
const EACH =
  / (?:mensuel(?:le)?s?|mensuellement|monthly|mois (?:par|apres) mois|(?:chaque|par|tous les) mois|month (?:by|after) month|(?:each|every|per) month) /;
/** Cues of another wish: a move, a mean, an extreme, a limit. */
const OTHERS = ['up', 'down', 'most', 'least', 'market-high', 'market-low', 'record', 'dearest', 'average', 'when', 'count-periods', 'compare', 'dearer', 'cheaper', 'who', 'above', 'below', 'forecast', 'total']; // prettier-ignore

/** Whether the price of each month of a year is asked for: « prix mensuels du cacao en 2024 », "urea month by month in 2023". */
export function asksEachMonth(evidence: Evidence, period: Period | null): boolean {
  if (period?.kind !== 'at' || period.span.grain !== 'year' || evidence.has(...OTHERS)) return false;
  return EACH.test(wordsOf(evidence));
}

/** « prix annuels », "year by year": the mean of each. */
const EACH_YEAR =
  / (?:annuel(?:le)?s?|annual|yearly|annee (?:par|apres) annee|(?:chaque|par|tous les) (?:annee|ans?)|toutes les annees|year (?:by|after) year|(?:each|every|per|by) year) /;

/** « année par année », "for each year": every figure of a stretch, and not its ends alone. */
const YEAR_AFTER_YEAR =
  / (?:annee (?:par|apres) annee|an par an|(?:chaque|par) annee|tous les ans|toutes les annees|year (?:by|after) year|(?:for|of|in) (?:each|every) year|(?:each|every|by) year) /;

/** Whether the figure of each year of a stretch is asked for: « production de blé année par année depuis 2015 ». */
export function asksYearAfterYear(evidence: Evidence, period: Period | null): boolean {
  return isStretch(period) && !evidence.has(...OTHERS) && YEAR_AFTER_YEAR.test(wordsOf(evidence));
}

/** Whether the price of each year is asked for, and no move of it: « prix du blé chaque année depuis 2020 », "annual urea prices since 2018". */
export function asksEachYear(evidence: Evidence): boolean {
  return EACH_YEAR.test(wordsOf(evidence)) && !evidence.has(...OTHERS, 'change', 'claim');
}

function wordsOf({ reading }: Evidence): string {
  const words = reading.tokens.filter(({ kind }) => kind === 'word');
  return ` ${words.map(({ folded }) => folded).join(' ')} `;
}
