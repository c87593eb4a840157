import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Admission, type Release } from './admission.js';
import { ModelFailure } from './model-failure.js';

const LIMITS = { active: 2, activePerAccount: 1, queued: 3, queuedPerAccount: 2 };
const NEVER = new AbortController().signal;

/** Lets promises that are settled reach whoever waits for them. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  return await promise.then(
    () => 'admitted',
    (thrown: unknown) => (thrown instanceof ModelFailure ? thrown.reason : 'another error'),
  );
}

describe('admission', () => {
  it('lets through what has a place and makes the rest wait, by account and in all', async () => {
    const admission = new Admission(LIMITS);
    const first = await admission.enter('a', 10, NEVER);
    const order: string[] = [];
    const sameAccount = admission.enter('a', 20, NEVER).then((release) => {
      order.push('a');
      return release;
    });
    await admission.enter('b', 30, NEVER);
    const third = admission.enter('c', 15, NEVER).then((release) => {
      order.push('c');
      return release;
    });
    expect([admission.active, admission.queued]).toEqual([2, 2]);
    first();
    await turn();
    expect(order).toEqual(['c']);
    (await third)();
    await turn();
    expect(order).toEqual(['c', 'a']);
    await sameAccount;
    expect(admission.queued).toBe(0);
  });

  it('passes over who has no place of its own, without making others wait', async () => {
    const admission = new Admission(LIMITS);
    await admission.enter('a', 10, NEVER);
    const waiting = reasonOf(admission.enter('a', 1, NEVER));
    await admission.enter('b', 50, NEVER);
    expect([admission.active, admission.queued]).toEqual([2, 1]);
    void waiting;
  });

  it('turns away the latest deadline when the queue is full', async () => {
    const admission = new Admission(LIMITS);
    await admission.enter('a', 0, NEVER);
    await admission.enter('b', 0, NEVER);
    const latest = reasonOf(admission.enter('c', 100, NEVER));
    void admission.enter('d', 50, NEVER);
    void admission.enter('e', 60, NEVER);
    void admission.enter('f', 70, NEVER);
    expect(await latest).toBe('queue_full');
    expect(await reasonOf(admission.enter('g', 80, NEVER))).toBe('queue_full');
    expect(admission.queued).toBe(3);
  });

  it('turns away the third waiter of one account, though the queue has room', async () => {
    const admission = new Admission(LIMITS);
    await admission.enter('a', 0, NEVER);
    void admission.enter('a', 1, NEVER);
    void admission.enter('a', 2, NEVER);
    expect(await reasonOf(admission.enter('a', 3, NEVER))).toBe('queue_full');
  });

  it('forgets who gave up waiting, and refuses who gave up before', async () => {
    const admission = new Admission({ ...LIMITS, active: 1 });
    const release = await admission.enter('a', 0, NEVER);
    const patience = new AbortController();
    const waiting = reasonOf(admission.enter('b', 1, patience.signal));
    patience.abort();
    expect(await waiting).toBe('aborted');
    expect(admission.queued).toBe(0);
    expect(await reasonOf(admission.enter('b', 1, patience.signal))).toBe('aborted');
    release();
    expect(admission.active).toBe(0);
  });

  it('counts a place that is given back twice once', async () => {
    const admission = new Admission(LIMITS);
    const release = await admission.enter('a', 0, NEVER);
    await admission.enter('b', 0, NEVER);
    release();
    release();
    expect(admission.active).toBe(1);
  });

  it('keeps its limits and loses nobody, whatever comes and goes', async () => {
    const arrival = fc.record({
      account: fc.constantFrom('a', 'b', 'c'),
      deadline: fc.nat(100),
      givesUp: fc.boolean(),
      releasesFirst: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(arrival, { maxLength: 40 }), async (arrivals) => {
        const admission = new Admission(LIMITS);
        const held: Release[] = [];
        const ends: Promise<string>[] = [];
        let lost = 0;
        for (const { account, deadline, givesUp, releasesFirst } of arrivals) {
          if (releasesFirst) held.shift()?.();
          const patience = new AbortController();
          ends.push(
            reasonOf(
              admission.enter(account, deadline, patience.signal).then((release) => held.push(release)),
            ),
          );
          if (givesUp) patience.abort();
          await turn();
          expect(admission.active).toBeLessThanOrEqual(LIMITS.active);
          expect(admission.queued).toBeLessThanOrEqual(LIMITS.queued);
          expect(admission.active).toBe(held.length);
        }
        while (held.length > 0) {
          held.shift()?.();
          await turn();
        }
        for (const end of await Promise.all(ends)) if (end === 'another error') lost += 1;
        expect([lost, admission.active, admission.queued]).toEqual([0, 0, 0]);
      }),
      { numRuns: 60 },
    );
  });
});
