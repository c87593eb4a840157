import { yearOf } from '../dates/calendar.js';
import { grainAt } from '../dates/grain-words.js';
import { isYearToken, shortYear } from '../dates/read-year.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Sense, Vocabulary } from '../terms/vocabulary.js';

/** Between two years: « 22 vs 23 », « entre 20 et 24 ». */
const JOINT = /^(?:vs|versus|contre|et|and|ou|or|a|to|against|,)$/;
/** Within a season: « 22/23 ». */
const DASH = /^[-/]$/;
const BEFORE = /^(?:en|in|since|depuis|entre|between|vs|versus|fin|debut|late|early)$/;
/** « un rendement compris entre 70 et 80 » is of amounts. */
const WITHIN = /^compris(?:e|es)?$/;
/** Before the first of two: « de 98 à 02 ». */
const FROM = /^(?:de|from)$/;
const LAST_CENTURY = 2000;
/** After a number that counts nothing. */
const AFTER =
  /^(?:en|de|du|des|d|pour|dans|chez|in|of|for|on|il|elle|combien|quelle?s?|la|le|les|l|the|was|were|how|what|[?!;:)])$/;
/** Longest name that a year is looked for behind, in words. */
const LONGEST = 4;

/**
 * Writes years of two digits out in full where a product, a place, a measure or a harvest stands before them, or a word such
 * as « en » in a question that names one: « rdt blé 22 vs 23 », « moisson 23 », "barley Germany '23". Up to the present
 * year only, and nothing that is counted or measured: « top 10 », « 20 hectares », "EU 27".
 */
export function completeShortYears(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  today: string,
): readonly Token[] {
  const years = tokens.map((token) => yearOfDigits(token, today));
  if (!years.some(Boolean)) return tokens;
  const isNamed = tokens.some((_, at) => isName(sensesFrom(tokens, at, at + 1, vocabulary)));
  const isYear: boolean[] = [];
  return tokens.map((token, at) => {
    const year = years[at];
    const isLater = (isYear[at - 2] ?? false) && joins(tokens, at - 1, years);
    const isOne = year && (isLater || isLed(tokens, at, vocabulary, { year, isNamed }));
    isYear[at] = isOne ? isFollowed(tokens, at, years, vocabulary) : false;
    return year && isYear[at] ? { ...token, folded: String(year), value: year } : token;
  });
}

/** Whether a word or a mark may stand between two years; a dash only within a season: « 22/23 ». */
function joins(tokens: readonly Token[], at: number, years: readonly (number | null)[]): boolean {
  const word = wordAt(tokens, at);
  if (!DASH.test(word)) return JOINT.test(word);
  const [first, second] = [years[at - 1], years[at + 1]];
  return Boolean(first) && second === (first ?? 0) + 1;
}

/** « 23 » → 2023, « 98 » → 1998; none for « 00 », nor for a year to come. */
function yearOfDigits(token: Token, today: string): number | null {
  const year = shortYear(token);
  return year !== null && token.value > 0 && year <= yearOf(today) ? year : null;
}

/** A number as large as one of the last century's years is likelier an amount, save after a word of time. */
function isLed(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  { year, isNamed }: { year: number; isNamed: boolean },
): boolean {
  if (isHarvest(tokens, at - 1)) return true;
  if (isNamed && BEFORE.test(wordAt(tokens, at - 1))) return !WITHIN.test(wordAt(tokens, at - 2));
  if (isNamed && FROM.test(wordAt(tokens, at - 1)) && /^(?:a|to)$/.test(wordAt(tokens, at + 1))) return true;
  if (year < LAST_CENTURY) return false;
  for (let start = Math.max(0, at - LONGEST); start < at; start += 1)
    if (isName(sensesFrom(tokens, start, at, vocabulary))) return true;
  return false;
}

/** « moisson 23 », « campagne 22/23 », "crop 24"; « deux récoltes » are counted. */
function isHarvest(tokens: readonly Token[], at: number): boolean {
  return grainAt(tokens, at) === 'year' && tokens[at - 1]?.kind !== 'number';
}

function isFollowed(
  tokens: readonly Token[],
  at: number,
  years: readonly (number | null)[],
  vocabulary: Vocabulary,
): boolean {
  const next = tokens[at + 1];
  if (!next || AFTER.test(next.folded)) return true;
  if (joins(tokens, at + 1, years)) return isYearBeyond(tokens, at + 2, years, vocabulary);
  const senses = vocabulary.match(tokens, at + 1, () => false)?.senses ?? [];
  if (isHarvest(tokens, at - 1) && senses.some(({ kind }) => kind === 'product')) return true;
  return senses.some(({ kind, id }) => kind === 'measure' || (kind === 'place' && id !== UNION));
}

/** Whether what follows the joint is no amount: « entre 20 et 24 hectares ». */
function isYearBeyond(
  tokens: readonly Token[],
  at: number,
  years: readonly (number | null)[],
  vocabulary: Vocabulary,
): boolean {
  if (tokens[at]?.kind !== 'number' || isYearToken(tokens[at])) return true;
  return Boolean(years[at]) && isFollowed(tokens, at, years, vocabulary);
}

/** « UE 27 », "EU 15" is the union of so many members, and "12 EU countries" are twelve. */
const UNION = 'EU27_2020';

/** What the words from one token to another may stand for, together. */
function sensesFrom(
  tokens: readonly Token[],
  start: number,
  end: number,
  vocabulary: Vocabulary,
): readonly Sense[] {
  const match = vocabulary.match(tokens, start, (index) => index >= end);
  return match && start + match.length === end ? match.senses : [];
}

function isName(senses: readonly Sense[]): boolean {
  return senses.some(({ kind, id }) => /^(?:product|measure|place)$/.test(kind) && id !== UNION);
}
