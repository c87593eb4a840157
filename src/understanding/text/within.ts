/** Whether a token stands in one of the stretches, by their first token and the one behind the last. */
export function isWithin(
  at: number,
  stretches: readonly { readonly start: number; readonly end: number }[],
): boolean {
  return stretches.some(({ start, end }) => start <= at && at < end);
}
