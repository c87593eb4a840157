import { mean, sum } from './mean.formula.js';

export interface Correlation {
  /** From −1 to 1. */
  coefficient: number;
  /** How many pairs it stands on. */
  n: number;
}

/** Two pairs always lie on a line. */
const FEWEST_PAIRS = 3;

/**
 * Pearson's product-moment correlation (Pearson 1895): covariance over the product of the standard deviations.
 * @param pairs figures of the same periods
 * @returns null of fewer than three pairs, or where one side does not vary
 */
export function pearson(pairs: readonly (readonly [number, number])[]): Correlation | null {
  if (pairs.length < FEWEST_PAIRS) return null;
  const x = deviations(pairs.map(([first]) => first));
  const y = deviations(pairs.map(([, second]) => second));
  const spread = Math.sqrt(sum(x.map((dx) => dx * dx))) * Math.sqrt(sum(y.map((dy) => dy * dy)));
  if (spread === 0 || !Number.isFinite(spread)) return null;
  const coefficient = sum(x.map((dx, index) => dx * (y[index] ?? 0))) / spread;
  return { coefficient: Math.max(-1, Math.min(1, coefficient)), n: pairs.length };
}

function deviations(values: readonly number[]): number[] {
  const [first] = values;
  if (values.every((value) => value === first)) return values.map(() => 0);
  const middle = mean(values) ?? 0;
  return values.map((value) => value - middle);
}
