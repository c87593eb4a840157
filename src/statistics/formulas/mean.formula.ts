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

/** Fewer figures leave nothing once the highest and the lowest are gone. */
const FEWEST_TRIMMED = 3;

/** The Olympic mean: that of the figures without the highest and the lowest one; null of fewer than three. */
export function olympicMean(values: readonly number[]): number | null {
  if (values.length < FEWEST_TRIMMED) return null;
  return mean(values.toSorted((a, b) => a - b).slice(1, -1));
}

/** The median: the middle figure in order of size, or the mean of the two in the middle; null of no figure at all. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return mean(
    sorted.length % 2 === 0 ? sorted.slice(Math.max(0, half - 1), half + 1) : sorted.slice(half, half + 1),
  );
}
