import { readDigitsAsLetters } from './digits-for-letters.js';

/** A question in one spelling of spaces, dashes and apostrophes. */
export interface NormalisedText {
  /** NFKC, no invisible characters, plain apostrophes and hyphens, single spaces; case and accents kept. */
  text: string;
  /** Lower case without accents, æ and œ spelt out. */
  folded: string;
  /** For each index of `folded` (and one past its end) the index of `text` that it came from. */
  origins: readonly number[];
}

const INVISIBLE = /\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}/gu;
const LINE_BREAK = /[\n\r\u2028\u2029\v\f]/g;
const CONTROL_OR_SPACE = /(?!\n)[\p{Cc}\p{Z}]/gu;
const APOSTROPHE = /[\u2018\u2019\u201a\u201b\u2032\u02bc\u02b9\u00b4`\u2035\uff07]/g;
const DASH = /[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d\u00ad]/g;
const ACCENT = /\p{M}/gu;
const ASCII = /^[ -~]*$/;
/** Nothing that normalisation would change, case and accents apart. */
const PLAIN_NAME =
  /^[\u0021-\u005f\u0061-\u007e\u00c0-\u00ff\u0152\u0153]+(?: [\u0021-\u005f\u0061-\u007e\u00c0-\u00ff\u0152\u0153]+)*$/;
/** « + de 100 000 t », « - de 3,5 Mt »: written in haste for « plus » and « moins »; a dash before years is no minus. */
const MORE_THAN = /(^|[\s(])\+ ?(?=de? ?['0-9])/gu;
const LESS_THAN = /(^|[\s(])- ?(?=de (?!(?:19|20)\d\d(?!\d))\d)/gu;
const LIGATURE = /[œæßøłđı]/g;
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** The question as everything after it reads it. Never throws, whatever the string. */
export function normalise(question: string): NormalisedText {
  const text = question
    .replace(LINE_BREAK, '\n')
    .replace(APOSTROPHE, "'")
    .replace(/\u00ad/g, '')
    .replace(DASH, '-')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASH, '-')
    .replace(CONTROL_OR_SPACE, ' ')
    .replace(MORE_THAN, '$1plus ')
    .replace(LESS_THAN, '$1moins ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const read = readDigitsAsLetters(text);
  return { text: read, ...foldWithOrigins(read) };
}

/** Lower case without accents: « Été » and "ete" are the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(ACCENT, '')
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
}

/** A name of the lexicon as questions are read, where no way back to its spelling is needed: thousands are at start. */
export function foldName(name: string): string {
  return fold(PLAIN_NAME.test(name) ? name : normalise(name).text);
}

function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    for (let i = 0; i < plain.length; i += 1) origins.push(at);
    folded += plain;
    at += character.length;
  }
  origins.push(at);
  return { folded, origins };
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const plain = lower.normalize('NFD').replace(ACCENT, '');
  return Array.from(plain, (letter) => LIGATURES[letter] ?? letter).join('');
}
