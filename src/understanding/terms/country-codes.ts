import type { Lexicon } from '../../lexicon/lexicon.js';
import { isYearToken } from '../dates/read-year.js';
import type { EverydayWords } from '../text/everyday-words.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Sense, Vocabulary } from './vocabulary.js';

const SCHEMES = ['iso2', 'iso3', 'eurostat'] as const;
const CAPITALS = /^\p{Lu}{2,3}$/u;
const SMALL = /^\p{Ll}{2,}$/u;
const JOINTS = /^(?:[,;/&+]|-|et|and|vs|versus|ou|or|contre|to)$/;
const OPENING = /^[([:=]$/;
/** What people mean by these capitals before they mean Canada, Haiti or Chad: turnover, net of tax, a tutorial class. */
const ABBREVIATIONS = new Set(
  'ca ht ps tv pc cv ms pm ai id bt bd td cm ag ba cf cr dm ec fm ir mr na pa pr sc sl sm ss st'.split(' '),
);
/** Terms of trade, which even a year after them makes no countries: « prix CAF », "GM maize". */
const TERMS = new Set('caf com cod dom pan gm'.split(' '));
/** The tax: of the Vatican there are no figures. */
const TAX = 'vat';
/** In capitals before a year these are stress, no country: "IN 2020"; where all is in capitals, these too: « DE 2020 ». */
const STRESSED = new Set(['in', 'au', 'to', 'by', 'et']);
const BEFORE_A_YEAR = new Set([...STRESSED, 'de', 'at', 'la']);

/** What stands in place of a code, so that it is looked up as nothing but the country: « DE » → de0. */
export function markOfCode(code: string): string {
  return `${code.toLowerCase()}0`;
}

/** Every code by which a country is known to the publishers: DE, DEU, EL. */
export function countryCodesOf(place: { codes: readonly { scheme: string; code: string }[] }): string[] {
  return place.codes
    .filter(({ scheme, code }) => SCHEMES.some((one) => one === scheme) && CAPITALS.test(code))
    .map(({ code }) => code);
}

interface CodeTools {
  lexicon: Lexicon;
  words: EverydayWords;
  vocabulary: Vocabulary;
}

/**
 * The tokens with country codes marked: two or three capitals of ISO 3166 or of Eurostat. A code that is a word as well
 * (« DE », "IT") needs another code beside it, brackets around it, or a year or nothing after it; in a question that is
 * all in capitals nothing but another code or brackets will do.
 */
export function markCountryCodes(tokens: readonly Token[], tools: CodeTools): readonly Token[] {
  if (!tokens.some(({ text }) => CAPITALS.test(text))) return markSmallCode(tokens, tools);
  const isShouted = !tokens.some(({ text }) => SMALL.test(text));
  const codes = tokens.map((token, at) => isCode(token, tools) && !isOtherName(tokens, at, tools.vocabulary));
  const isWord = tokens.map((token) => isAlsoWord(token, tools));
  return tokens.map((token, at) => {
    if (!codes[at]) return token;
    const isSure = !isWord[at] && !isUnit(tokens, at, tools.vocabulary);
    const beside = neighbours(tokens, at).filter((other) => codes[other]);
    const isListed = beside.some((other) => !isShouted || !isWord[other]);
    const isApart = isShouted ? isBeforeYear(tokens, at, BEFORE_A_YEAR) : isSetApart(tokens, at, tools);
    const isMeant = isSure || isListed || isBracketed(tokens, at) || (isApart && !TERMS.has(token.folded));
    return isMeant ? { ...token, folded: markOfCode(token.text) } : token;
  });
}

/** Longest telegram that a code in small letters is looked for in, in words. */
const LONGEST_TELEGRAM = 7;
const SMALL_CODE = /^\p{Ll}{2}$/u;
/** Two letters that no telegram goes without, whatever country they are the code of. */
const LITTLE_WORDS = /^(?:de|en|la|le|du|au|et|ou|un|in|at|of|to|by|is|no|me|my|an|on|or|as|so|us|do|am|pm)$/;

/** « pdt be 2023 prod »: two small letters are a country where all other words are things, measures and numbers. */
function markSmallCode(tokens: readonly Token[], tools: CodeTools): readonly Token[] {
  const led = tokens.findIndex((_, at) => isLedCode(tokens, at, tools));
  if (led >= 0) return withCode(tokens, led);
  if (tokens.length > LONGEST_TELEGRAM) return tokens;
  const pieces = piecesOf(tokens, tools);
  const codes = pieces.filter(({ kind }) => kind === 'code');
  const kinds = new Set(pieces.map(({ kind }) => kind));
  if (codes.length !== 1 || kinds.has('other') || !kinds.has('thing')) return tokens;
  return withCode(tokens, codes[0]?.at ?? -1);
}

function withCode(tokens: readonly Token[], code: number): readonly Token[] {
  return tokens.map((token, at) => (at === code ? { ...token, folded: markOfCode(token.text) } : token));
}

/** « pdt en be en 2022 », "rye in lv": after a preposition of place, with a time, a mark or nothing after it. */
function isLedCode(tokens: readonly Token[], at: number, tools: CodeTools): boolean {
  const [before, next] = [wordAt(tokens, at - 1), tokens[at + 1]];
  if (!/^(?:en|in)$/.test(before) || !isSmallCode(tokens[at], tools)) return false;
  if (sensesAt(tokens, at, tools.vocabulary).length > 0) return false;
  const language = tools.words.languageOf(wordAt(tokens, at));
  if (language === (before === 'en' ? 'fr' : 'en')) return false;
  return !next || next.kind !== 'word' || /^(?:en|in)$/.test(next.folded);
}

interface Piece {
  at: number;
  kind: 'thing' | 'code' | 'other' | 'beside';
}

function piecesOf(tokens: readonly Token[], tools: CodeTools): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = tools.vocabulary.match(tokens, at, () => false);
    pieces.push({ at, kind: pieceOf(tokens[at], match?.senses ?? [], tools) });
    at += match?.length ?? 1;
  }
  return pieces;
}

