import { fold } from '../../understanding/text/normalise.js';

/** Whether the text has the word or phrase by itself, accents and case aside; a phrase of nothing is in none. */
export function containsWord(text: string, phrase: string): boolean {
  const [where, what] = [fold(text), fold(phrase)];
  if (what === '') return false;
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const edges = [where[at - 1], where[at + what.length]];
    if (edges.every((edge) => edge === undefined || !/[\p{L}\d]/u.test(edge))) return true;
  }
  return false;
}
