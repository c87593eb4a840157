import { fold } from '../../understanding/text/normalise.js';

/** The text that was searched last: some hundred phrases are looked for in one question, one after the other. */
let latest = { text: '', folded: '' };

/** Whether the text has the word or phrase by itself, accents and case aside; a phrase of nothing is in none. */
export function containsWord(text: string, phrase: string): boolean {
  return placeOfWord(text, phrase) >= 0;
}

/** Where the word or phrase first stands by itself in the folded text; -1 where it does not. */
export function placeOfWord(text: string, phrase: string): number {
  if (latest.text !== text) latest = { text, folded: fold(text) };
  const [where, what] = [latest.folded, fold(phrase)];
  if (what === '') return -1;
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const edges = [where[at - 1], where[at + what.length]];
    if (edges.every((edge) => edge === undefined || !/[\p{L}\d]/u.test(edge))) return at;
  }
  return -1;
}
