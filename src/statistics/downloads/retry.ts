/** Statuses after which trying again can help. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
const FIRST_WAIT_MS = 1_000;
/** Whoever asks for more is asked again at the next sync. */
export const LONGEST_WAIT_MS = 300_000;

export function isPassing(status: number): boolean {
  return PASSING.has(status);
}

/** How long to wait before the attempt after `attempt` (from 1): what the server asks for, else twice as long each time. */
export function waitMs(attempt: number, retryAfter: string | null, now: Date): number {
  return retryAfterMs(retryAfter, now) ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
}

/** Retry-After is a number of seconds or an HTTP date (RFC 9110, 10.2.3); null where it is neither. */
function retryAfterMs(value: string | null, now: Date): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
