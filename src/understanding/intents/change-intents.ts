import type { Slots } from '../slots/asked-slots.js';
import type { Period } from '../dates/period.js';
import { isLengthOfChange, isOfYear, isStretch } from '../dates/period-shapes.js';
import { comparatives } from './movement.js';
import type { Evidence } from '../reading.js';
import { speaksOfMove, speaksOfRise } from './which-member.js';

/** « quels pays ont augmenté leur production de 2015 à 2023 », « … en 2024 »: places by how much they changed. */
export function isRankingOfChanges(evidence: Evidence, slots: Slots): boolean {
  const { order, period, products } = slots;
  if (isRankingOfProducts(evidence, slots)) return true;
  const isOverTime = isStretch(period) || period?.kind === 'each' || isOfYear(period);
  const asksWho = order?.over === 'places' && evidence.has('who', 'count-of') && speaksOfRise(evidence);
  return asksWho && isOverTime && products.length === 1;
}

/** « quelles céréales ont augmenté », « quelle culture a le plus reculé »: members of a family, or crops, likewise. */
function isRankingOfProducts(evidence: Evidence, { order, products }: Slots): boolean {
  return order?.over === 'products' && products.length < 2 && speaksOfMove(evidence);
}

/** Two periods of one thing with a word of rise or fall: « a évolué … mai 2026 contre mai 2025 ». */
export function isMovement(evidence: Evidence, { products, places, period }: Slots): boolean {
  if (period?.kind !== 'each' || period.spans.length !== 2) return false;
  return (
    products.length < 2 && places.length < 2 && evidence.has('change', 'up', 'down', 'percent', 'better')
  );
}

/** « le cacao est-il devenu moins cher depuis un an », « … en 2025 »: set against nothing but itself. */
export function isDearerOverTime(evidence: Evidence, { domain, products, places, period }: Slots): boolean {
  const isOverTime = isStretch(period) || isOfYear(period);
  const isOfOne = domain === 'price' && products.length === 1 && places.length < 2 && isOverTime;
  if (!isOfOne || evidence.has('when', 'most', 'least', 'count-periods')) return false;
  return comparatives(evidence, 'dearer').length + comparatives(evidence, 'cheaper').length > 0;
}

/** A rise, a fall or a percentage between two times that are named, or of one from the time before it. */
export function isChange(evidence: Evidence, slots: Slots): boolean {
  const { period } = slots;
  if (isLengthOfChange(period)) return true;
  if (!evidence.has('change', 'up', 'down', 'percent') || evidence.has('trend')) return false;
  if (period?.kind === 'at') return evidence.has('up', 'down', 'change');
  return period?.kind === 'each' || hasBothEnds(period);
}

function hasBothEnds(period: Period | null): boolean {
  return period?.kind === 'between' && period.from !== null && period.to !== null;
}
