import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';

export type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const SWEEP_ABOVE = 10_000;

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

  async increment(key: string, ttl: number, limit: number): Promise<ThrottlerRecord> {
    return this.hit(key, ttl, limit, Date.now());
  }

  hit(key: string, ttl: number, limit: number, nowMs: number): ThrottlerRecord {
    const hits = this.#hitsOf(key, ttl, nowMs);
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
      if (this.#hits.size >= SWEEP_ABOVE) this.#sweep(nowMs - ttl);
      hits = { times: [], head: 0 };
      this.#hits.set(key, hits);
    }
    return hits;
  }

  #sweep(since: number): void {
    for (const [key, { times }] of this.#hits) if ((times.at(-1) ?? 0) <= since) this.#hits.delete(key);
  }
}

function dropOlder(hits: Hits, since: number): void {
  while (hits.head < hits.times.length && (hits.times[hits.head] ?? 0) <= since) hits.head += 1;
  if (hits.head > 64 && hits.head * 2 > hits.times.length) {
    hits.times.splice(0, hits.head);
    hits.head = 0;
  }
}
