import { readNumber, wordAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import {
  addDays,
  daySpan,
  daysInMonth,
  isoDay,
  isoWeekSpan,
  monthsSpan,
  weekAround,
  yearOf,
} from './calendar.js';
import { fixedPoint, type Point, type Read } from './point.js';
import { DOUBTFUL_MONTHS, MONTHS, SEASONS } from './month-names.js';
import { readYear, shortYear, yearPoint } from './read-year.js';
import { readRelative } from './read-relative.js';
import { PART_WORDS, partOf } from './year-part.js';

type Reader = (tokens: readonly Token[], at: number, today: string) => Read<Point> | null;

const LINK = new Set([
  'de',
  'd',
  'du',
  'of',
  'l',
  'annee',
  'the',
  'la',
  'in',
  ',',
  'en',
  'le',
  'year',
  'mois',
]);

/** Readers of one point in time, the longest wordings first. */
const READERS: readonly Reader[] = [
  readIsoDay,
  readNumericDay,
  readWeek,
  readPart,
  readQuarter,
  readDayMonth,
  readMonthDay,
  readMonth,
  readSeason,
  readDecade,
  readFeast,
  readRelative,
  readPlainYear,
];

/** The stretch of time that begins at a token, if one does. */
export const readPoint: Reader = (tokens, at, today) => {
  for (const reader of READERS) {
    const read = reader(tokens, at, today);
    if (read) return read;
  }
  return null;
};

/** Words between a month and its year: « mai de l'année 2024 ». */
function yearAfter(tokens: readonly Token[], at: number, today: string): Read<number> | null {
  let skip = 0;
  while (skip < 4 && LINK.has(wordAt(tokens, at + skip))) skip += 1;
  const year = readYear(tokens, at + skip);
  if (year) return { value: year.value, length: skip + year.length };
  const relative = readRelative(tokens, at + (wordAt(tokens, at) === 'de' ? 1 : 0), today);
  if (relative?.value.grain !== 'year' || relative.value.year === null) return null;
  return { value: relative.value.year, length: relative.length + (wordAt(tokens, at) === 'de' ? 1 : 0) };
}

function readIsoDay(tokens: readonly Token[], at: number): Read<Point> | null {
  const [year, , month, , day] = tokens.slice(at, at + 5);
  if (!year || !/^(?:19|20)\d\d$/.test(year.folded) || !isDash(tokens, at + 1)) return null;
  if (!month || !/^\d\d?$/.test(month.folded)) return readLetteredMonth(year, month, tokens[at + 3]);
  if (!isDate(year.value, month.value, 1) || (isDash(tokens, at + 1) && month.value > 12)) return null;
  if (isDash(tokens, at + 3) && day && isDate(year.value, month.value, day.value)) {
    return { value: fixedPoint(daySpan(isoDay(year.value, month.value, day.value))), length: 5 };
  }
  return { value: fixedPoint(monthsSpan(year.value, month.value, 1, 'month')), length: 3 };
}

/** The statisticians' 2026M05. */
function readLetteredMonth(
  year: Token,
  letter: Token | undefined,
  month: Token | undefined,
): Read<Point> | null {
  if (letter?.folded !== 'm' || !month || !isDate(year.value, month.value, 1)) return null;
  return { value: fixedPoint(monthsSpan(year.value, month.value, 1, 'month')), length: 3 };
}

function isDash(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === '-' || wordAt(tokens, at) === 'm';
}

/** dd/mm/yyyy, dd.mm.yyyy is one number to the tokeniser; mm/yyyy. */
function readNumericDay(tokens: readonly Token[], at: number): Read<Point> | null {
  const [first, , second, , third] = tokens.slice(at, at + 5);
  if (first?.kind !== 'number' || !/^[/-]$/.test(wordAt(tokens, at + 1)) || second?.kind !== 'number')
    return null;
  if (/^(?:19|20)\d\d$/.test(second.folded) && isDate(second.value, first.value, 1)) {
    return { value: fixedPoint(monthsSpan(second.value, first.value, 1, 'month')), length: 3 };
  }
  if (!/^[/-]$/.test(wordAt(tokens, at + 3)) || !third || !/^(?:19|20)?\d\d$/.test(third.folded)) return null;
  const year = third.folded.length === 2 ? (shortYear(third) ?? 0) : third.value;
  if (!isDate(year, second.value, first.value)) return null;
  return { value: fixedPoint(daySpan(isoDay(year, second.value, first.value))), length: 5 };
}

function isDate(year: number, month: number, day: number): boolean {
  return (
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12 &&
    Number.isInteger(day) &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** « semaine 40 de 2025 », « la semaine du 1er octobre », "week 12 of 2026", « S40 2025 ». */
function readWeek(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const word = wordAt(tokens, at);
  if (word !== 'semaine' && word !== 'week' && word !== 's' && word !== 'sem') return null;
  const number = tokens[at + 1];
  if (number?.kind === 'number' && number.value >= 1 && number.value <= 53) {
    const year = yearAfter(tokens, at + 2, today);
    if (!year && (word === 's' || word === 'sem')) return null;
    const spanIn = (of: number) => isoWeekSpan(of, number.value);
    return { value: { grain: 'week', year: year?.value ?? null, spanIn }, length: 2 + (year?.length ?? 0) };
  }
  let skip = 1;
  while (['du', 'of', 'the', 'de', 'le'].includes(wordAt(tokens, at + skip))) skip += 1;
  const day = skip > 1 ? (readDayMonth(tokens, at + skip, today) ?? readNumericDay(tokens, at + skip)) : null;
  if (!day) return null;
  const { value, length } = day;
  const spanIn = (year: number) => weekAround(value.spanIn(year).from);
  return { value: { grain: 'week', year: value.year, spanIn }, length: skip + length };
}

/** « début 2026 », « fin mai 2026 », « mi-2025 », "late 2025", « second semestre 2024 ». */
function readPart(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const part = PART_WORDS.get(wordAt(tokens, at));
  if (part === undefined) return null;
  for (let skip = 1; skip < 7; skip += 1) {
    const whole = readPoint(tokens, at + skip, today);
    if (whole && whole.value.grain !== 'day')
      return { value: partOf(whole.value, part), length: skip + whole.length };
    const word = wordAt(tokens, at + skip);
    const isBareYear =
      /^(?:annee|year)$/.test(word) &&
      !LINK.has(wordAt(tokens, at + skip + 1)) &&
      !readYear(tokens, at + skip + 1);
    if (isBareYear) return { value: partOf(yearPoint(yearOf(today)), part), length: skip + 1 };
    if (!LINK.has(word) && word !== '-') return null;
  }
  return null;
}

const ORDINALS = new Map([
  ['premier', 1], ['first', 1], ['1er', 1], ['deuxieme', 2], ['second', 2], ['troisieme', 3], ['third', 3],
  ['quatrieme', 4], ['dernier', 4], ['fourth', 4], ['last', 4], ['1', 1], ['2', 2], ['3', 3], ['4', 4],
]); // prettier-ignore
const QUARTER_LENGTH = new Map([['trimestre', 3], ['quarter', 3], ['semestre', 6], ['half', 6]]); // prettier-ignore

/** « T1 2025 », "Q3 2024", « premier trimestre 2025 », "second half of 2024". */
function readQuarter(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const compact = /^([tqsh])([1-4])$/.exec(wordAt(tokens, at));
  const rank = compact ? Number(compact[2]) : ORDINALS.get(wordAt(tokens, at));
  if (rank === undefined) return null;
  let next = at + 1;
  if (!compact && /^(?:er|e|eme|ere|st|nd|rd|th)$/.test(wordAt(tokens, next))) next += 1;
  const months = compact ? (/[sh]/.test(compact[1] ?? '') ? 6 : 3) : QUARTER_LENGTH.get(wordAt(tokens, next));
  if (months === undefined || rank > 12 / months) return null;
  if (!compact) next += 1;
  const year = yearAfter(tokens, next, today);
  if (!year && compact) return null;
  const spanIn = (of: number) =>
    monthsSpan(of, 1 + (rank - 1) * months, months, months === 3 ? 'quarter' : 'month');
  return {
    value: { grain: months === 3 ? 'quarter' : 'month', year: year?.value ?? null, spanIn },
    length: next - at + (year?.length ?? 0),
  };
}

/** « 3 avril 2026 », « 1er mai », "3rd of April 2026". */
function readDayMonth(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const day = readNumber(tokens, at);
  if (!day || day.value < 1 || day.value > 31 || !Number.isInteger(day.value)) return null;
  let next = at + day.length;
  if (/^(?:er|st|nd|rd|th|e)$/.test(wordAt(tokens, next))) next += 1;
  if (wordAt(tokens, next) === 'of') next += 1;
  const month = MONTHS.get(wordAt(tokens, next));
  if (month === undefined) return null;
  const year = yearAfter(tokens, next + 1, today);
  return {
    value: dayPoint(month, day.value, year?.value ?? null),
    length: next + 1 - at + (year?.length ?? 0),
  };
}

/** "April 3, 2026", "May 1st". */
function readMonthDay(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const month = MONTHS.get(wordAt(tokens, at));
  const day = tokens[at + 1];
  if (month === undefined || day?.kind !== 'number' || !/^\d\d?$/.test(day.folded)) return null;
  if (day.value < 1 || day.value > 31) return null;
  let next = at + 2;
  const suffixed = /^(?:st|nd|rd|th)$/.test(wordAt(tokens, next));
  if (suffixed) next += 1;
  const year = yearAfter(tokens, next, today);
  if (!year && !suffixed) return null;
  return { value: dayPoint(month, day.value, year?.value ?? null), length: next - at + (year?.length ?? 0) };
}

function dayPoint(month: number, day: number, year: number | null): Point {
  const spanIn = (of: number) => daySpan(isoDay(of, month, Math.min(day, daysInMonth(of, month))));
  return { grain: 'day', year, spanIn };
}

const BEFORE_A_MONTH = new Set('en in de d since depuis of until jusqu jusque a au et and entre between to from by pour for mois fin debut vs ou or last early late apres avant after before'.split(' ')); // prettier-ignore

/** « mai 2026 », « en mai », "May", « mai 26 ». */
function readMonth(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const name = wordAt(tokens, at);
  const month = MONTHS.get(name);
  if (month === undefined) return null;
  const dotted = tokens[at + 1]?.folded === '.' && name.length < 5 ? 1 : 0;
  const year = yearAfter(tokens, at + 1 + dotted, today) ?? twoDigitYear(tokens, at + 1);
  const isListed =
    /^(?:et|and|ou|or|,|a|to|-)$/.test(wordAt(tokens, at + 1)) && MONTHS.has(wordAt(tokens, at + 2));
  if (!year && !isListed && DOUBTFUL_MONTHS.has(name) && !BEFORE_A_MONTH.has(wordAt(tokens, at - 1)))
    return null;
  const spanIn = (of: number) => monthsSpan(of, month, 1, 'month');
  return {
    value: { grain: 'month', year: year?.value ?? null, spanIn },
    length: 1 + (year ? dotted + year.length : 0),
  };
}

function twoDigitYear(tokens: readonly Token[], at: number): Read<number> | null {
  const year = shortYear(tokens[at]);
  const next = tokens[at + 1];
  const isLast = !next || next.kind === 'mark' || ['et', 'and', 'a', 'to', 'vs'].includes(next.folded);
  return year !== null && year >= 2000 && isLast ? { value: year, length: 1 } : null;
}

const BEFORE_A_SEASON = new Set([
  'l',
  'cet',
  'cette',
  'en',
  'd',
  'in',
  'this',
  'the',
  'au',
  'de',
  'ce',
  'of',
  'by',
]);

/** « été 2026 », « l'hiver dernier », "this summer"; « a été » is none. */
function readSeason(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  const first = SEASONS.get(wordAt(tokens, at));
  if (first === undefined) return null;
  const year = yearAfter(tokens, at + 1, today);
  if (!year && !BEFORE_A_SEASON.has(wordAt(tokens, at - 1))) return null;
  const spanIn = (of: number) => monthsSpan(of, first, 3, 'quarter');
  const past = /^(?:dernier|derniere|passe)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  return {
    value: { grain: 'quarter', year: year?.value ?? null, spanIn },
    length: 1 + (year?.length ?? past),
  };
}

/** « les années 2010 », « années 90 », "the 2010s". */
function readDecade(tokens: readonly Token[], at: number): Read<Point> | null {
  const named = wordAt(tokens, at) === 'annees';
  const number = tokens[at + (named ? 1 : 0)];
  if (number?.kind !== 'number' || number.value % 10 !== 0) return null;
  if (!named && wordAt(tokens, at + 1) !== 's') return null;
  const year = /^(?:19|20)\d\d$/.test(number.folded) ? number.value : shortYear(number);
  if (year === null) return null;
  const span = { from: isoDay(year, 1, 1), to: isoDay(year + 9, 12, 31), grain: 'decade' as const };
  return { value: fixedPoint(span), length: 2 };
}

/** « à Noël », "at Christmas", « Pâques » is left out, as it moves. */
function readFeast(tokens: readonly Token[], at: number, today: string): Read<Point> | null {
  if (!['noel', 'christmas', 'xmas'].includes(wordAt(tokens, at))) return null;
  const year = yearAfter(tokens, at + 1, today);
  const spanIn = (of: number) => monthsSpan(of, 12, 1, 'month');
  return { value: { grain: 'month', year: year?.value ?? null, spanIn }, length: 1 + (year?.length ?? 0) };
}

function readPlainYear(tokens: readonly Token[], at: number): Read<Point> | null {
  const year = readYear(tokens, at);
  return year && { value: yearPoint(year.value), length: year.length };
}

/** The day before a point begins, as « avant 2015 » ends there. */
export function dayBefore(iso: string): string {
  return addDays(iso, -1);
}
