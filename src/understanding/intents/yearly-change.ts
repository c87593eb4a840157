import { yearsBefore } from '../dates/calendar.js';
import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';
import { readSteps } from '../slots/steps.js';

/** Words of another wish than for one change: the largest of all, or when it was. */
const OTHERS = ['most', 'least', 'record', 'market-high', 'market-low', 'when', 'who', 'average', 'trend'];

/** « variation annuelle du prix en mai 2026 », "annual change … in May 2026": from the same time of the year before. */
export function yearlyChange(period: Frame['period'], evidence: Evidence): Frame['period'] {
  if (period?.value.kind !== 'at' || !/^(?:month|week|day)$/.test(period.value.span.grain)) return period;
  const isChange = evidence.has('change', 'up', 'down', 'percent') && !evidence.has(...OTHERS);
  if (!isChange || readSteps(evidence) !== 'year') return period;
  const { span } = period.value;
  return { ...period, value: { kind: 'between', from: yearsBefore(span, 1), to: span } };
}
