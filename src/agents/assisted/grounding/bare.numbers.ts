import { readNumbers } from '../../../wording/number-parser.js';
import type { Ledger } from '../ledger.js';
import type { Claim } from './prose.reading.js';

/** What is counted where a number has no unit. */
const COUNTED =
  /^(?:pays|countries|country|etats|ans|annees|annee|years?|mois|months?|semaines?|weeks?|jours?|days?|premie(?:r|re)s?|dernie(?:r|re)s?|first|last|top|largest|smallest|principaux|principales|plus|main|producteurs|producers|produits|products|cultures|crops|valeurs|figures|observations|points|periodes?|periods?|campagnes|cotations|quotations|paires|pairs|articles?)$/u;
const LARGEST_COUNT = 100;

/** Whether a number without a unit merely counts: what was found, the years between periods, or what the question says. */
export function counts(claim: Claim, ledger: Ledger, question: string): boolean {
  const counting = COUNTED.test(claim.after) || claim.before === 'top';
  if (!counting || claim.unit !== null || !Number.isInteger(claim.value) || claim.value > LARGEST_COUNT)
    return false;
  return asked(question).has(claim.value) || listed(ledger).has(claim.value);
}

function asked(question: string): Set<number> {
  return new Set([...readNumbers(question, 'fr'), ...readNumbers(question, 'en')].map((read) => read.value));
}

/** How many different places, products, periods and rows there are, and how many years they span. */
function listed(ledger: Ledger): Set<number> {
  const sizes = new Set<number>([ledger.articles.length]);
  for (const { facts } of ledger.figures) {
    for (const key of ['place', 'product', 'period'] as const)
      sizes.add(new Set(facts.map((fact) => fact[key])).size);
    sizes.add(facts.length);
    const years = facts.map((fact) => Number(fact.period.slice(0, 4)));
    const span = Math.max(...years) - Math.min(...years);
    sizes.add(span).add(span + 1);
  }
  return sizes;
}
