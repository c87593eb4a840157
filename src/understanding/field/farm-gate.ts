import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

/** « pour leur colza », "for the maize": at most so many words stand between. */
const NEAR = 3;

/**
 * Whether a price is asked for by what it brings the farmer: « que touchait un producteur de colza par tonne », "what did
 * farmers earn for rapeseed". What farmers earn, with no crop that it is for and no weight, is an income.
 */
export function asksFarmGatePrice(evidence: Evidence): boolean {
  const products = evidence.all('product');
  const isIncome = namesEarnings(evidence);
  if (products.length === 0 || evidence.has('hint:yield') || !(isIncome || evidence.has('payment')))
    return false;
  if (evidence.has('per-weight')) return true;
  const isOfFarmers = isIncome || evidence.has('payee');
  // « combien payait-on le seigle aux agriculteurs »: what is paid for is what is paid.
  if (isOfFarmers && evidence.cues('payment').some(({ mention }) => PAYING.test(mention.words))) return true;
  return isOfFarmers && products.some(({ mention }) => isPaidFor(evidence, mention.start));
}

/** « je gagne combien », "farmers earn": what is earned, in words that stand for an income where no goods are named. */
export function namesEarnings(evidence: Evidence): boolean {
  return evidence.cues('unheld').some(({ mention }) => EARNING.test(mention.words));
}

/** « le revenu des éleveurs de porcs », "income of dairy farmers": what those earn who have a product. */
export function asksIncome(evidence: Evidence): boolean {
  const isIncome = evidence.cues('unheld').some(({ mention }) => INCOME.test(mention.words));
  return isIncome && evidence.has('payee') && evidence.all('product').length > 0;
}

const INCOME = /revenu|income|earn|gagn|touch/i;

/** "farmers earn", « combien touche un agriculteur »: an income by itself. */
const EARNING = /(?:earn|gagne|touche)/i;

const PAYING = /^(?:pay|paid|r[ée]mun[ée]r)/i;

function isPaidFor({ reading: { tokens } }: Evidence, at: number): boolean {
  return Array.from({ length: NEAR }, (_, back) => wordAt(tokens, at - 1 - back)).some((word) =>
    /^(?:pour|for)$/.test(word),
  );
}
