import type { Figure, KnownFact } from '../../wording/figure.findings.js';

/** Named formulas over facts, as findings carry them. The arithmetic itself is the statistics part's. */

export function differenceOf(from: KnownFact, to: KnownFact): Figure {
  return { name: 'difference', value: to.value - from.value, unit: to.unit };
}

/** Null where it starts from zero. */
export function percentOf(from: KnownFact, to: KnownFact): Figure | null {
  if (from.value === 0) return null;
  return { name: 'percent-change', value: ((to.value - from.value) / Math.abs(from.value)) * 100, unit: '%' };
}

/** Mean yearly growth in percent over a number of years. */
export function growthOf(from: KnownFact, to: KnownFact, years: number): Figure | null {
  if (years <= 2 || from.value <= 0 || to.value <= 0) return null;
  return { name: 'yearly-growth', value: ((to.value / from.value) ** (1 / years) - 1) * 100, unit: '%' };
}

export function countOf(value: number, name = 'count'): Figure {
  return { name, value, unit: 'count' };
}

/** Pearson's r over pairs of values; NaN where one side never changes. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY);
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}
