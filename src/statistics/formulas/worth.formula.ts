/** What a lot is worth: its weight in tonnes times the price of a tonne, in the currency of the price. */
export function worth(tonnes: number, pricePerTonne: number): number {
  return tonnes * pricePerTonne;
}