function pieceOf(token: Token | undefined, senses: readonly Sense[], tools: CodeTools): Piece['kind'] {
  const kinds = senses.map(({ kind }) => kind);
  if (kinds.includes('product') || kinds.includes('measure')) return 'thing';
  if (kinds.includes('place')) return 'other';
  // « prix kg agneau »: a kilogram before it is Kyrgyzstan.
  if (kinds.includes('unit')) return 'beside';
  if (isSmallCode(token, tools)) return 'code';
  return token?.kind === 'word' && kinds.length === 0 ? 'other' : 'beside';
}

function isSmallCode(token: Token | undefined, { lexicon }: CodeTools): boolean {
  if (!token || !SMALL_CODE.test(token.text) || LITTLE_WORDS.test(token.folded)) return false;
  return isCountryCode(token.text.toUpperCase(), lexicon);
}

/** Three letters that are a word ("AND" for Andorra) are nothing else. */
function isCode({ kind, text, folded }: Token, { lexicon, words }: CodeTools): boolean {
  if (kind !== 'word' || !CAPITALS.test(text) || folded === TAX) return false;
  if (text.length > 2 && words.has(folded)) return false;
  return isCountryCode(text, lexicon);
}

function isCountryCode(code: string, lexicon: Lexicon): boolean {
  return SCHEMES.some((scheme) => {
    const id = lexicon.findByCode('place', scheme, code);
    return id !== null && lexicon.findPlace(id)?.kind === 'country';
  });
}

function isAlsoWord({ folded }: Token, { words }: CodeTools): boolean {
  return words.isFunctionWord(folded) || ABBREVIATIONS.has(folded) || TERMS.has(folded);
}

/** « SAU » is the agricultural area, « STP » a hasty « s'il te plaît »; a unit may be a code still. */
function isOtherName(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const kinds = sensesAt(tokens, at, vocabulary).map(({ kind }) => kind);
  if (beginsProduct(tokens, at, vocabulary)) return true;
  const isHasty = tokens[at]?.folded !== tokens[at]?.text.toLowerCase();
  return isHasty ? !kinds.includes('place') : kinds.includes('product') || kinds.includes('measure');
}

/** "(US HRW)": the first word of a product's longer name. */
function beginsProduct(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const name = vocabulary.match(tokens, at, () => false);
  return name !== null && name.length > 1 && name.senses.some(({ kind }) => kind === 'product');
}

function isUnit(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  return sensesAt(tokens, at, vocabulary).some(({ kind }) => kind === 'unit');
}

function sensesAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): readonly Sense[] {
  return vocabulary.match(tokens, at, (index) => index > at)?.senses ?? [];
}

/** The words before and after, over commas and « et ». */
function neighbours(tokens: readonly Token[], at: number): number[] {
  return [-1, 1].map((step) => {
    let other = at + step;
    while (JOINTS.test(wordAt(tokens, other))) other += step;
    return other;
  });
}

function isBracketed(tokens: readonly Token[], at: number): boolean {
  return OPENING.test(wordAt(tokens, at - 1)) || /^[)\]]$/.test(wordAt(tokens, at + 1));
}

/** Followed by a year, a mark or nothing, or first and followed by a product: « tomates DE 2023 », "IT rice". */
function isSetApart(tokens: readonly Token[], at: number, { vocabulary }: CodeTools): boolean {
  const next = tokens[at + 1];
  if (at === 0)
    return vocabulary.match(tokens, 1, () => false)?.senses.some(({ kind }) => kind === 'product') ?? false;
  return !next || /^[?.,;]$/.test(next.folded) || isBeforeYear(tokens, at, STRESSED);
}

function isBeforeYear(tokens: readonly Token[], at: number, but: ReadonlySet<string>): boolean {
  return isYearToken(tokens[at + 1]) && !but.has(wordAt(tokens, at));
}
