import { readEndReached } from '../field/landing.js';
import type { Period } from '../dates/period.js';
import type { Frame, Order } from '../frame.js';
import type { Evidence } from '../reading.js';
import { readLowYear } from '../slots/recovery.js';
import { readEndQuotation } from './end-quotation.js';
import { readOrder, type Subjects } from './order.js';

/** The end that a price went to, else what is put in order; « de la mauvaise année 2022 » asks for no order. */
export function readOrderAsked(evidence: Evidence, subjects: Subjects, period: Period | null): Order | null {
  if (readEndQuotation(evidence)) return null;
  const reached = subjects.isPrice ? readEndReached(evidence, period) : null;
  return reached ?? (readLowYear(evidence, evidence.dates) ? null : readOrder(evidence, subjects));
}

/** What a filter picks from is known even where the words put nothing in order. */
export function withOrder(frame: Frame, over: Order['over']): Frame {
  return frame.intent === 'filter' && !frame.order
    ? { ...frame, order: { end: 'highest', count: null, over } }
    : frame;
}
