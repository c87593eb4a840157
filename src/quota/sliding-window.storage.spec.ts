import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SettableClock } from '../../test/support/settable-clock.js';
import { SlidingWindowStorage } from './sliding-window.storage.js';

const TTL = 60_000;
const START = Date.parse('2026-11-20T12:00:00Z');

/** What is meant, without any care for time or memory. */
class NaiveWindow {
  readonly #hits: { key: string; at: number }[] = [];

  hit(key: string, limit: number, at: number) {
    const counted = this.#hits.filter((hit) => hit.key === key && hit.at > at - TTL && hit.at <= at);
    const blocked = counted.length >= limit;
    if (!blocked) this.#hits.push({ key, at });
    const oldest = Math.min(...counted.map((hit) => hit.at), at);
    return {
      blocked,
      hits: counted.length + 1,
      seconds: Math.max(1, Math.ceil((oldest + TTL - at) / 1_000)),
    };
  }
}

describe('SlidingWindowStorage', () => {
  it('counts as a list of all hits would', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      wait: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 50_000, max: 70_000 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), fc.integer({ min: 1, max: 12 }), (steps, limit) => {
        const storage = new SlidingWindowStorage(new SettableClock());
        const naive = new NaiveWindow();
        let at = START;
        for (const { key, wait } of steps) {
          at += wait;
          const { blocked, hits, seconds } = naive.hit(key, limit, at);
          expect(storage.hit(key, TTL, limit, at)).toEqual({
            totalHits: hits,
            timeToExpire: seconds,
            isBlocked: blocked,
            timeToBlockExpire: blocked ? seconds : 0,
          });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('lets a client in again after the time it was told, however often it knocked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 10, maxLength: 60 }), (waits) => {
        const storage = new SlidingWindowStorage(new SettableClock());
        let at = START;
        for (const wait of waits) {
          at += wait;
          const { isBlocked, timeToBlockExpire } = storage.hit('a', TTL, 5, at);
          if (isBlocked) return !storage.hit('a', TTL, 5, at + timeToBlockExpire * 1_000).isBlocked;
        }
        return true;
      }),
    );
  });

  it('goes by its clock', async () => {
    const clock = new SettableClock();
    const storage = new SlidingWindowStorage(clock);
    expect(await storage.increment('a', TTL, 1)).toMatchObject({ isBlocked: false });
    expect(await storage.increment('a', TTL, 1)).toMatchObject({ isBlocked: true, timeToBlockExpire: 60 });
    clock.advance(TTL);
    expect(await storage.increment('a', TTL, 1)).toMatchObject({ isBlocked: false });
  });

  it('shuts nobody out for longer where the clock is set back', () => {
    const storage = new SlidingWindowStorage(new SettableClock());
    for (let i = 0; i < 5; i += 1) storage.hit('a', TTL, 5, START);
    expect(storage.hit('a', TTL, 5, START - 3_600_000).isBlocked).toBe(false);
  });

  it('forgets clients that are gone, and walks over many of them only now and then', () => {
    const storage = new SlidingWindowStorage(new SettableClock());
    const walks = vi.spyOn(Map.prototype, Symbol.iterator);
    for (let i = 0; i < 100_000; i += 1) storage.hit(`client-${i}`, TTL, 30, START + i);
    expect(walks.mock.calls.length).toBeLessThanOrEqual(11);
    walks.mockRestore();
    storage.hit('another', TTL, 30, START + 100_000 + 2 * TTL);
    expect(storage.size).toBe(1);
  });

  it('keeps no more times than the limit of a client that never rests', () => {
    const storage = new SlidingWindowStorage(new SettableClock());
    let most = 0;
    for (let i = 0; i < 50_000; i += 1)
      most = Math.max(most, storage.hit('a', TTL, 30, START + i * 100).totalHits);
    expect(most).toBe(31);
  });
});
