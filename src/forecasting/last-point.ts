import { changes, mean, variance } from './summary-statistics.js';

const FEWEST_CHANGES = 4;
const DEVIATIONS = 4;

/**
 * Whether the last change of a series lies more than four standard deviations from the mean of those before.
 * False where fewer than four changes come before it.
 */
export function isLastPointUnusual(values: readonly number[]): boolean {
  const all = changes(values);
  const before = all.slice(0, -1);
  const last = all.at(-1);
  if (last === undefined || before.length < FEWEST_CHANGES) return false;
  return Math.abs(last - mean(before)) > DEVIATIONS * Math.sqrt(variance(before));
}
