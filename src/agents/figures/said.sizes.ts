import { readNumberWords } from '../../common/number-words.js';

/** What a percentage or a multiple spoken of may be off by, as a share of itself. */
export const NEAR = 0.1;

const PERCENT = /(?<!\d)(\d+(?:[.,]\d+)?) ?(?:%|pour ?cent|per ?cent|pourcent)/;

/** A number as folded words write it: « 1,5 », « deux », "ten". */
export function numberSaid(said: string): number {
  return readNumberWords((at) => (at === 0 ? said : ''), 0)?.value ?? Number(said.replace(',', '.'));
}

/** The percentage that folded words name; null where they name none. */
export function percentSaid(folded: string): number | null {
  const said = PERCENT.exec(folded)?.[1];
  return said === undefined ? null : numberSaid(said);
}
