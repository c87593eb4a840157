/**
 * The part in percent of the whole: 100 · part / whole.
 * @returns null where the whole is zero
 */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}
