import type { Grain, Period, Span } from './period.js';
import { yearOf } from './calendar.js';

/** A stretch that may lack its year: « mai », « 3 avril », « 2024 ». */
export interface Point {
  grain: Grain;
  /** Null where the words do not say it. */
  year: number | null;
  spanIn(year: number): Span;
  /** Of so many years ago: the month around that day, which is what is meant of figures that are finer than years. */
  month?: Span;
  /** Of a part of a year: the month that is meant where something moves from it or up to it: December of « fin 2024 ». */
  turnIn?: (year: number) => Span;
  /** How far back from now the words count: « il y a six mois », "last year". */
  ago?: { count: number; grain: Grain };
}

/** An event that is taken to be meant. */
export type AssumedEvent = 'covid' | 'war-in-ukraine' | 'gulf-war';

/** How a time was read from an event. */
export interface Assumed {
  event: AssumedEvent;
  by: 'since' | 'before' | 'start' | 'during' | 'after';
  /** The year that is taken, or the first and the last one: 2021, 2020/2021. */
  taken: string;
  /** The month that is taken of figures finer than years: 2022-02. */
  month?: string;
}

/** How many years and months from a time another one lies: « l'année d'avant » is one year back. */
export interface Beside {
  years: number;
  months: number;
}

/** What a piece of the question says about time. */
export type DateValue =
  /** `assumed` is what is taken where the words name an event that may be another or of another year: « avant la guerre ». */
  | { kind: 'point'; point: Point; assumed?: Assumed }
  | { kind: 'between'; from: Point | null; to: Point | null; assumed?: Assumed }
  /** « sur six mois »: back or ahead, as the rest of the question says; `asChange` where only a change can be meant. */
  | { kind: 'length'; count: number; grain: Grain; asChange?: boolean }
  | { kind: 'last'; count: number; grain: Grain; asChange?: boolean }
  /** « l'année d'avant », « cette année-là », « le mois précédent »: so many years or months from a time named elsewhere. */
  | { kind: 'beside'; years: number; months?: number; sameMonth?: boolean }
  | Extract<Period, { kind: 'next' }>
  | Extract<Period, { kind: 'latest' }>
  | { kind: 'all' };

/** A value read from `length` tokens. */
export interface Read<T> {
  value: T;
  length: number;
}

export interface DateMention {
  value: DateValue;
  /** First token and the one after the last. */
  start: number;
  end: number;
}

/** A point of `length` tokens with the year read after it, where there is one. */
export function withYear(point: Omit<Point, 'year'>, length: number, year: Read<number> | null): Read<Point> {
  if (!year) return { value: { ...point, year: null }, length };
  return { value: { ...point, year: year.value }, length: length + year.length };
}

/** A point whose span is known already. */
export function fixedPoint(span: Span): Point {
  return { grain: span.grain, year: yearOf(span.from), spanIn: () => span };
}

/** The span of a point that a stretch begins or ends at; of figures that come by the month or oftener « fin 2024 » is December. */
export function spanAtEnd({ turnIn }: Point, span: Span, monthly: boolean): Span {
  return monthly && turnIn ? turnIn(yearOf(span.from)) : span;
}

/**
 * From a point up to the newest figure. Where the words count back from now and figures come by the month or oftener, it is
 * so long before that figure: « plus cher qu'il y a un an » of a series that ends in May is since the May before.
 */
export function upToNow(point: Point, span: Span, monthly: boolean): Period {
  return point.ago && monthly
    ? { kind: 'last', ...point.ago, asChange: true }
    : { kind: 'between', from: spanAtEnd(point, span, monthly), to: null };
}

/**
 * The span of a point: in its year, or, where it has none, the newest one begun by `today`, or the first one still
 * to come where the question looks ahead.
 */
export function resolvePoint(point: Point, today: string, ahead: boolean): Span {
  if (point.year !== null) return point.spanIn(point.year);
  const year = yearOf(today);
  const span = point.spanIn(year);
  if (ahead) return span.to < today ? point.spanIn(year + 1) : span;
  return span.from > today ? point.spanIn(year - 1) : span;
}
