import {
  AHEAD,
  AND_WHEN,
  ANYONE,
  KINDS,
  LASTING,
  LEAST,
  MOST,
  PARTED_WITH,
  PEOPLE,
  PEOPLE_UNITS,
  SINCE,
  TIMES,
  WITHIN,
  YOUNG_ANIMAL,
} from './figure-wish.data.js';
import { COUNT_ASKED, MEASURE_ASKED } from './search/asked-figures.data.js';
import { isMeaningful, lawWords, stemOf } from './search/law-words.js';
import type { TimeRole } from './found-figure.js';
import type { StatedFigure } from './stated-figure.js';
import { NUMERAL, UNITS, type FigureKind, type FigureUnit } from './stated-figure.data.js';

/** A figure of some kind that a question asks for. */
export interface FigureWish {
  readonly asks: 'figure';
  readonly kinds: ReadonlySet<FigureKind>;
  /** The stem of what is to be counted. */
  readonly counted: string | null;
  /** The unit of time asked for: a figure in a shorter one is of something else. */
  readonly unit: FigureUnit | null;
  /** Whether it is the most or the least that is asked for; null where neither is named. */
  readonly limit: 'most' | 'least' | null;
  /** Whether it is asked how long something lasts, or within what time; null where either may be meant. */
  readonly role: TimeRole | null;
}

const OTHER_LIMIT = { most: 'least', least: 'most' } as const;
const LENGTHS: Readonly<Partial<Record<FigureUnit, number>>> = {
  hour: 1,
  day: 2,
  'working-day': 2,
  'clear-day': 2,
  week: 3,
  month: 4,
  year: 5,
};
/** A number in front of each unit of time. */
const COUNTED_TIMES: ReadonlyMap<FigureUnit, RegExp> = new Map(
  UNITS.filter(([unit]) => unit in LENGTHS).map(([unit, , words]) => [
    unit,
    new RegExp(String.raw`(?<![\p{L}\d])(?:\d+|${NUMERAL}) (?:${words})(?!\p{L})`, 'u'),
  ]),
);
/** What one waits for, has done something since, or does something ahead of, is not how long anything lasts. */
const NO_LENGTHS: ReadonlySet<TimeRole> = new Set<TimeRole>(['after', 'since', 'ahead']);
/** The figure that a question asks for, of its words as `lawWords(…).join(' ')` gives them; null where it asks for none. */
export function figureWishOf(asked: string): FigureWish | null {
  const unit = TIMES.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
  const kinds = kindsAsked(asked, unit);
  const role = roleAsked(asked);
  const counted = countedIn(asked, kinds);
  const limit = limitAsked(asked);
  if (counted !== null) return { asks: 'figure', kinds: new Set(['count']), counted, unit, limit, role };
  return kinds.size === 0 ? null : { asks: 'figure', kinds, counted: null, unit, limit, role };
}

function kindsAsked(asked: string, unit: FigureUnit | null): ReadonlySet<FigureKind> {
  const kinds = new Set(KINDS.flatMap(([some, pattern]) => (pattern.test(asked) ? some : [])));
  if (kinds.size === 0 && AND_WHEN.test(asked)) kinds.add('date').add('duration');
  if (unit !== null && YOUNG_ANIMAL.test(asked) && PARTED_WITH.test(asked)) kinds.add('age');
  if (kinds.has('age')) kinds.delete('duration');
  return kinds;
}

/** The stem of what is counted, where nothing else is asked for, or people first: « combien de personnes, et quelle surface ». */
function countedIn(asked: string, kinds: ReadonlySet<FigureKind>): string | null {
  const match = COUNT_ASKED.exec(asked);
  if (match?.[1] === undefined) return null;
  const counted = stemOf(match[1]);
  const isFirst = PEOPLE.has(counted) && asked.search(MEASURE_ASKED) > match.index;
  return kinds.size === 0 || (isFirst && kinds.size === 1) ? counted : null;
}

function limitAsked(asked: string): FigureWish['limit'] {
  const [most, least] = [MOST.test(asked), LEAST.test(asked)];
  if (most === least) return null;
  return most ? 'most' : 'least';
}

