import { denialBefore } from './denials.js';
import type { Threshold } from './frame.js';
import { readNumber, wordAt } from './number-words.js';
import type { Evidence, Found } from './reading.js';
import type { Token } from './tokens.js';

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

/** The number at a token with the unit after it: « 5 millions de tonnes », "500,000 ha", « 80 q/ha ». */
function readQuantity(tokens: readonly Token[], at: number, units: readonly Found[]): Quantity | null {
  const number = readNumber(tokens, at);
  if (!number) return null;
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
  return ['above', 'below'].some((id) =>
    evidence.cues(id).some(({ mention }) => {
      const denial = denialBefore(evidence, mention.start);
      return asked.some((start) => start < denial);
    }),
  );
}

const ASKING = ['who', 'when', 'which-product', 'list'];

function readLimit(evidence: Evidence): Threshold | null {
  const { tokens, dates } = evidence.reading;
  const units = evidence.everywhere('unit');
  for (const comparator of ['above', 'below'] as const) {
    for (const { mention } of evidence.cues(comparator)) {
      for (let at = mention.end; at < mention.end + REACH; at += 1) {
        if (dates.some((date) => date.start <= at && at < date.end)) break;
        const quantity = isPlainWord(tokens, at, units) ? null : quantityAt(tokens, at, units);
        if (quantity) return { comparator, value: quantity.value, unit: quantity.unit };
      }
    }
  }
  return readTopped(evidence, units) ?? readUnder(evidence, units);
}

/** « est-il sous 5 dollars »: only with a number and its unit, or a currency, is « sous » a limit. */
function readUnder({ reading: { tokens } }: Evidence, units: readonly Found[]): Threshold | null {
  for (const [at, { folded }] of tokens.entries()) {
    const quantity = folded === 'sous' ? quantityAt(tokens, at + 1, units) : null;
    if (quantity && (quantity.unit || isMoney(tokens, at + 1)))
      return { comparator: 'below', value: quantity.value, unit: quantity.unit };
  }
  return null;
}

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

/** « le million de tonnes », "a million hectares": one of the unit. */
function readOneOf(tokens: readonly Token[], at: number, units: readonly Found[]): Quantity | null {
  if (!/^(?:million|milliard|millier|billion|thousand)$/.test(wordAt(tokens, at))) return null;
  const unit = units.find(({ mention }) => mention.start === at);
  return unit && ONE.test(wordAt(tokens, at - 1)) ? { value: 1, unit: unit.id, unitMention: unit } : null;
}

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
    const isDated = dates.some((date) => date.start <= at && at < date.end);
    const quantity = isDated || isPlainWord(tokens, at, units) ? null : readQuantity(tokens, at, units);
    const { unit, unitMention } = quantity ?? {};
    if (!quantity || !unit || !unitMention) continue;
    const { end } = unitMention.mention;
    found.push({ value: quantity.value, unit, start: at, end });
    at = end - 1;
  }
  return found;
}

/** Where no number is given, « un quintal », "an acre" is one of it. */
const ONE = /^(?:un|une|one|an?|le|la|l|the)$/;

/** « un » and « une » are seldom numbers, « neuf » is one before a unit: « neuf tonnes », but « un tracteur neuf ». */
function isPlainWord(tokens: readonly Token[], at: number, units: readonly Found[]): boolean {
  const word = wordAt(tokens, at);
  if (word === 'neuf' && units.some(({ mention }) => mention.start === at + 1)) return false;
  return (
    /^(?:un|une|one|neuf)$/.test(word) &&
    !/^(?:million|milliard|millier|billion|thousand|mille)s?$/.test(wordAt(tokens, at + 1))
  );
}
