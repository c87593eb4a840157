/**
 * FAOSTAT's letters as ours: official figures (and figures without a letter) have none, estimated, imputed, missing,
 * external organisation, unofficial (of low reliability), break in series, provisional.
 */
export const FAOSTAT_FLAGS: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['A', ''],
  ['E', 'e'],
  ['I', 'i'],
  ['M', 'm'],
  ['X', 'x'],
  ['T', 'u'],
  ['B', 'b'],
  ['P', 'p'],
]);

/**
 * The figure of a cell and its flag; null where the cell is empty and no flag says that a figure cannot exist,
 * undefined where one of them cannot be read.
 */
export function faostatFigure(
  cell: string,
  flag: string,
): { value: number | null; flags: string } | null | undefined {
  const flags = FAOSTAT_FLAGS.get(flag);
  if (flags === undefined) return undefined;
  if (cell === '') return flags === 'm' ? { value: null, flags } : null;
  const value = Number(cell);
  return Number.isFinite(value) ? { value, flags } : undefined;
}
