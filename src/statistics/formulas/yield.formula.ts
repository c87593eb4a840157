/**
 * Harvest per area. In kt and kha, as in t and ha, the result is in t/ha.
 * @returns null where nothing was harvested or on no area: a yield of nothing is none
 */
export function derivedYield(production: number, area: number): number | null {
  return area > 0 && production > 0 ? production / area : null;
}
