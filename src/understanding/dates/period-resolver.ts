import type { Period, Span } from './period.js';
import { monthOf, monthsSpan, yearOf, yearsBefore, yearSpan } from './calendar.js';
import { type DateMention, type DateValue, type Point, resolvePoint, spanAtEnd, upToNow } from './point.js';
import { monthOfEachYear } from './month-of-years.js';
import { withYearBeside } from './year-beside.js';

/** What decides between readings of a date: the day that counts as today, and whether the question looks ahead. */
export interface DateContext {
  today: string;
  ahead: boolean;
  /** Whether what is asked is known by the month, as prices are. */
  monthly?: boolean;
  /** Whether the words from one token to another join two times of one question. */
  joins?: (from: number, to: number) => boolean;
}

const RANK: Record<DateValue['kind'], number> = {
  between: 6,
  last: 5,
  next: 5,
  length: 4,
  point: 3,
  all: 2,
  latest: 1,
  beside: 0,
};

/**
 * One period from all that was said about time: a stretch before a length, a length before points, points before
 * « le dernier ». Several points are each by itself. Null where nothing was said.
 */
export function resolvePeriod(said: readonly DateMention[], context: DateContext): Period | null {
  const mentions = withYearBeside(said);
  const best = mentions.reduce<DateMention | null>(
    (found, mention) => (!found || RANK[mention.value.kind] > RANK[found.value.kind] ? mention : found),
    null,
  );
  if (!best) return null;
  const points = mentions.flatMap(({ value }) => (value.kind === 'point' ? [value.point] : []));
  const change = changeUpTo(best, points, context) ?? besideLatest(best, mentions);
  if (change) return change;
  if (best.value.kind === 'beside') return besideToday(best.value, context);
  if (best.value.kind !== 'point') return periodOf(best.value, points, context);
  return sinceOnly(points, best, mentions, context) ?? periodOfPoints(points, besideOf(mentions), context);
}

/** From the one point named up to the newest figure, where the question sets the two side by side. */
function sinceOnly(
  points: readonly Point[],
  best: DateMention,
  mentions: readonly DateMention[],
  context: DateContext,
): Period | null {
  const [from, ...others] = points;
  if (!from || from.year === null || others.length > 0 || !reachesToday(best, mentions, context)) return null;
  return upToNow(from, resolvePoint(from, context.today, false), context.monthly === true);
}

/** « 1983 et aujourd'hui », "2010 to now": a word or two lie between, or words that join; « aujourd'hui et il y a un an ». */
function reachesToday(point: DateMention, mentions: readonly DateMention[], { joins }: DateContext): boolean {
  const now = mentions.filter(({ value }) => value.kind === 'latest');
  const isAgo = point.value.kind === 'point' && point.value.point.ago !== undefined;
  return now.some(({ start, end }) => {
    const gap = start - point.end;
    const isNear = gap === 1 || gap === 2 || (isAgo && gap < 0 && point.start - end <= BEHIND_NOW);
    const [from, to] = gap > 0 ? [point.end, start] : [end, point.start];
    return isNear || joins?.(from, to) === true;
  });
}

/** « le cours actuel ? et il y a un an, il valait combien », "trading at now? What about a year earlier". */
const BEHIND_NOW = 8;

type Beside = Extract<DateValue, { kind: 'beside' }>;

function besideOf(mentions: readonly DateMention[]): Beside | null {
  const said = mentions.flatMap(({ value }) => (value.kind === 'beside' ? [value] : []));
  return said.find(({ years, months }) => years !== 0 || (months ?? 0) !== 0) ?? null;
}

/**
 * « l'année d'avant » where no year is named is counted from this one; « cette année-là » says nothing then. « le même mois de
 * l'an dernier » is of the newest month, where figures come by the month.
 */
function besideToday({ years, months, sameMonth }: Beside, { today, monthly }: DateContext): Period | null {
  if (sameMonth && monthly) return { kind: 'last', count: -years, grain: 'year', asChange: true };
  if (months) return { kind: 'at', span: monthsSpan(yearOf(today), monthOf(today) + months, 1, 'month') };
  return years === 0 ? null : { kind: 'at', span: yearSpan(yearOf(today) + years) };
}

