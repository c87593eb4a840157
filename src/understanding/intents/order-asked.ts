import { readEndReached } from '../field/landing.js';
import { readBeyondBefore } from './beyond-before.js';
import type { Period } from '../dates/period.js';
import type { Frame, Order } from '../frame.js';
import type { Evidence } from '../reading.js';
import { readLowYear } from '../slots/recovery.js';
import { readEndQuotation } from './end-quotation.js';
import { readOrder, type Subjects } from './order.js';

/** The end that a price went to, else what is put in order; « de la mauvaise année 2022 », « a-t-elle été meilleure en 2022 » ask for no order. */
export function readOrderAsked(evidence: Evidence, subjects: Subjects, period: Period | null): Order | null {
  if (readEndQuotation(evidence)) return null;
  const reached = subjects.isPrice ? readEndReached(evidence, period) : null;
  if (reached !== null) return reached;
  const isOfTimes = readLowYear(evidence, evidence.dates) ?? readBeyondBefore(evidence);
  return isOfTimes === null ? readOrder(evidence, subjects) : null;
}

/** What a filter picks from is known even where the words put nothing in order. */
export function withOrder(frame: Frame, over: Order['over']): Frame {
  return frame.intent === 'filter' && !frame.order
    ? { ...frame, order: { end: 'highest', count: null, over } }
    : frame;
}
