/** What an index is at its base. */
export const INDEX_BASE = 100;

/**
 * The figure as an index: 100 · figure / base, so that the base itself is 100.
 * @returns null where the base is not above zero, since nothing can be counted from it
 */
export function indexNumber(base: number, figure: number): number | null {
  return base > 0 ? (INDEX_BASE * figure) / base : null;
}
