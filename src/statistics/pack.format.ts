import { dayOf, isoDateOf, periodAfter, periodName } from './day.js';
import type { Day, Frequency, Observation } from './series.js';
import type { SeriesData } from './series-data.js';

/** First line of every series.csv of the bundled figures. */
export const PACK_COLUMNS = [
  'product_code',
  'place_code',
  'measure',
  'unit',
  'frequency',
  'first_period',
  'observations',
] as const;

const MISSING = ':';
const TOKEN = /^(:|-?\d+(?:\.\d+)?)([a-z]*)$/;
const FREQUENCIES: ReadonlySet<string> = new Set<Frequency>(['annual', 'monthly', 'weekly']);

/**
 * One series as a line of series.csv, without the line's end; the format stands in data/README.md.
 * @throws Error where a code holds a comma or a line break, or there is no observation
 */
export function writePackLine(series: SeriesData): string {
  const { productCode, placeCode, measure, unit, frequency, observations } = series;
  const [first] = observations;
  if (!first) throw new Error(`${productCode} ${placeCode} ${measure} has no observation`);
  const cells = [productCode, placeCode, measure, unit, frequency, periodName(first.period, frequency)];
  const unfit = cells.find((cell) => /[,\r\n"]/.test(cell));
  if (unfit !== undefined) throw new Error(`«${unfit}» cannot stand in a line of figures`);
  const tokens =
    frequency === 'weekly' ? observations.map(datedToken) : consecutiveTokens(observations, frequency);
  return `${cells.join(',')},${tokens.join(' ')}`;
}

/**
 * The series that a line of series.csv holds.
 * @throws Error where the line is not of the format
 */
export function readPackLine(line: string): SeriesData {
  const cells = line.split(',');
  if (!isPackLine(cells)) throw new Error(`not a line of figures: ${line.slice(0, 80)}`);
  const [productCode, placeCode, measure, unit, frequency, first, tokens] = cells;
  const words = tokens.split(' ');
  const observations =
    frequency === 'weekly' ? words.map(readDatedToken) : readConsecutive(words, dayOf(first), frequency);
  return { productCode, placeCode, measure, unit, frequency, observations };
}

type PackLine = [string, string, string, string, Frequency, string, string];

function isPackLine(cells: string[]): cells is PackLine {
  return cells.length === PACK_COLUMNS.length && !cells.includes('') && FREQUENCIES.has(cells[4] ?? '');
}

function consecutiveTokens(observations: readonly Observation[], frequency: Frequency): string[] {
  const tokens: string[] = [];
  let expected = observations[0]?.period ?? 0;
  for (const observation of observations) {
    for (; expected < observation.period; expected = periodAfter(expected, frequency)) tokens.push(MISSING);
    tokens.push(tokenOf(observation));
    expected = periodAfter(expected, frequency);
  }
  return tokens;
}

function datedToken(observation: Observation): string {
  return `${isoDateOf(observation.period)}=${tokenOf(observation)}`;
}

function tokenOf({ value, flags }: Observation): string {
  return (value === null ? MISSING : plainDecimal(value)) + flags;
}

function readConsecutive(words: readonly string[], first: Day, frequency: Frequency): Observation[] {
  const observations: Observation[] = [];
  let period = first;
  for (const word of words) {
    if (word !== MISSING) observations.push(readToken(word, period));
    period = periodAfter(period, frequency);
  }
  return observations;
}

function readDatedToken(word: string): Observation {
  const at = word.indexOf('=');
  if (at !== 10) throw new Error(`no day of quotation in «${word}»`);
  return readToken(word.slice(at + 1), dayOf(word.slice(0, at)));
}

function readToken(word: string, period: Day): Observation {
  const [, figure, flags = ''] = TOKEN.exec(word) ?? [];
  if (figure === undefined || Number.isNaN(period)) throw new Error(`not a figure: «${word}»`);
  return { period, value: figure === MISSING ? null : Number(figure), flags };
}

/** The shortest decimal that reads back as the same number, without an exponent (whose e would read as a flag). */
export function plainDecimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return (
    sign +
    (digits.length <= point ? digits.padEnd(point, '0') : `${digits.slice(0, point)}.${digits.slice(point)}`)
  );
}
