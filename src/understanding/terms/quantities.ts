import { denialBefore } from '../text/denials.js';
import type { Threshold } from '../frame.js';
import { readNumber, wordAt, wordsAt } from '../text/number-words.js';
import { eitherSide, joinBounds, rangeStarts } from '../intents/ranges.js';
import type { Evidence, Found } from '../reading.js';
import { isBareLimit, numbersReached } from './reached-ahead.js';
import type { Token } from '../text/tokens.js';
import { isWithin } from '../text/within.js';

/** A number with its unit. */
interface Quantity {
  value: number;
  /** Unit id, or null where none follows. */
  unit: string | null;
  /** The unit's mention, where there is one. */
  unitMention: Found | null;
}

/** A quantity where it stands. */
export interface Given {
  value: number;
  unit: string;
  start: number;
  end: number;
}

/** From here on a double does not hold the digits of the question, and there is no such quantity of anything. */
const BEYOND_DIGITS = 1e15;

/** The number at a token with the unit after it: « 5 millions de tonnes », "500,000 ha", « 80 q/ha ». */
function readQuantity(tokens: readonly Token[], at: number, units: readonly Found[]): Quantity | null {
  const number = readNumber(tokens, at);
  if (!number || number.value >= BEYOND_DIGITS) return null;
  for (let length = 1; length <= number.length + 2; length += 1) {
    const unit = units.find((found) => found.mention.start === at + length);
    const isJoined = length <= number.length || /^(?:de|d|of|des)$/.test(wordAt(tokens, at + number.length));
    if (!unit || !isJoined) continue;
    const value = readNumber(tokens.slice(0, at + Math.min(length, number.length)), at)?.value;
    if (value !== undefined) return { value, unit: unit.id, unitMention: unit };
  }
  return { value: number.value, unit: null, unitMention: null };
}

/** How far after « plus de » or « dépassé » its number may stand. */
const REACH = 4;

/** « plus de 5 millions de tonnes », "under 6 t/ha", « dépassé 38 millions de tonnes ». */
export function readThreshold(evidence: Evidence): Threshold | null {
  const threshold = readLimit(evidence);
  if (!threshold || !deniesLimit(evidence)) return threshold;
  return { ...threshold, comparator: threshold.comparator === 'above' ? 'below' : 'above' };
}

/** « quels pays n'ont pas récolté plus de … », "which did not grow more than …": those on the other side of the limit. */
function deniesLimit(evidence: Evidence): boolean {
  const asked = ASKING.flatMap((id) => evidence.cues(id)).map(({ mention }) => mention.start);
  const bounds = ['above', 'below'].flatMap((id) => evidence.cues(id)).map(({ mention }) => mention.start);
  const ranges = rangeStarts(evidence.reading.tokens).map(({ low }) => low - 1);
  return [...bounds, ...ranges].some((limit) => {
    const denial = denialBefore(evidence, limit);
    return asked.some((start) => start < denial);
  });
}

const ASKING = ['who', 'when', 'which-product', 'list'];

function readLimit(evidence: Evidence): Threshold | null {
  const units = evidence.everywhere('unit');
  const [low, high] = [readBound(evidence, 'above', units), readBound(evidence, 'below', units)];
  if (low && high) return eitherSide(evidence, low, high) ?? joinBounds(low, high) ?? low;
  return (
    low ?? high ?? readRange(evidence, units) ?? readTopped(evidence, units) ?? readUnder(evidence, units)
  );
}

function readBound(
  evidence: Evidence,
  comparator: Threshold['comparator'],
  units: readonly Found[],
): Threshold | null {
  const { tokens, dates } = evidence.reading;
  // "no more than" is no "more than".
  const others = evidence.cues(comparator === 'above' ? 'below' : 'above').map((found) => found.mention);
  for (const { mention } of evidence.cues(comparator)) {
    if (others.some(({ start, end }) => start < mention.start && end === mention.end)) continue;
    for (let at = mention.end; at < mention.end + REACH; at += 1) {
      if (isWithin(at, dates)) break;
      const quantity = isPlainWord(tokens, at, units) ? null : quantityAt(tokens, at, units);
      if (quantity) return { comparator, value: quantity.value, unit: quantity.unit };
    }
  }
  return null;
}

