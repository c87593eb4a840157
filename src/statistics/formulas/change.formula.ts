/** What the later figure has more than the earlier one, in their unit. */
export function difference(earlier: number, later: number): number {
  return later - earlier;
}

/**
 * Change in percent of the earlier figure's size: 100 · (later − earlier) / |earlier|.
 * @returns null where the earlier figure is zero, since no percentage exists
 */
export function percentChange(earlier: number, later: number): number | null {
  return earlier === 0 ? null : (100 * (later - earlier)) / Math.abs(earlier);
}

/**
 * Mean growth per period in percent, compounded: 100 · ((last / first)^(1/periods) − 1), the compound annual growth rate
 * where periods are years.
 * @param periods how many periods lie between both figures
 * @returns null where a figure is not above zero or no period lies between them
 */
export function compoundGrowth(first: number, last: number, periods: number): number | null {
  if (first <= 0 || last <= 0 || periods <= 0) return null;
  return 100 * ((last / first) ** (1 / periods) - 1);
}
