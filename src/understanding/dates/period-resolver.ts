import type { Period, Span } from '../period.js';
import { type DateMention, type DateValue, type Point, resolvePoint } from './point.js';

/** What decides between readings of a date: the day that counts as today, and whether the question looks ahead. */
export interface DateContext {
  today: string;
  ahead: boolean;
}

const RANK: Record<DateValue['kind'], number> = {
  between: 6,
  last: 5,
  next: 5,
  length: 4,
  point: 3,
  all: 2,
  latest: 1,
};

/**
 * One period from all that was said about time: a stretch before a length, a length before points, points before
 * « le dernier ». Several points are each by itself. Null where nothing was said.
 */
export function resolvePeriod(mentions: readonly DateMention[], context: DateContext): Period | null {
  const best = mentions.reduce<DateMention | null>(
    (found, mention) => (!found || RANK[mention.value.kind] > RANK[found.value.kind] ? mention : found),
    null,
  );
  if (!best) return null;
  if (best.value.kind !== 'point') return periodOf(best.value, context);
  const points = mentions.flatMap(({ value }) => (value.kind === 'point' ? [value.point] : []));
  return periodOfPoints(points, context);
}

function periodOf(value: Exclude<DateValue, { kind: 'point' }>, { today, ahead }: DateContext): Period {
  if (value.kind === 'between') {
    const to = value.to && resolvePoint(value.to, today, ahead || value.from === null);
    const from = value.from && resolvePoint(value.from, today, false);
    return { kind: 'between', from, to };
  }
  if (value.kind === 'length') return { ...value, kind: ahead ? 'next' : 'last' };
  return value;
}

/** Points without a year take the next one's: « mars et avril 2026 ». */
function periodOfPoints(points: readonly Point[], { today, ahead }: DateContext): Period {
  let year: number | null = null;
  const spans: Span[] = [];
  for (const point of points.toReversed()) {
    const dated: Point = point.year === null && year !== null ? { ...point, year } : point;
    year = dated.year ?? year;
    const span = resolvePoint(dated, today, ahead);
    if (!spans.some((known) => known.from === span.from && known.to === span.to)) spans.unshift(span);
  }
  const [first, second] = spans;
  if (first && !second) return { kind: 'at', span: first };
  return { kind: 'each', spans };
}
