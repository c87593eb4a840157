import type { Language } from '../common/language.js';
import type { Dimension, Unit } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';

export interface NumberOptions {
  /** Exactly so many decimals; without it as many as the value needs. */
  decimals?: number;
  /** Writes a plus before positive values, for changes. */
  signed?: boolean;
}

export interface QuantityOptions extends NumberOptions {
  /** Id of the unit to show, of the same dimension; without it the one that reads best. */
  unit?: string;
}

const MINUS = '\u2212';
const THOUSANDS: Record<Language, string> = { fr: '\u202f', en: ',' };
const DECIMAL_MARK: Record<Language, string> = { fr: ',', en: '.' };
const BEFORE_PERCENT: Record<Language, string> = { fr: '\u202f', en: '' };
const BEFORE_UNIT: Record<Language, string> = { fr: '\u00a0', en: ' ' };

/** Doubles hold 15 digits; three are left to the noise of conversions. */
const TRUSTED_DIGITS = 12;
/** Four digits keep a rounded figure within 0.05 % of the value. */
const SIGNIFICANT_DIGITS = 4;
/** A source's own one or two decimals are kept up to so many digits in all: 1 472,53 but 25 376,8. */
const SOURCE_DECIMALS = 2;
const SOURCE_DIGITS = 6;
/** Anything smaller is shown as 0. */
const MOST_DECIMALS = 12;
/** From here on one decimal of a percentage says enough: three digits, as below it. */
const COARSE_PERCENT = 10;
/** Below this a percentage keeps two decimals beside any other. */
const SMALL_PERCENT = 1;

/** Units that prose counts in, largest first; the last one takes all that is left. */
const LADDERS: Partial<Record<Dimension, readonly string[]>> = {
  mass: ['Gt', 'Mt', 't'],
  area: ['Mha', 'ha'],
  yield: ['t/ha'],
  head: ['Ghead', 'Mhead', 'head'],
  usd: ['billion-dollars', 'million-dollars', 'dollar'],
  eur: ['billion-euros', 'million-euros', 'euro'],
};
/** Dimensions written with the unit's symbol; the others have their units spelled out. */
const SYMBOLIC: ReadonlySet<Dimension> = new Set([
  'yield',
  'volume-yield',
  'usd-mass',
  'eur-mass',
  'usd-volume',
  'eur-volume',
]);

/**
 * The number in the notation of the language: « 25 376,8 », "25,376.8". Rounded so that it stays within 0.05 % of the
 * value; one or two decimals of a source are kept as they are. The minus is U+2212, the French thousands space U+202F.
 */
export function formatNumber(value: number, language: Language, options: NumberOptions = {}): string {
  const trusted = withoutNoise(value);
  const digits =
    options.decimals === undefined
      ? withoutTrailingZeros(Math.abs(trusted).toFixed(decimalsFor(trusted)))
      : Math.abs(trusted).toFixed(options.decimals);
  const [whole = '0', fraction = ''] = digits.split('.');
  const sign = signOf(trusted, Number(digits), options.signed ?? false);
  return sign + grouped(whole, THOUSANDS[language]) + (fraction && DECIMAL_MARK[language] + fraction);
}

/** « 26,9 % », « +4,35 % », "26.9%": one decimal from 10 on, two below, none that are zero. */
export function formatPercent(percent: number, language: Language, options: NumberOptions = {}): string {
  const step = Math.abs(percent) < COARSE_PERCENT ? 100 : 10;
  const rounded = options.decimals === undefined ? Math.round(withoutNoise(percent) * step) / step : percent;
  const decimals = options.decimals ?? decimalsOf(rounded);
  return `${formatNumber(rounded, language, { ...options, decimals })}${BEFORE_PERCENT[language]}%`;
}

/** Percentages of one sentence, with as many decimals: one where one of them is of 10 or more and none is tiny. */
export function formatPercents(percents: readonly number[], language: Language): string[] {
  const isCoarse = percents.some((one) => Math.abs(one) >= COARSE_PERCENT);
  const isTiny = percents.some((one) => one !== 0 && Math.abs(one) < SMALL_PERCENT);
  if (!isCoarse || isTiny) return percents.map((one) => formatPercent(one, language));
  const tenths = percents.map((one) => Math.round(withoutNoise(one) * 10) / 10);
  const decimals = Math.max(...tenths.map(decimalsOf));
  return tenths.map((one) => formatPercent(one, language, { decimals }));
}

