import { readNumber, wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { monthsSpan, yearSpan } from './calendar.js';
import type { Point, Read } from './point.js';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** What makes a four-digit number an amount and not a year when it stands right after it. */
const AMOUNT_OF = new Set(
  'ha hectare hectares t kt mt kha tonne tonnes ton tons q qx quintal quintaux kg kilo kilos g tetes tete head euro euros eur usd dollar dollars € $ % m2 metres metre meters km habitants personnes pieces animaux vaches porcs arbres ruches litres hl'.split(
    ' ',
  ),
);

/** Words after which a number is an amount, whatever its size: « de 2000 ha », « plus de 2000 t », « j'ai 2000 poules ». */
const BEFORE_AMOUNT = new Set(
  'de d du des les l mes nos ses ces leurs vos avec pour contre sur sous plus moins environ presque pres a ai as avons avez ont avait possede possedons exploite exploitons cultive loue vend achete produis recolte fait font vaut depasse atteint atteindre que et ou the of for than over under with about around have has had own owns is are was were to and or some nearly almost exceed exceeds exceeded exceeding above below beneath beyond past reach reaches reached reaching hit hits hitting top tops topped topping clear clears cleared cross crosses crossed break breaks broke broken touch touches touched passe passer depasse depasser depassait depassaient depassent franchi franchir franchit franchissait excede exceder atteignait atteints superieur superieure inferieur inferieure barre cap seuil my our his their > < ≥ ≤'.split(
    ' ',
  ),
);
const NOUN_OR_VERB = new Set(['recolte', 'fait', 'cultive', 'produis']);
const SUBJECTS = new Set('je j on nous il elle ils elles i we he she they you tu vous qui who'.split(' '));
/** Counted one by one, or paid; these come in round numbers. */
const COUNTED =
  /^(?:dollars?|euros?|usd|eur|\$|€|tetes?|head|habitants|personnes|pieces|animaux|vaches|porcs|arbres|ruches|metres?|m2|km)$/;

/** « 2024 », « l'an 2000 », « deux mille vingt-quatre », "twenty twenty-four". */
export function readYear(tokens: readonly Token[], at: number): Read<number> | null {
  const year = readYearNumber(tokens, at) ?? readYearPair(tokens, at);
  return year && !isAmount(tokens, at, at + year.length) ? year : null;
}

/**
 * Whether a unit makes the number an amount: « de 2000 hectares »; but « orge 2021 tonnes » and « 2023 qx/ha » name the
 * unit wanted after the year, as telegrams do.
 */
function isAmount(tokens: readonly Token[], at: number, end: number): boolean {
  const unit = wordAt(tokens, end);
  if (!AMOUNT_OF.has(unit)) return false;
  if (wordAt(tokens, end + 1) === '/' && !/^(?:kg|\$|€)$/.test(unit)) return false;
  const isRound = (tokens[at]?.value ?? 0) % 100 === 0;
  if (at === 0 || isLedAsAmount(tokens, at)) return true;
  return (COUNTED.test(unit) && isRound) || tokens.some((token, other) => other !== at && isYearToken(token));
}

/** « je récolte 2000 tonnes » beside « récolte 2021 tonnes ». */
function isLedAsAmount(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at - 1);
  if (!BEFORE_AMOUNT.has(word)) return false;
  return !NOUN_OR_VERB.has(word) || SUBJECTS.has(wordAt(tokens, at - 2));
}

function readYearNumber(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    return isYearToken(token) ? { value: token.value, length: 1 } : null;
  }
  const number = readNumber(tokens, at);
  return number && number.length > 1 && isYear(number.value) ? number : null;
}

/** "twenty twenty-four", « dix-neuf quatre-vingt-quinze ». */
function readYearPair(tokens: readonly Token[], at: number): Read<number> | null {
  const century = isWithinNumber(tokens, at) ? null : readSpelt(tokens, at);
  if (century?.value !== 19 && century?.value !== 20) return null;
  const rest = readSpelt(tokens, at + century.length);
  if (!rest || rest.value < 10 || rest.value > 99) return null;
  return { value: century.value * 100 + rest.value, length: century.length + rest.length };
}

/** « quatre-vingt-dix » holds no « vingt-dix ». */
function isWithinNumber(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at - 1) === 'quatre';
}

const BEFORE_SHORT_YEAR = /^(?:en|depuis|since|in|fin|debut)$/;
/** After a number that is no year: « en 60 jours », « en 80 q/ha », « depuis 90 ans ». */
const AFTER_SHORT_YEAR =
  /^(?:en|et|la|le|les|l|on|il|elle|nous|ils|j|je|a|au|aux|du|de|des|combien|quelle?s?|pour|dans|chez|in|and|the|was|were|how|what|did|[?.,;:!)])$/;

/**
 * « en 85 », « en quatre-vingt-dix », « depuis 98 »: two digits, or a number in words, after a preposition and before
 * nothing that it would count; « en 1850 », "in 3020", of which no figure can be, likewise.
 */
export function readShortYear(tokens: readonly Token[], at: number): Read<number> | null {
  const number = BEFORE_SHORT_YEAR.test(wordAt(tokens, at - 1)) ? readNumber(tokens, at) : null;
  const year = number && (farYear(tokens[at]) ?? fullYear(tokens, at, number.value));
  return year && !isCounting(wordAt(tokens, at + number.length))
    ? { value: year, length: number.length }
    : null;
}

/** Four digits of another century. */
function farYear(token: Token | undefined): number | null {
  return token?.kind === 'number' && /^[123]\d{3}$/.test(token.text) ? token.value : null;
}

function fullYear(tokens: readonly Token[], at: number, value: number): number | null {
  const isSpelt = tokens[at]?.kind !== 'number';
  const year = isSpelt ? yearOfTwo(value) : shortYear(tokens[at]);
  const isLikely = year !== null && (year < 2000 || (!isSpelt && year <= LAST_LIKELY));
  return isLikely ? year : null;
}

function isCounting(next: string): boolean {
  return next !== '' && !AFTER_SHORT_YEAR.test(next);
}

/** Two digits from here on are of the last century: the oldest figures are of 1960. */
const FIRST_SHORT = 60;
/** No forecast goes beyond; « en 45 » counts something. */
const LAST_LIKELY = 2030;

/** The year that a number from 0 to 99 stands for: 98 → 1998, 24 → 2024; null for any other. */
function yearOfTwo(value: number): number | null {
  if (!Number.isInteger(value) || value < 0 || value > 99) return null;
  return value >= FIRST_SHORT ? 1900 + value : 2000 + value;
}

function readSpelt(tokens: readonly Token[], at: number): Read<number> | null {
  return tokens[at]?.kind === 'number' ? null : readNumber(tokens, at);
}

/** Four digits of the last or this century. */
export function isYearToken(token: Token | undefined): token is Token {
  return token !== undefined && /^(?:19|20)\d\d$/.test(token.folded);
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
}

/** Two digits as a year: 24 → 2024, 95 → 1995. */
export function shortYear(token: Token | undefined): number | null {
  return token && /^\d\d$/.test(token.folded) ? yearOfTwo(token.value) : null;
}

export function yearPoint(year: number): Point {
  return { grain: 'year', year, spanIn: yearSpan };
}

/** A marketing season, July to June: « 2023/24 ». */
export function seasonPoint(year: number): Point {
  return { grain: 'season', year, spanIn: (first) => monthsSpan(first, 7, 12, 'season') };
}
