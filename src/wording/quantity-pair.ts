import type { Language } from '../common/language.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { isPriceUnit } from '../lexicon/price-units.js';
import { decimalsFor, formatQuantity, readableUnit } from './number-format.js';

interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** A figure well under one of the larger unit is easier read in its own: 289 600 beside 2,752 millions; less so in a list. */
const SMALLEST_IN_LARGER = 0.5;
const SMALLEST_IN_LIST = 0.1;
/** As a figure by itself: four digits, and the two decimals of a source. */
const DIGITS = 4;
const TRUSTED_DIGITS = 12;
const SOURCE_DECIMALS = 2;
/** What rounding to the decimals of the other may cost, as a share of the figure; of several figures three digits are enough. */
const LOSS = 0.001;
const LOSS_OF_SEVERAL = 0.005;
/** What it may cost that several have no more decimals than the largest needs. */
const LOSS_OF_BREVITY = 0.002;
/** So many figures are a list, in which the unit is said with the first alone. */
export const FEWEST_LISTED = 3;

/**
 * Two quantities of one kind as they stand side by side: in one unit where that reads well, with as many decimals, and
 * the unit said once: « 0,744 », « 1,079 million d'hectares »; « 0,40 », « 0,34 USD/kg ».
 * @param asked unit id to show both in, of their dimension
 */
export function formatPair(
  one: Quantity,
  other: Quantity,
  language: Language,
  lexicon: Lexicon,
  asked: string | null,
): [string, string] {
  const pair = [one, other];
  const unit = asked ?? commonUnit(pair, lexicon);
  const decimals = unit === null ? null : commonDecimals(pair, unit, lexicon);
  const [first = '', last = ''] = pair.map((quantity) => {
    const shown = unit === null ? {} : { unit, ...decimalsSaid(quantity, unit, decimals, lexicon) };
    return formatQuantity(quantity.value, quantity.unit, language, lexicon, shown);
  });
  return isOneUnit(first, last) ? [numberOf(first), last] : [first, last];
}

/**
 * Quantities of one kind told in one answer, each in the unit that it reads best in, « 871 990 tonnes » beside « 3,385
 * millions de tonnes », or all in one where they are a list that shares it. Those in the same unit have as many decimals,
 * « 4,16 USD/kg », « 3,40 USD/kg », where that costs none of them much; of three or more three digits are enough.
 * @param asked unit id to show all in, of their dimension
 * @param isList whether the unit is said once of all
 */
export function formatAlike(
  quantities: readonly Quantity[],
  language: Language,
  lexicon: Lexicon,
  asked: string | null,
  isList = false,
): string[] {
  // Published in two units, €/kg and €/100 kg, they can be compared in one alone.
  const isShared = isList || quantities.some(({ unit }) => unit !== quantities[0]?.unit);
  const common = asked ?? (isShared ? commonUnit(quantities, lexicon) : null);
  const shown = quantities.map(
    (one) => common ?? readableUnit(one.value, lexicon.getUnit(one.unit), lexicon).id,
  );
  return quantities.map((one, at) => {
    const unit = shown[at] ?? one.unit;
    const decimals = commonDecimals(
      quantities.filter((_, other) => shown[other] === unit),
      unit,
      lexicon,
    );
    return formatQuantity(one.value, one.unit, language, lexicon, {
      unit,
      ...decimalsSaid(one, unit, decimals, lexicon),
    });
  });
}

/** Quantities told one after the other: of three or more in one unit the first alone has it, « 34,71 millions de tonnes », « 21,30 ». */
export function unitSaidOnce(texts: readonly string[]): string[] {
  const [first = ''] = texts;
  const isList = texts.length >= FEWEST_LISTED && texts.every((text) => isOneUnit(first, text));
  return isList ? texts.map((text, at) => (at === 0 ? text : numberOf(text))) : [...texts];
}

/** An uncertainty is known to two digits, and what it surrounds no more finely. */
const DIGITS_OF_HALF_WIDTH = 2;
const MOST_DECIMALS = 6;

/**
 * A quantity with the two ends of its interval, in the unit of the one in the middle and as fine as half the width of the
 * interval deserves: « 4,2 USD/kg », « 2,8 », « 6,2 USD/kg »; « 303 USD/t », « 250 », « 367 USD/t ». An end that would be
 * rounded to zero has more decimals, and so have all.
 * @param asked unit id to show all in, of their dimension
 */
export function formatWithin(
  [middle, low, high]: readonly [Quantity, Quantity, Quantity],
  language: Language,
  lexicon: Lexicon,
  asked: string | null,
): [string, string, string] {
  const unit = asked ?? readableUnit(middle.value, lexicon.getUnit(middle.unit), lexicon).id;
  const decimals = decimalsWithin([middle, low, high], unit, lexicon);
  const said = ({ value, unit: own }: Quantity): string =>
    formatQuantity(value, own, language, lexicon, { unit, decimals });
  const [first, last] = [said(low), said(high)];
  return [said(middle), isOneUnit(first, last) ? numberOf(first) : first, last];
}

