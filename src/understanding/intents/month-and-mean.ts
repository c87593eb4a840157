import type { Frame, Slot } from '../frame.js';
import type { Period, Span } from '../dates/period.js';
import type { Evidence } from '../reading.js';

/**
 * « le sucre en mai 2026 et sa moyenne de 2023 », "between the 2007 average and May 2008": a month's price and the mean of a
 * year, each told as what it is; a year set against a month is else its first month.
 */
export function ofMonthAndMean(frame: Frame, evidence: Evidence): Frame {
  const { domain, period, alsoAsked } = frame;
  const spans = period ? spansOf(period.value) : [];
  const month = spans.find(({ grain }) => grain === 'month');
  const year = spans.find(({ grain }) => grain === 'year');
  const isSetAgainst = evidence.has('dearer', 'cheaper', 'above', 'below');
  const isOfBoth = domain === 'price' && !alsoAsked && !isSetAgainst && evidence.has('average');
  if (!isOfBoth || !period || !month || !year || spans.length !== 2) return frame;
  const at = (span: Span): Slot<Period> => ({ ...period, value: { kind: 'at', span } });
  const own: Frame = { ...frame, intent: 'value', order: null, period: at(month) };
  return { ...own, alsoAsked: { ...frame, intent: 'average', order: null, period: at(year) } };
}

function spansOf(period: Period): readonly Span[] {
  if (period.kind === 'each') return period.spans;
  return period.kind === 'between' && period.from && period.to ? [period.from, period.to] : [];
}