/**
 * The value with its unit as prose says it: « 25,38 millions de tonnes », « 13 190 tonnes », « 7,33 t/ha »,
 * « 174,2 €/100 kg », "4.21 million hectares".
 * @param value in `unitId`
 * @throws Error where a unit is unknown or `options.unit` is of another dimension
 */
export function formatQuantity(
  value: number,
  unitId: string,
  language: Language,
  lexicon: Lexicon,
  options: QuantityOptions = {},
): string {
  const unit = lexicon.getUnit(unitId);
  const shown =
    options.unit === undefined ? readableUnit(value, unit, lexicon) : lexicon.getUnit(options.unit);
  if (shown.dimension !== unit.dimension) throw new Error(`${unitId} cannot be shown in ${shown.id}`);
  const converted = shown.id === unit.id ? value : withoutNoise((value * unit.factor) / shown.factor);
  if (shown.id === '%') return formatPercent(converted, language, options);
  const number = formatNumber(converted, language, options);
  return `${number}${BEFORE_UNIT[language]}${unitWord(shown, numberShown(number, language), language)}`;
}

/** The unit of its dimension that prose counts a value in: 1 200 000 tonnes in millions of tonnes. */
export function readableUnit(value: number, unit: Unit, lexicon: Lexicon): Unit {
  const ladder = LADDERS[unit.dimension];
  if (!ladder) return unit;
  const size = Math.abs(value) * unit.factor;
  const units = ladder.map((id) => lexicon.getUnit(id));
  return units.find((candidate) => withoutNoise(size) >= candidate.factor) ?? units.at(-1) ?? unit;
}

function unitWord(unit: Unit, shown: number, language: Language): string {
  if (SYMBOLIC.has(unit.dimension)) return unit.symbol[language].replaceAll(' ', BEFORE_UNIT[language]);
  return isPlural(Math.abs(shown), language) ? unitsName(unit, language) : unit.name[language].text;
}

/** The unit as several of it are called: « tonnes », « dollars par tonne », "euros per kilogram". */
export function unitsName(unit: Unit, language: Language): string {
  const { text, plural } = unit.name[language];
  if (plural) return text;
  return language === 'fr' ? frenchPlural(text) : text.replace(/(?= per |$)/u, 's');
}

/** French counts from two on as plural (1,9 million, 0 tonne); English all but one. */
function isPlural(amount: number, language: Language): boolean {
  return language === 'fr' ? amount >= 2 : amount !== 1;
}

/** Of the head noun, which French says first, and its adjective: millions de tonnes, quintaux, kilomètres carrés. */
function frenchPlural(phrase: string): string {
  const [head = '', ...rest] = phrase.split(' ');
  const agreed = rest.map((word) => (AGREEING.has(word) ? `${word}s` : word));
  return [IRREGULAR[head] ?? `${head}s`, ...agreed].join(' ');
}

const IRREGULAR: Readonly<Record<string, string>> = { quintal: 'quintaux', boisseau: 'boisseaux' };
const AGREEING = new Set(['carré', 'cube', 'courte', 'longue', 'américain', 'anglo-saxonne']);

function numberShown(text: string, language: Language): number {
  const plain = text
    .replaceAll(THOUSANDS[language], '')
    .replace(DECIMAL_MARK[language], '.')
    .replace(MINUS, '-');
  return Number(plain);
}

function withoutNoise(value: number): number {
  return Number(value.toPrecision(TRUSTED_DIGITS));
}

/** How many decimals a value is written with, before zeros at the end are left out. */
export function decimalsFor(value: number): number {
  if (value === 0) return 0;
  const wholeDigits = Math.floor(Math.log10(Math.abs(value))) + 1;
  const own = decimalsOf(value);
  if (own <= SOURCE_DECIMALS) return Math.min(own, Math.max(0, SOURCE_DIGITS - wholeDigits));
  return Math.min(MOST_DECIMALS, Math.max(0, SIGNIFICANT_DIGITS - wholeDigits));
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

function withoutTrailingZeros(digits: string): string {
  if (!digits.includes('.')) return digits;
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, digits[end - 1] === '.' ? end - 1 : end);
}

function signOf(value: number, shown: number, signed: boolean): string {
  if (shown === 0) return '';
  if (value < 0) return MINUS;
  return signed ? '+' : '';
}

function grouped(whole: string, separator: string): string {
  const head = whole.length % 3 || 3;
  const groups = [whole.slice(0, head)];
  for (let at = head; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  return groups.join(separator);
}