/** Two digits of half the width, never coarser than the unit; those of the middle alone where there is no width. */
function decimalsWithin(
  [middle, low, high]: readonly [Quantity, Quantity, Quantity],
  unit: string,
  lexicon: Lexicon,
): number {
  const { dimension, factor } = lexicon.getUnit(unit);
  if (dimension === 'head' && factor === 1) return 0;
  const [size, ...ends] = [middle, low, high].map((one) =>
    Number(sizeIn(unit, one, lexicon).toPrecision(TRUSTED_DIGITS)),
  );
  const halfWidth = (Math.max(...ends) - Math.min(...ends)) / 2;
  const deserved = DIGITS_OF_HALF_WIDTH - 1 - Math.floor(Math.log10(halfWidth));
  const enough = halfWidth > 0 ? Math.max(deserved, 0) : decimalsFor(size ?? 0);
  const told = ends.filter((end) => end > 0);
  for (let decimals = enough; decimals < MOST_DECIMALS; decimals += 1)
    if (told.every((end) => Number(end.toFixed(decimals)) > 0)) return decimals;
  return MOST_DECIMALS;
}

/**
 * The difference of two quantities, no finer than they are told themselves, yet with two digits: « 0,15 t/ha » between
 * 6,02 and 6,17. Null where it is best said in another unit than they are.
 */
export function differenceDecimals(
  difference: Quantity,
  levels: readonly Quantity[],
  lexicon: Lexicon,
): number | null {
  const unit = readableUnit(difference.value, lexicon.getUnit(difference.unit), lexicon).id;
  const isSame = levels.every(
    (one) => readableUnit(one.value, lexicon.getUnit(one.unit), lexicon).id === unit,
  );
  if (!isSame || difference.value === 0) return null;
  const sizes = levels.map((one) => Number(sizeIn(unit, one, lexicon).toPrecision(TRUSTED_DIGITS)));
  const size = Number(sizeIn(unit, difference, lexicon).toPrecision(TRUSTED_DIGITS));
  const leading = -Math.floor(Math.log10(size)) + 1;
  const most = Math.max(...sizes.map(decimalsFor), leading);
  return most < decimalsFor(size) ? most : null;
}

/** The unit that all read well in; null where each reads best in its own, or they are of different kinds. */
function commonUnit(pair: readonly Quantity[], lexicon: Lexicon): string | null {
  if (new Set(pair.map(({ unit }) => lexicon.getUnit(unit).dimension)).size > 1) return null;
  const units = pair.map(({ value, unit }) => readableUnit(value, lexicon.getUnit(unit), lexicon));
  const [larger] = units.toSorted((one, other) => other.factor - one.factor);
  if (!larger || units.every(({ id }) => id === larger.id)) return larger?.id ?? null;
  const sizes = pair.map((quantity) => sizeIn(larger.id, quantity, lexicon));
  const least = pair.length < FEWEST_LISTED ? SMALLEST_IN_LARGER : SMALLEST_IN_LIST;
  return Math.min(...sizes) >= least ? larger.id : null;
}

function sizeIn(unit: string, { value, unit: own }: Quantity, lexicon: Lexicon): number {
  return (Math.abs(value) * lexicon.getUnit(own).factor) / lexicon.getUnit(unit).factor;
}

/** As many decimals as the larger may have and the smaller can do with; null where that would round it away. */
function commonDecimals(pair: readonly Quantity[], unit: string, lexicon: Lexicon): number | null {
  const values = pair.map((quantity) => Number(sizeIn(unit, quantity, lexicon).toPrecision(TRUSTED_DIGITS)));
  const [larger = 0] = values.toSorted((one, last) => last - one);
  const wholeDigits = Math.floor(Math.log10(Math.max(larger, 1))) + 1;
  const isPublishedSo = values.every((value) => Number(value.toFixed(SOURCE_DECIMALS)) === value);
  const own = Math.max(decimalsFor(larger), isPublishedSo && wholeDigits <= DIGITS ? SOURCE_DECIMALS : 0);
  const needed = Math.max(...values.map(decimalsFor));
  const [brief, full] = [Math.min(needed, own), Math.min(needed, Math.max(DIGITS - wholeDigits, own))];
  const [little, most] = values.length < 3 ? [LOSS, LOSS] : [LOSS_OF_BREVITY, LOSS_OF_SEVERAL];
  if (isKept(values, brief, little)) return brief;
  return isKept(values, full, most) ? full : null;
}

/** Those that all have; a price that is of whole cents has no third decimal beside one that is not: « 6,00 €/kg ». */
function decimalsSaid(
  quantity: Quantity,
  unit: string,
  decimals: number | null,
  lexicon: Lexicon,
): { decimals?: number } {
  if (decimals === null) return {};
  const size = Number(sizeIn(unit, quantity, lexicon).toPrecision(TRUSTED_DIGITS));
  const isOfCents = isPriceUnit(lexicon.getUnit(unit)) && Number(size.toFixed(SOURCE_DECIMALS)) === size;
  return { decimals: isOfCents ? Math.min(decimals, SOURCE_DECIMALS) : decimals };
}

function isKept(values: readonly number[], decimals: number, loss: number): boolean {
  return values.every((value) => Math.abs(Number(value.toFixed(decimals)) - value) <= value * loss);
}

const NUMBER_THEN_UNIT = /^([\d., \u202f\u2212]*\d)(\D.*)$/u;

function isOneUnit(first: string, last: string): boolean {
  const [one, other] = [first, last].map((text) =>
    NUMBER_THEN_UNIT.exec(text)?.[2]?.replace(/s(?= |$)/gu, ''),
  );
  return one !== undefined && one === other;
}

function numberOf(text: string): string {
  return NUMBER_THEN_UNIT.exec(text)?.[1] ?? text;
}
