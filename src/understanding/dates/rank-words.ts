/** Which of several stretches of one length, by the words that are the same for a week and a quarter. */
// prettier-ignore
export const RANKS: ReadonlyMap<string, number> = new Map([
  ['first', 1], ['deuxieme', 2], ['second', 2], ['troisieme', 3], ['third', 3], ['quatrieme', 4], ['fourth', 4],
  ['1', 1], ['2', 2], ['3', 3], ['4', 4],
]);
