import type { LimitState } from '../common/http/request-context.js';
import type { QuotaStanding } from './quota.service.js';

const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 604_800;

/** An account's standing as the RateLimit headers tell it. */
export function limitStatesOf({ used, limits, calendar }: QuotaStanding, now: Date): LimitState[] {
  const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000));
  return [
    {
      name: 'day',
      quota: limits.day,
      windowSeconds: DAY_SECONDS,
      remaining: Math.max(0, limits.day - used.day),
      resetSeconds: secondsUntil(calendar.dayEndsAt),
    },
    {
      name: 'week',
      quota: limits.week,
      windowSeconds: WEEK_SECONDS,
      remaining: Math.max(0, limits.week - used.week),
      resetSeconds: secondsUntil(calendar.weekEndsAt),
    },
  ];
}
