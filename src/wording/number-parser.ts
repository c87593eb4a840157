import type { Language } from '../common/language.js';
import { kindOf, ORDINAL, SPACE, type NumberKind } from './number-kind.js';
import { matchAt, readNotation, type WrittenNumber } from './number-notation.js';

/** A number found in a text; `text.slice(start, end)` is all of it, with sign, scale word and percent sign. */
export interface ReadNumber {
  kind: NumberKind;
  /** With sign and scale word: « −1,5 million » is -1500000. Of a percentage its number: 26.9. */
  value: number;
  /** The other reading of a single mark before three digits, such as "1,234" in English, else null. */
  other: number | null;
  /** What one unit of its last digit is worth: 10000 for « 25,38 millions ». */
  step: number;
  start: number;
  end: number;
}

interface Reading {
  numbers: ReadNumber[];
  end: number;
}

const DIGIT = /\d/g;
const SCALE_WORDS = 'mille|milliers?|thousands?|millions?|milliards?|billions?';
const SCALE = new RegExp(`${SPACE}?(${SCALE_WORDS})(?!\\p{L})`, 'iuy');
const PERCENT = new RegExp(`${SPACE}?(?:%|(?:pour${SPACE}?cents?|per${SPACE}?cent|pct)(?!\\p{L}))`, 'iuy');
/** The real minus and the plus may stand off their number; a hyphen or dash that does is punctuation. */
const SIGN_BEFORE = new RegExp(`(?:^|[\\s(«:~≈/])([+−]${SPACE}?|[-–])$`, 'u');

const ARTICLE_BEFORE = new RegExp(`(?<![\\p{L}\\d])[LRD]\\*?\\.?${SPACE}?$`, 'u');
const ARTICLE_NUMBER = /\d+(?:-\d+)*/y;
const CODE_REST = /[\p{L}\d_]+(?:-\d+)*/uy;
/** Beyond what a double holds exactly, such as a telephone or bar code. */
const LONG_RUN = /\d{16,}/y;
const ISO_DATE = /(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?![\d-])/dy;
const WRITTEN_DATE = /(0?[1-9]|[12]\d|3[01])[/.](0?[1-9]|1[0-2])[/.](\d{4})(?!\d)/dy;
const YEAR_SPAN = /((?:19|20)\d\d)[/–-](\d{4}|\d\d)(?![\d.,]\d|\d)/dy;

const SPELT_NUMBERS = [
  ['un', 'une', 'a', 'an', 'one'],
  ['deux', 'two'],
  ['trois', 'three'],
  ['quatre', 'four'],
  ['cinq', 'five'],
  ['six'],
  ['sept', 'seven'],
  ['huit', 'eight'],
  ['neuf', 'nine'],
  ['dix', 'ten'],
];
const SPELT_VALUES = new Map(
  SPELT_NUMBERS.flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
);
const SPELT = new RegExp(
  `(?<![\\p{L}-])(?<!half )(${SPELT_NUMBERS.flat().join('|')})(?=${SPACE}(?:million|milliard|billion)s?(?!\\p{L}))`,
  'giu',
);

/**
 * All numbers of a text in order, in French and English notation; in words only before million, milliard, billion.
 * Digits within a code (C1110, EU27_2020) or within the number of an article of law (L. 411-1) are no numbers.
 */
export function readNumbers(text: string, language: Language): ReadNumber[] {
  const found = readSpelt(text, language);
  let at = nextDigit(text, 0);
  while (at >= 0) {
    const read = readCode(text, at) ?? readDate(text, at) ?? readQuantity(text, at, language);
    found.push(...read.numbers);
    at = nextDigit(text, read.end);
  }
  return found.sort((one, other) => one.start - other.start);
}