/** « entre 70 et 80 q/ha », "between 1 and 2 million tonnes": the second has its unit, or is of a currency, where the words do not tell. */
function readRange({ reading: { tokens } }: Evidence, units: readonly Found[]): Threshold | null {
  for (const { low, high, isOfAmounts } of rangeStarts(tokens)) {
    const [from, to] = [quantityAt(tokens, low, units), quantityAt(tokens, high, units)];
    if (!from || !to) continue;
    const isRange = isOfAmounts || to.unit !== null || to.value > LAST_YEAR || isMoney(tokens, high);
    const range = isRange
      ? joinBounds({ ...from, value: from.value * scaleShared(tokens, low, high) }, to)
      : null;
    if (range) return range;
  }
  return null;
}

/** A number beyond it is no year. */
const LAST_YEAR = 2100;

/** « entre 5 et 10 millions »: what the second number is multiplied by, where the first has no such word and is smaller. */
function scaleShared(tokens: readonly Token[], low: number, high: number): number {
  const [from, to, scaled] = [tokens[low], tokens[high], readNumber(tokens, high)];
  const isBare = readNumber(tokens, low)?.length === 1 && from?.kind === 'number' && to?.kind === 'number';
  return isBare && scaled && from.value < to.value ? scaled.value / to.value : 1;
}

/**
 * « est-il sous 5 dollars », « a-t-il touché 10 dollars »: only with a number and its unit, or a currency, do such words make
 * a limit; of the time to come a bare number does too: « atteindra-t-il 900 ».
 */
function readUnder({ reading: { tokens } }: Evidence, units: readonly Found[]): Threshold | null {
  const reached = numbersReached(tokens);
  for (const at of tokens.keys()) {
    const comparator = reached.includes(at) ? 'above' : comparatorBefore(tokens, at);
    const quantity = comparator && quantityAt(tokens, at, units);
    if (comparator && quantity && (quantity.unit || isMoney(tokens, at) || isBareLimit(tokens, at, reached)))
      return { comparator, value: quantity.value, unit: quantity.unit };
  }
  return null;
}

function comparatorBefore(tokens: readonly Token[], at: number): Threshold['comparator'] | undefined {
  return COMPARATORS.find(([words]) => words.test(wordAt(tokens, at - 1)))?.[1];
}

const COMPARATORS: readonly (readonly [RegExp, Threshold['comparator']])[] = [
  [/^sous$/, 'below'],
  [/^(?:touche|atteint|atteignait|atteindre|hit|reach|reached)$/, 'above'],
];

/** Whether a currency follows the number, « sous 5000 dollars »: what it is the price of goes without saying. */
function isMoney(tokens: readonly Token[], at: number): boolean {
  const number = readNumber(tokens, at);
  return number !== null && /^(?:dollars?|usd|\$|euros?|eur|€)$/.test(wordAt(tokens, at + number.length));
}

/** "did cocoa top 9 dollars a kilo": what is topped has its unit; "the top 3 producers" has none. */
function readTopped(evidence: Evidence, units: readonly Found[]): Threshold | null {
  const { tokens } = evidence.reading;
  for (const { mention } of evidence.cues('top')) {
    const isVerb = wordAt(tokens, mention.start) === 'top' && mention.end === mention.start + 1;
    const quantity = isVerb ? quantityAt(tokens, mention.end, units) : null;
    if (quantity?.unit) return { comparator: 'above', value: quantity.value, unit: quantity.unit };
  }
  return null;
}

function quantityAt(tokens: readonly Token[], at: number, units: readonly Found[]): Quantity | null {
  return readQuantity(tokens, at, units) ?? readOneOf(tokens, at, units);
}

