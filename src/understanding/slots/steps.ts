import type { Steps } from '../frame.js';
import { isStretch } from '../dates/period-shapes.js';
import type { Period } from '../dates/period.js';
import type { Evidence } from '../reading.js';
import { saysMeanBeside } from '../intents/mean-beside.js';
import { asksTotalChange } from '../intents/total-change.js';
import { EACH, EACH_YEAR, STEPS, YEAR_AFTER_YEAR } from './steps.data.js';

/** The steps of time that a question goes by: « prix mensuels », "month by month", « baisse annuelle »; null where it names none. */
export function readSteps(evidence: Evidence): Steps | null {
  const text = wordsOf(evidence);
  return STEPS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Cues of another wish: a move, a mean, an extreme, a limit. */
const OTHERS = ['up', 'down', 'most', 'least', 'market-high', 'market-low', 'record', 'dearest', 'average', 'when', 'count-periods', 'compare', 'dearer', 'cheaper', 'who', 'above', 'below', 'forecast', 'total']; // prettier-ignore

/** « prix moyen par an », "average price by year": a mean of each year is each year's. */
const BUT_MEANS = OTHERS.filter((cue) => cue !== 'average');

/** What has several months, and not too many to be told. */
const OF_MONTHS = new Set(['year', 'season', 'quarter']);

/**
 * Whether the price of each month of a year, of a part of it or of several years is asked for: « prix mensuels du cacao en
 * 2024 », "urea month by month in 2023", « mois par mois de 2022 à 2024 »; with their mean, where that is asked for beside.
 */
export function asksEachMonth(evidence: Evidence, period: Period | null): boolean {
  const others = saysMeanBeside(evidence) ? BUT_MEANS : OTHERS;
  if (!hasMonths(period) || evidence.has(...others)) return false;
  return EACH.test(wordsOf(evidence));
}

/** Whether a period has several months; « au premier semestre » is written as a stretch of them. */
function hasMonths(period: Period | null): boolean {
  if (period?.kind !== 'at') return isStretch(period);
  const { grain, from, to } = period.span;
  return OF_MONTHS.has(grain) || (grain === 'month' && from.slice(0, 7) < to.slice(0, 7));
}

/** Whether the figure of each year of a stretch is asked for: « production de blé année par année depuis 2015 ». */
export function asksYearAfterYear(evidence: Evidence, period: Period | null): boolean {
  const others = asksTotalChange(evidence) ? BUT_MEANS.filter((cue) => cue !== 'total') : BUT_MEANS;
  return isStretch(period) && !evidence.has(...others) && YEAR_AFTER_YEAR.test(wordsOf(evidence));
}

/** Whether the price of each year is asked for, and no move of it: « prix du blé chaque année depuis 2020 », "annual urea prices since 2018". */
export function asksEachYear(evidence: Evidence): boolean {
  return EACH_YEAR.test(wordsOf(evidence)) && !evidence.has(...BUT_MEANS, 'change', 'claim');
}

function wordsOf({ reading }: Evidence): string {
  const words = reading.tokens.filter(({ kind }) => kind === 'word');
  return ` ${words.map(({ folded }) => folded).join(' ')} `;
}
