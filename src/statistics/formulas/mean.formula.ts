/** Zero for no figure at all. Kahan-Babuška compensated (Neumaier 1974), so that the order of summing does not show. */
export function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Arithmetic mean; null of no figure at all. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/**
 * Mean weighted by other figures: Σ value · weight / Σ weight. A mean yield over years or places is right only when
 * weighted by the areas.
 * @returns null where weights are not as many as values, one is negative, or they add up to zero
 */
export function weightedMean(values: readonly number[], weights: readonly number[]): number | null {
  if (values.length !== weights.length || weights.some((weight) => weight < 0)) return null;
  const total = sum(weights);
  if (total === 0) return null;
  return sum(values.map((value, index) => value * (weights[index] ?? 0))) / total;
}
