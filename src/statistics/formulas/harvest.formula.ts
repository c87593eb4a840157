/** What comes off an area: area · yield, in the unit of the harvest that the yield is in per that area. */
export function harvestOf(area: number, yieldPerArea: number): number {
  return area * yieldPerArea;
}

/**
 * The area that a harvest takes: harvest / yield.
 * @throws Error where the yield is not above zero
 */
export function areaFor(harvest: number, yieldPerArea: number): number {
  if (!(yieldPerArea > 0)) throw new Error('a harvest without a yield takes no area');
  return harvest / yieldPerArea;
}
