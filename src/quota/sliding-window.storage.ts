import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Clock } from '../common/clock.js';

export type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const SWEEP_EVERY_MS = 10_000;

/** When the hits that still count were made, oldest first; `head` is the first that counts. */
interface Hits {
  times: number[];
  head: number;
}

/**
 * Counts hits of the last `ttl` milliseconds in this process. A hit over the limit is refused and not counted, so
 * that waiting for the oldest one to leave the window is enough. Constant time per hit, however high the limit.
 */
@Injectable()
export class SlidingWindowStorage implements ThrottlerStorage {
  readonly #hits = new Map<string, Hits>();
  #sweptAt = 0;

  constructor(private readonly clock: Clock) {}

  async increment(key: string, ttl: number, limit: number): Promise<ThrottlerRecord> {
    return this.hit(key, ttl, limit, this.clock.now().getTime());
  }

  /** How many clients are remembered. */
  get size(): number {
    return this.#hits.size;
  }

  hit(key: string, ttl: number, limit: number, nowMs: number): ThrottlerRecord {
    const hits = this.#hitsOf(key, ttl, nowMs);
    dropFuture(hits, nowMs);
    dropOlder(hits, nowMs - ttl);
    const count = hits.times.length - hits.head;
    const blocked = count >= limit;
    if (!blocked) hits.times.push(nowMs);
    const oldest = hits.times[hits.head] ?? nowMs;
    const seconds = Math.max(1, Math.ceil((oldest + ttl - nowMs) / 1_000));
    return {
      totalHits: count + 1,
      timeToExpire: seconds,
      isBlocked: blocked,
      timeToBlockExpire: blocked ? seconds : 0,
    };
  }

  #hitsOf(key: string, ttl: number, nowMs: number): Hits {
    let hits = this.#hits.get(key);
    if (!hits) {
      if (Math.abs(nowMs - this.#sweptAt) >= SWEEP_EVERY_MS) this.#sweep(nowMs, ttl);
      hits = { times: [], head: 0 };
      this.#hits.set(key, hits);
    }
    return hits;
  }

  /** Now and then, not on each new client: a flood of addresses must not cost a walk over all of them each time. */
  #sweep(nowMs: number, ttl: number): void {
    this.#sweptAt = nowMs;
    for (const [key, { times }] of this.#hits) {
      const last = times.at(-1) ?? 0;
      if (last <= nowMs - ttl || last > nowMs) this.#hits.delete(key);
    }
  }
}

/** Where the clock was set back, hits of what is now the future would shut a client out until it comes again. */
function dropFuture(hits: Hits, nowMs: number): void {
  while (hits.times.length > hits.head && (hits.times.at(-1) ?? 0) > nowMs) hits.times.pop();
}

function dropOlder(hits: Hits, since: number): void {
  while (hits.head < hits.times.length && (hits.times[hits.head] ?? 0) <= since) hits.head += 1;
  if (hits.head > 64 && hits.head * 2 > hits.times.length) {
    hits.times.splice(0, hits.head);
    hits.head = 0;
  }
}