/** « dernier cours ? et un an avant ? », "the latest price, and a month earlier": from so long before the newest figure up to it. */
function besideLatest({ value, end }: DateMention, mentions: readonly DateMention[]): Period | null {
  if (value.kind !== 'latest' || value.count !== undefined) return null;
  const beside = besideOf(mentions.filter(({ start }) => start >= end));
  if (!beside) return null;
  const { years, months = 0 } = beside;
  const [count, grain] = months === 0 ? ([-years, 'year'] as const) : ([-months, 'month'] as const);
  return count > 0 ? { kind: 'last', count, grain, asChange: true } : null;
}

/** « en mai 2026 … sur un an »: from the same month of the year before; two months named speak for themselves. */
function changeUpTo({ value }: DateMention, points: readonly Point[], context: DateContext): Period | null {
  const isChange = 'asChange' in value && value.asChange === true;
  if (!isChange || points.length === 0) return null;
  const period = periodOfPoints(points, null, context);
  if (period.kind !== 'at') return period;
  return { kind: 'between', from: yearsBefore(period.span, value.count), to: period.span };
}

/** From one time to the other, or a month that is named beside them, in each of their years. */
function stretchOf(
  value: Extract<DateValue, { kind: 'between' }>,
  points: readonly Point[],
  { today, ahead, monthly = false }: DateContext,
): Period {
  const endOf = (point: Point, looksAhead: boolean): Span =>
    spanAtEnd(point, resolvePoint(point, today, looksAhead), monthly && value.from !== null);
  const to = value.to && endOf(value.to, ahead || value.from === null);
  const from = value.from && endOf(value.from, false);
  const period: Period = { kind: 'between', from, to };
  return (monthly && monthOfEachYear(period, points, today)) || period;
}

function periodOf(
  value: Exclude<DateValue, { kind: 'point' | 'beside' }>,
  points: readonly Point[],
  context: DateContext,
): Period {
  if (value.kind === 'between') return stretchOf(value, points, context);
  if (value.kind !== 'length' && value.kind !== 'last') return value;
  const { count, grain } = value;
  if (context.ahead && value.kind === 'length') return { kind: 'next', count, grain };
  return value.asChange ? { kind: 'last', count, grain, asChange: true } : { kind: 'last', count, grain };
}

/**
 * Points without a year take the next one’s: « mars et avril 2026 »; with a year beside it a year is two of them, the one
 * that is named first: a claim is of that one.
 */
function periodOfPoints(
  points: readonly Point[],
  beside: Beside | null,
  context: DateContext,
): Exclude<Period, { kind: 'between' }> {
  const spans = spansOf(points, context);
  const [first, second] = spans;
  if (!first || second) return { kind: 'each', spans };
  const other = beside && besideSpan(first, beside);
  return other ? { kind: 'each', spans: [first, other] } : { kind: 'at', span: first };
}

/** So many years or months from a span; a month is counted from no year. */
function besideSpan(span: Span, { years, months }: Beside): Span | null {
  if (!months) return yearsBefore(span, -years);
  return span.grain === 'month'
    ? monthsSpan(yearOf(span.from), monthOf(span.from) + months, 1, 'month')
    : null;
}

/** The spans of the points, each once, in their order. */
function spansOf(points: readonly Point[], context: DateContext): Span[] {
  let year: number | null = null;
  const spans: Span[] = [];
  for (const point of points.toReversed()) {
    const dated: Point = point.year === null && year !== null ? { ...point, year } : point;
    year = dated.year ?? year;
    const span = spanBeside(spans, point, dated, context);
    if (!isAmong(spans, span)) spans.unshift(span);
  }
  return spans;
}

/** The span of a point in the year that it is given; of a month that is there already, « en mars … à celui de mars 2025 », the newest one. */
function spanBeside(spans: readonly Span[], point: Point, dated: Point, context: DateContext): Span {
  const { today, ahead, monthly } = context;
  const span = (monthly ? point.month : undefined) ?? resolvePoint(dated, today, ahead);
  const isAgain = point.year === null && point.grain === 'month' && isAmong(spans, span);
  return isAgain ? resolvePoint(point, today, ahead) : span;
}

function isAmong(spans: readonly Span[], { from, to }: Span): boolean {
  return spans.some((known) => known.from === from && known.to === to);
}