function roleAsked(asked: string): TimeRole | null {
  if (SINCE.test(asked)) return 'since';
  if (AHEAD.test(asked)) return 'ahead';
  if (WITHIN.test(asked)) return 'within';
  return LASTING.test(asked) ? 'length' : null;
}

/** A sentence whose figures have been read: its folded words, and all that it states. */
export interface ReadFigures {
  readonly words: string;
  readonly stated: readonly StatedFigure[];
}

/**
 * The figures of a sentence that are of the kind asked for. How long something lasts is no answer to within what time it is
 * done; of the contrary it is one only where the sentence has no other.
 */
export function figuresAmong({ words, stated }: ReadFigures, wish: FigureWish): StatedFigure[] {
  const isCounted = wish.unit !== null && countsUnit(words, wish.unit);
  const figures = stated.filter(
    (figure) =>
      isOfKind(figure, wish) &&
      isOfUnit(figure.unit, wish.unit, isCounted) &&
      (wish.counted === null || isOf(figure, wish.counted)) &&
      !(figure.inCondition && (figure.kind === 'amount' || isOfWhen(wish))) &&
      !isOfOtherRole(figure, wish),
  );
  const fitting = figures.filter(({ role }) => role === wish.role);
  return wish.role !== null && fitting.length > 0 ? fitting : figures;
}

/** Whether the figure is of a kind asked for: how long is none to how often, nor the least to the most. */
function isOfKind({ kind, recurs, bound }: StatedFigure, { kinds, limit }: FigureWish): boolean {
  if (!kinds.has(kind) || (kinds.has('frequency') && !recurs)) return false;
  return limit === null || bound !== OTHER_LIMIT[limit];
}

/** Whether all figures of the kinds asked for are the contrary limit: the most, where the least is asked for. */
export function isOfOtherLimit(stated: readonly StatedFigure[], { kinds, limit }: FigureWish): boolean {
  const figures = stated.filter(({ kind }) => kinds.has(kind));
  return limit !== null && figures.length > 0 && figures.every(({ bound }) => bound === OTHER_LIMIT[limit]);
}

/** How long one waits, or has done something, is not how long it lasts; nor is that an answer to all others, nor any to since when. */
function isOfOtherRole({ role }: StatedFigure, wish: FigureWish): boolean {
  if (wish.role === 'since') return role !== 'since';
  if (role === 'length') return excludesLength(wish);
  return wish.role === 'length' && role !== null && NO_LENGTHS.has(role);
}

/** Whether how long something lasts is no answer. */
function excludesLength(wish: FigureWish): boolean {
  return wish.role === null ? isOfWhen(wish) : wish.role !== 'length';
}

/** Whether it is asked when: the time of a case is no answer. */
export function isOfWhen({ kinds, role }: FigureWish): boolean {
  return role === null && kinds.has('date') && kinds.has('duration');
}

/** Whether the sentence counts the unit of time asked for, be it between two numbers: « douze à seize semaines ». */
export function countsUnit(words: string, unit: FigureUnit): boolean {
  return COUNTED_TIMES.get(unit)?.test(words) === true;
}

/** Hours are of a day or two, and no months. */
const LONGEST_FOR_HOURS = LENGTHS.day ?? 0;

/** Whether a figure may be of the unit asked for, or a longer one where the sentence does not count that. */
function isOfUnit(unit: FigureUnit, asked: FigureUnit | null, isCounted: boolean): boolean {
  if (asked === null) return true;
  if (asked === 'hour' && lengthOf(unit) > LONGEST_FOR_HOURS) return false;
  return isCounted ? lengthOf(unit) === lengthOf(asked) : lengthOf(unit) >= lengthOf(asked);
}

/** Rank of a unit among those of time; 0 of others. */
function lengthOf(unit: FigureUnit): number {
  return LENGTHS[unit] ?? 0;
}

/** Whether a figure counts what is asked about. */
function isOf({ words, unit }: StatedFigure, counted: string): boolean {
  if (PEOPLE.has(counted)) return PEOPLE_UNITS.has(unit) || (unit === 'worker' && ANYONE.has(counted));
  return lawWords(words).some((word) => isMeaningful(word) && stemOf(word) === counted);
}
