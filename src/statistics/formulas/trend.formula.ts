import { median } from './mean.formula.js';

/** A figure and when it is of, in any one unit of time. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/**
 * The slope of the line through the points, in units of value per unit of time: the median of the slopes between every two
 * of them (Theil 1950, Sen 1968), which no single low or high figure at an end can turn.
 * @returns null of fewer than two points in time
 */
export function medianSlope(points: readonly Point[]): number | null {
  const slopes = points.flatMap((one, index) =>
    points
      .slice(index + 1)
      .filter(({ at }) => at !== one.at)
      .map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  return median(slopes);
}
