import type { Slots } from '../slots/asked-slots.js';
import type { Evidence } from '../reading.js';

/** « coûtait moins », "fetched more". */
const COMPARATIVE = /^(?:plus|moins|davantage|more|less)$/;
/** What stands between two things that are set against one another. */
const AGAINST = /^(?:que|qu|than|ou|or)$/;

/** « plus cher en 2022 qu'en 2021 », "higher in 2023 or in 2024": two times of one thing, with the word between them. */
export function setsTimesAgainst(evidence: Evidence, { period, products, places }: Slots): boolean {
  if (period?.kind !== 'each' || period.spans.length !== 2 || products.length > 1 || places.length > 1)
    return false;
  if (!isCompared(evidence)) return false;
  const [first, second] = evidence.dates;
  const between = evidence.reading.tokens.slice(first?.end, second?.start);
  return second !== undefined && between.some(({ folded }) => AGAINST.test(folded));
}

function isCompared(evidence: Evidence): boolean {
  return (
    evidence.has('dearer', 'cheaper', 'most', 'least', 'market-high', 'market-low', 'dearest') ||
    evidence.reading.tokens.some(({ folded }) => COMPARATIVE.test(folded))
  );
}
