import { readNumber, wordAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import { monthsSpan, yearSpan } from './calendar.js';
import type { Point, Read } from './point.js';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** What makes a four-digit number an amount and not a year when it stands right after it. */
const AMOUNT_OF = new Set(
  'ha hectare hectares t tonne tonnes ton tons q qx quintal quintaux kg kilo kilos g tetes tete head euro euros eur usd dollar dollars € $ % m2 metres metre meters km habitants personnes pieces animaux vaches porcs arbres ruches litres hl'.split(
    ' ',
  ),
);

/** Words after which a number is an amount, whatever its size: « de 2000 ha », « plus de 2000 t », « j'ai 2000 poules ». */
const BEFORE_AMOUNT = new Set(
  'de d du des les l mes nos ses ces leurs vos avec pour contre sur sous plus moins environ presque pres a ai as avons avez ont avait possede possedons exploite exploitons cultive loue vend achete produis recolte fait font vaut depasse atteint atteindre que et ou the of for than over under with about around have has had own owns is are was were to and or some nearly almost exceed exceeds exceeded my our his their > < ≥ ≤'.split(
    ' ',
  ),
);
const NOUN_OR_VERB = new Set(['recolte', 'fait', 'cultive', 'produis']);
const SUBJECTS = new Set('je j on nous il elle ils elles i we he she they you tu vous qui who'.split(' '));
/** Counted one by one; these come in round numbers. */
const COUNTED =
  /^(?:tetes?|head|habitants|personnes|pieces|animaux|vaches|porcs|arbres|ruches|metres?|m2|km)$/;

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
  const century = readSpelt(tokens, at);
  if (century?.value !== 19 && century?.value !== 20) return null;
  const rest = readSpelt(tokens, at + century.length);
  if (!rest || rest.value < 10 || rest.value > 99) return null;
  return { value: century.value * 100 + rest.value, length: century.length + rest.length };
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
  if (!token || !/^\d\d$/.test(token.folded)) return null;
  return token.value <= 50 ? 2000 + token.value : 1900 + token.value;
}

export function yearPoint(year: number): Point {
  return { grain: 'year', year, spanIn: yearSpan };
}

/** A marketing season, July to June: « 2023/24 ». */
export function seasonPoint(year: number): Point {
  return { grain: 'season', year, spanIn: (first) => monthsSpan(first, 7, 12, 'season') };
}
