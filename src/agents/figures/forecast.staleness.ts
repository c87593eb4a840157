import { dayOf, periodAfter } from '../../statistics/day.js';
import type { Day, Frequency } from '../../statistics/series.js';

/** How many days after the end of its last period a series may lack the next one: publishers are a year or two late. */
const ALLOWED_DAYS: Record<Frequency, number> = { annual: 3 * 365, monthly: 183, weekly: 91 };

/** Whether a series had stopped long before its edition came out: nothing is foretold of what nobody observes any more. */
export function isStopped(last: Day, frequency: Frequency, vintage: string): boolean {
  return dayOf(vintage) - periodAfter(last, frequency, 1) > ALLOWED_DAYS[frequency];
}
