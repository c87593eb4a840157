/**
 * Harvest per area. In kt and kha, as in t and ha, the result is in t/ha.
 * @returns null where the area is not above zero
 */
export function derivedYield(production: number, area: number): number | null {
  return area > 0 ? production / area : null;
}
