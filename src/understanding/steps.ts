import type { Steps } from './frame.js';
import type { Evidence } from './reading.js';

const STEPS: readonly (readonly [Steps, RegExp])[] = [
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
export function readSteps({ reading }: Evidence): Steps | null {
  const words = reading.tokens.filter(({ kind }) => kind === 'word');
  const text = ` ${words.map(({ folded }) => folded).join(' ')} `;
  return STEPS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
