import { withSaidNumbers } from './said-articles.js';

/** A dash as it is said aloud. */
const SAID = String.raw`(?:tirets?|traits? d.union|barres?|dash|hyphen)`;
/** Other signs and what they are called: between the numbers of an article they can be nothing else. */
const MISTAKEN = String.raw`(?:slash|points?|dot|virgule|comma)`;
const LETTER = String.raw`[LRDA](?:\.?-|_|\. ?| )?(?:\*(?:\. ?| )?)?`;
const UNIT = String.raw`(?! ?(?:ans?|mois|jours?|ha|t|q|kg|€|\$|%|hectares?|tonnes?|euros?)(?!\p{L}))`;

const ANYWHERE = new RegExp(String.raw`(?<=\d) ?(?:${SAID}(?= )|_) ?(?=\d)`, 'giu');
/** « L.411.1 », « art. 411 point 1 », « L 411 slash 59 ». */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${LETTER}|(?:articles?|art\.?) ?)\d{3}(?:(?:[.-]| ${MISTAKEN} )\d{1,3}){1,4}(?![\d/])${UNIT}`,
  'giu',
);
/** « L411/59 », « L411, 59 ». */
const LETTERED = new RegExp(
  String.raw`(?<![\p{L}\d])${LETTER}\d{3}(?:/\d{1,3}|, ?\d{1,2}(?! ?-))(?!\d)${UNIT}`,
  'giu',
);
const BETWEEN = new RegExp(String.raw`(?<=\d)(?:[./]|, ?| ${MISTAKEN} )(?=\d)`, 'giu');

/**
 * The text with a dash wherever one is said aloud or another sign stands in its place in the number of an article, and
 * digits where it is said in words, « l 411 tiret 59 », « L.411.1 », « L quatre cent onze tiret six »; as long as it was, so that every place in it stays what it was.
 */
export function withDashes(text: string): string {
  const dashed = (reference: string): string => reference.replace(BETWEEN, amidSpaces);
  return withSaidNumbers(text).replace(ANYWHERE, amidSpaces).replace(NAMED, dashed).replace(LETTERED, dashed);
}

function amidSpaces(said: string): string {
  return '-'.padStart(Math.ceil(said.length / 2)).padEnd(said.length);
}
