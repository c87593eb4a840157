/** FAOSTAT's letters (official, estimated, imputed, missing, external organisation) as ours; an official figure has none. */
export const FAOSTAT_FLAGS: ReadonlyMap<string, string> = new Map([
  ['A', ''],
  ['E', 'e'],
  ['I', 'i'],
  ['M', 'm'],
  ['X', 'x'],
]);