function readCode(text: string, at: number): Reading | null {
  const before = text.slice(Math.max(0, at - 6), at);
  const within = /[\p{L}_]$/u.test(before);
  const inArticle = !within && ARTICLE_BEFORE.test(before);
  const code = matchAt(within ? CODE_REST : inArticle ? ARTICLE_NUMBER : LONG_RUN, text, at);
  return code && { numbers: [], end: at + code[0].length };
}

/** Dates in figures and spans of years, part by part. */
function readDate(text: string, at: number): Reading | null {
  const match =
    matchAt(ISO_DATE, text, at) ?? matchAt(WRITTEN_DATE, text, at) ?? matchAt(YEAR_SPAN, text, at);
  if (!match) return null;
  const numbers = (match.indices ?? []).slice(1).flatMap((part) => (part ? [readPart(text, part)] : []));
  return { numbers, end: at + match[0].length };
}

function readPart(text: string, [start, end]: [number, number]): ReadNumber {
  const kind = end - start === 4 ? 'year' : 'date';
  return { kind, value: Number(text.slice(start, end)), other: null, step: 1, start, end };
}

function readQuantity(text: string, at: number, language: Language): Reading {
  const written = withScale(text, readNotation(text, at, language), language);
  const sign = SIGN_BEFORE.exec(text.slice(Math.max(0, at - 3), at))?.[1] ?? '';
  const percent = matchAt(PERCENT, text, written.end);
  const kind = percent ? 'percent' : sign ? 'number' : kindOf(text, at, written);
  const suffix = kind === 'ordinal' ? matchAt(ORDINAL, text, written.end) : percent;
  const end = written.end + (suffix?.[0].length ?? 0);
  const factor = /[-−–]/.test(sign) ? -1 : 1;
  const other = written.other === null ? null : written.other * factor;
  const number = { kind, value: written.value * factor, other, step: written.step };
  return { numbers: [{ ...number, start: at - sign.length, end }], end };
}

/** Multiplied by the scale word after it, if any: "39,057 thousand" is 39057000 in English, 39057 in French. */
function withScale(text: string, written: WrittenNumber, language: Language): WrittenNumber {
  const word = matchAt(SCALE, text, written.end);
  if (!word) return written;
  const factor = scaleOf(word[1] ?? '', language);
  const { value, other, step } = language === 'fr' ? decimalFirst(written) : written;
  const end = written.end + word[0].length;
  return {
    value: scaled(value, factor),
    other: other === null ? null : scaled(other, factor),
    step: step * factor,
    plain: false,
    end,
  };
}

/** French separates thousands by spaces, so that a point before a scale word is a decimal one: « 1.243 million ». */
function decimalFirst(written: WrittenNumber): Pick<WrittenNumber, 'value' | 'other' | 'step'> {
  const { value, other } = written;
  return other === null || other > value ? written : { value: other, other: value, step: 0.001 };
}

/** Without the noise of binary fractions: 25.38 × 10⁶ is 25380000. */
function scaled(value: number, factor: number): number {
  return Number((value * factor).toPrecision(15));
}

/** A French billion is a million millions, an English one a thousand. */
function scaleOf(word: string, language: Language): number {
  const lower = word.toLowerCase();
  if (lower.startsWith('milliard')) return 1e9;
  if (lower.startsWith('million')) return 1e6;
  if (lower.startsWith('billion')) return language === 'fr' ? 1e12 : 1e9;
  return 1e3;
}

function readSpelt(text: string, language: Language): ReadNumber[] {
  return [...text.matchAll(SPELT)].flatMap((match) => {
    const [word] = match;
    const scale = matchAt(SCALE, text, match.index + word.length);
    const count = SPELT_VALUES.get(word.toLowerCase());
    if (!scale || count === undefined) return [];
    const factor = scaleOf(scale[1] ?? '', language);
    const end = match.index + word.length + scale[0].length;
    return [{ kind: 'number', value: count * factor, other: null, step: factor, start: match.index, end }];
  });
}

function nextDigit(text: string, from: number): number {
  DIGIT.lastIndex = from;
  return DIGIT.exec(text)?.index ?? -1;
}
