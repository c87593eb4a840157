import type { Period, Span } from '../../understanding/dates/period.js';

/** A period as the question means it: 2024 (of a season too), 2024-05 or the day. */
export function spanName(span: Span): string {
  const [year, month] = [span.from.slice(0, 4), span.from.slice(0, 7)];
  if (['year', 'decade', 'quarter'].includes(span.grain)) return year;
  return span.grain === 'month' ? month : span.from;
}

/** The same, with both its ends where it is neither a year, a month nor a day: 2026-07/2026-09. */
export function stretchName(span: Span): string {
  const [from, to] = [span.from.slice(0, 7), span.to.slice(0, 7)];
  if (span.grain === 'week') return `${span.from}/${span.to}`;
  if (span.grain === 'decade') return `${span.from.slice(0, 4)}/${span.to.slice(0, 4)}`;
  return span.grain === 'year' || span.grain === 'day' || from === to ? spanName(span) : `${from}/${to}`;
}

/** The stretch of time asked for, or its first one. */
export function askedSpan(period: Period | null): Span | null {
  if (period?.kind === 'at') return period.span;
  if (period?.kind === 'each') return period.spans[0] ?? null;
  if (period?.kind === 'between') return period.to ?? period.from;
  return null;
}

/** All times asked for, each as above; « depuis 2010 » is 2010/ and « jusqu'en 2010 » is /2010. Empty where none has a date. */
export function timesAsked(period: Period | null): string[] {
  if (period?.kind === 'at') return [stretchName(period.span)];
  if (period?.kind === 'each') return period.spans.map(stretchName);
  return period?.kind === 'between' && (period.from ?? period.to) ? [betweenName(period)] : [];
}

function betweenName({ from, to }: Extract<Period, { kind: 'between' }>): string {
  const [start = ''] = from ? stretchName(from).split('/') : [];
  const end = (to && stretchName(to).split('/').at(-1)) ?? '';
  return start === end ? start : `${start}/${end}`;
}
