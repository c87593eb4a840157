import { wordsOf } from '../../../understanding/text/tokens.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { Language } from '../../../common/language.js';
import type { Violation } from './violation.js';

const MARKUP =
  /<[/!?\p{L}][^>\n]{0,200}>?|\]\([^)\n]{0,200}\)?|!\[|(?:https?|ftp|javascript|data|mailto):\S*|www\.\S+|\p{L}[\p{L}\d-]{0,60}\.(?:com|net|org|fr|io|eu|dev|app|ru)(?![\p{L}\d])|&#?\w{1,10};|\S{1,100}@\S+|\|/giu;
/** Digits of other scripts, and runs that no figure has. */
const ODD_DIGITS = /(?![0-9])\p{N}+|\d{16,}/gu;
/** Letters with digits, such as C1110; what is no code of the findings may hide a figure. */
const CODE = /(?<![\p{L}\d]|[\p{L}_]_)[\p{L}_]+[*.]? ?(?<! )\d[\p{L}\d_]*/gu;
const QUARTER = /^[TQSH][1-4]$/iu;
/** « D 25 », "R. 12": read as numbers of articles, so only articles may be written so. */
const LETTERED = /(?<![\p{L}\d'’])[LRDA]\*?\.? ?\d[\d-]*/gu;
const FOREIGN_NOTATION: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\d.,])\d+\.\d{1,3}(?![\d.]|\d)|(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?=\D|$)(?<=,\d{3},\d{3}|\.\d+)/gu,
  en: /(?<![\d.,])\d+,\d{1,2}(?!\d)|(?<![\d.,])\d{1,3}(?:\.\d{3})+(?:,\d+)(?!\d)/gu,
};
/** Amounts in words that no figure can be held against. */
const VAGUE =
  /(?<!\p{L})(?:moitié|tiers|double[rs]?|doubl(?:é|ée|és|ent)|tripl(?:e|é|ée|er|ed|ing)|douzaines?|dizaines?|centaines?|demi(?:e)?|hal(?:f|ves|ved)|doubled|doubling|twice|thrice|dozens?|hundreds|thousands of thousands)(?!\p{L})/giu;
/** So many words in a row of our own instructions are no coincidence. */
const LEAKED_WORDS = 8;

/** What may not stand in any reply, whatever was found; articles and quotations are blanked out of `open`. */
export function forbidden(
  text: string,
  open: string,
  language: Language,
  { known, instructions }: { known: ReadonlySet<string>; instructions: string },
): Violation[] {
  return [
    ...all(text, MARKUP, 'markup'),
    ...all(open, ODD_DIGITS, 'number'),
    ...all(open, FOREIGN_NOTATION[language], 'notation'),
    ...all(open, VAGUE, 'number'),
    ...all(open, LETTERED, 'article').filter(({ words }) => !known.has(fold(words))),
    ...all(open, CODE, 'number').filter(({ words }) => !QUARTER.test(words) && !known.has(fold(words))),
    ...leaked(text, instructions),
  ];
}

function all(text: string, pattern: RegExp, kind: Violation['kind']): Violation[] {
  return [...text.matchAll(pattern)].map(([words]) => ({ kind, words }));
}

function leaked(text: string, instructions: string): Violation[] {
  const ours = ` ${wordsOf(fold(instructions)).join(' ')} `;
  const words = wordsOf(fold(text)).filter((word) => word !== '\n');
  for (let at = 0; at + LEAKED_WORDS <= words.length; at += 1) {
    const run = words.slice(at, at + LEAKED_WORDS).join(' ');
    if (ours.includes(` ${run} `)) return [{ kind: 'prompt', words: run }];
  }
  return [];
}
