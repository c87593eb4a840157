import { asksGapMove } from '../intents/gap-words.js';
import type { Evidence } from '../reading.js';

/**
 * « l'écart entre l'arabica et le robusta se creuse-t-il », "is the yield gap between France and Germany widening": of two
 * products, or of two places by a measure or a product.
 */
export function isGapMoving(evidence: Evidence): boolean {
  const [products, places, measures] = (['product', 'place', 'measure'] as const).map(
    (kind) => new Set(evidence.all(kind).map(({ id }) => id)).size,
  );
  const isOfPlaces = places === 2 && (products === 1 || measures !== 0);
  return (products === 2 || isOfPlaces) && asksGapMove(evidence.reading.source.text);
}