/** « le million de tonnes », "half a million hectares": one of the unit, or half; "a million sheep" is so many. */
function readOneOf(tokens: readonly Token[], at: number, units: readonly Found[]): Quantity | null {
  const many = LARGE.get(wordAt(tokens, at));
  const isHalf = HALF.test(wordsAt(tokens, at - 2, 2));
  if (many === undefined || !(isHalf || ONE.test(wordAt(tokens, at - 1)))) return null;
  const unit = units.find(({ mention }) => mention.start === at);
  const value = isHalf ? 0.5 : 1;
  return unit
    ? { value, unit: unit.id, unitMention: unit }
    : { value: many * value, unit: null, unitMention: null };
}

const HALF = /^(?:half an?|(?:un|le|du|d) demi)$/;

const LARGE = new Map([
  ['thousand', 1e3],
  ['millier', 1e3],
  ['million', 1e6],
  ['milliard', 1e9],
  ['billion', 1e9],
]);

/** The first quantity that is told, in the form of a threshold: « 80 q/ha », « un quintal »; null where there is none. */
export function readGiven(evidence: Evidence): Threshold | null {
  const [first] = quantitiesOf(evidence);
  if (first) return { comparator: 'above', value: first.value, unit: first.unit };
  const { tokens } = evidence.reading;
  const one = evidence.everywhere('unit').find(({ mention }) => ONE.test(wordAt(tokens, mention.start - 1)));
  return one ? { comparator: 'above', value: 1, unit: one.id } : null;
}

/** Every number with its unit, in order. */
export function quantitiesOf(evidence: Evidence): Given[] {
  const { tokens, dates } = evidence.reading;
  const units = evidence.everywhere('unit');
  const found: Given[] = [];
  if (units.length === 0) return found;
  for (let at = 0; at < tokens.length; at += 1) {
    const isDated = isWithin(at, dates);
    const quantity = isDated || isPlainWord(tokens, at, units) ? null : readQuantity(tokens, at, units);
    const { unit, unitMention } = quantity ?? {};
    if (!quantity || !unit || !unitMention) continue;
    const { end } = unitMention.mention;
    found.push({ value: quantity.value * signAt(tokens, at), unit, start: at, end });
    at = end - 1;
  }
  return found;
}

/** « 25 millions de porcs », "1,200,000 sheep": a number of what is named right behind it, in no unit; null where there is none. */
export function readHeads(evidence: Evidence): Threshold | null {
  const { tokens, dates } = evidence.reading;
  const products = evidence.everywhere('product').map(({ mention }) => mention.start);
  for (let at = 0; at < tokens.length; at += 1) {
    const number = isWithin(at, dates) ? null : readNumber(tokens, at);
    if (!number || number.value < LEAST_HEADS) continue;
    const next = at + number.length;
    if (products.includes(/^(?:de|d|of)$/.test(wordAt(tokens, next)) ? next + 1 : next))
      return { comparator: 'above', value: number.value, unit: null };
  }
  return null;
}

/** A smaller number of them is of somebody's own, and no figure of a country. */
const LEAST_HEADS = 10_000;

/** −1 where a minus is joined to the number and stands behind a space: « -5 tonnes », not « 2-5 tonnes ». */
function signAt(tokens: readonly Token[], at: number): number {
  const [before, mark, number] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  const isMinus = mark !== undefined && /^[-−]$/.test(mark.folded) && mark.end === number?.start;
  return isMinus && before?.end !== mark.start ? -1 : 1;
}

/** Where no number is given, « un quintal », "an acre" is one of it. */
const ONE = /^(?:un|une|one|an?|le|la|l|the)$/;

/** « un » and « une » are seldom numbers, « neuf » is one before a unit: « neuf tonnes », but « un tracteur neuf ». */
function isPlainWord(tokens: readonly Token[], at: number, units: readonly Found[]): boolean {
  const word = wordAt(tokens, at);
  // « au moins deux fois plus » limits no amount.
  if (/^(?:fois|times)$/.test(wordAt(tokens, at + 1))) return true;
  if (word === 'neuf' && units.some(({ mention }) => mention.start === at + 1)) return false;
  return (
    /^(?:un|une|one|neuf)$/.test(word) &&
    !/^(?:million|milliard|millier|billion|thousand|mille)s?$/.test(wordAt(tokens, at + 1))
  );
}
