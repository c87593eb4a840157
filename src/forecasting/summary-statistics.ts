/** The sum of some numbers, 0 for none. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const x of values) total += x;
  return total;
}

/** The arithmetic mean; NaN for no numbers. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The mean squared distance from the mean (divided by n); NaN for no numbers. */
export function variance(values: readonly number[]): number {
  const centre = mean(values);
  return sum(values.map((x) => (x - centre) ** 2)) / values.length;
}

/** The middle number, the mean of the middle two for an even count; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The differences of each number from the one before; one fewer than given. */
export function changes(values: readonly number[]): number[] {
  return values.slice(1).map((y, i) => y - (values[i] ?? 0));
}
