import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BreakerEvent,
  type BreakerOutcome,
  type BreakerState,
  CLOSED,
  CircuitBreaker,
  type Permit,
  admitted,
  settled,
} from './circuit-breaker.js';

const RULES = { failures: 3, firstCoolDownMs: 1_000, longestCoolDownMs: 8_000 };

function breakerAt(): { breaker: CircuitBreaker; advance: (ms: number) => void } {
  let nowMs = 0;
  return {
    breaker: new CircuitBreaker(RULES, () => nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
  };
}

function fail(breaker: CircuitBreaker, times = 1, retryAfterMs?: number): void {
  for (let count = 0; count < times; count += 1) breaker.enter()?.settle('failure', retryAfterMs);
}

describe('a circuit breaker', () => {
  it('opens at the third failure in a row, and not before', () => {
    const { breaker } = breakerAt();
    fail(breaker, 2);
    expect(breaker.state.kind).toBe('closed');
    fail(breaker);
    expect(breaker.state.kind).toBe('open');
    expect(breaker.enter()).toBeNull();
    expect(breaker.waitMs).toBe(1_000);
  });

  it('forgets failures at a success, not at an outcome that says nothing', () => {
    const { breaker } = breakerAt();
    fail(breaker, 2);
    breaker.enter()?.settle('success');
    fail(breaker, 2);
    expect(breaker.state.kind).toBe('closed');
    breaker.enter()?.settle('neutral');
    fail(breaker);
    expect(breaker.state.kind).toBe('open');
  });

  it('lets one call through after the cool-down, and closes when it succeeds', () => {
    const { breaker, advance } = breakerAt();
    fail(breaker, 3);
    advance(999);
    expect(breaker.letsThrough).toBe(false);
    advance(1);
    expect(breaker.letsThrough).toBe(true);
    const probe = breaker.enter();
    expect(breaker.state.kind).toBe('half-open');
    expect(breaker.enter()).toBeNull();
    probe?.settle('success');
    expect(breaker.state.kind).toBe('closed');
    expect(breaker.enter()).not.toBeNull();
  });

  it('waits twice as long after each failed trial, up to the longest', () => {
    const { breaker, advance } = breakerAt();
    fail(breaker, 3);
    const waits = [breaker.waitMs];
    for (let trial = 0; trial < 5; trial += 1) {
      advance(breaker.waitMs);
      fail(breaker);
      waits.push(breaker.waitMs);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('waits as long as the provider asks for, within the longest', () => {
    const { breaker } = breakerAt();
    fail(breaker, 3, 5_000);
    expect(breaker.waitMs).toBe(5_000);
    const other = breakerAt().breaker;
    fail(other, 3, 3_600_000);
    expect(other.waitMs).toBe(8_000);
  });

  it('takes another trial where the first one said nothing', () => {
    const { breaker, advance } = breakerAt();
    fail(breaker, 3);
    advance(1_000);
    breaker.enter()?.settle('neutral');
    const second = breaker.enter();
    expect(second).not.toBeNull();
    second?.settle('success');
    expect(breaker.state.kind).toBe('closed');
  });

  it('does not listen to calls of before it opened, nor to a second outcome of one call', () => {
    const { breaker, advance } = breakerAt();
    const early = breaker.enter();
    const late = breaker.enter();
    fail(breaker, 3);
    early?.settle('success');
    expect(breaker.state.kind).toBe('open');
    advance(1_000);
    const probe = breaker.enter();
    late?.settle('failure');
    expect(breaker.state.kind).toBe('half-open');
    probe?.settle('success');
    probe?.settle('failure');
    expect(breaker.state).toMatchObject({ kind: 'closed', failures: 0 });
  });
});

type Step =
  | { kind: 'wait'; ms: number }
  | { kind: 'enter' }
  | { kind: 'settle'; which: number; outcome: BreakerOutcome };

const outcome = fc.constantFrom<BreakerOutcome>('success', 'failure', 'neutral');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 9_000 }) }),
  fc.record({ kind: fc.constant('enter' as const) }),
  fc.record({ kind: fc.constant('settle' as const), which: fc.nat(20), outcome }),
);

describe('any history of a circuit breaker', () => {
  it('lets at most one call test a provider, never waits longer than the longest, and always recovers', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { breaker, advance } = breakerAt();
        const pending: Permit[] = [];
        const enter = (): void => {
          const { state } = breaker;
          const isProbing = state.kind === 'half-open' && state.probing;
          const permit = breaker.enter();
          if (permit) pending.push(permit);
          expect([permit !== null && isProbing, permit === null && state.kind === 'closed']).toEqual([
            false,
            false,
          ]);
        };
        for (const each of steps) {
          if (each.kind === 'wait') advance(each.ms);
          else if (each.kind === 'settle') pending.splice(each.which, 1)[0]?.settle(each.outcome);
          else enter();
          expect(breaker.waitMs).toBeLessThanOrEqual(RULES.longestCoolDownMs);
        }
        for (const permit of pending) permit.settle('neutral');
        advance(RULES.longestCoolDownMs);
        breaker.enter()?.settle('success');
        expect(breaker.state.kind).toBe('closed');
      }),
    );
  });

  it('opens exactly when as many failures follow each other as the rules say', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 30 }), (outcomes) => {
        let state: BreakerState = CLOSED;
        let inARow = 0;
        for (const each of outcomes) {
          if (each === 'success') inARow = 0;
          if (each === 'failure') inARow += 1;
          state = settled(state, { epoch: 0, outcome: each }, 0, RULES);
          if (inARow >= RULES.failures) break;
        }
        expect(state.kind).toBe(inARow >= RULES.failures ? 'open' : 'closed');
      }),
    );
  });

  it('is left as it was by outcomes of another epoch', () => {
    const event: fc.Arbitrary<BreakerEvent> = fc.record({ epoch: fc.integer({ min: 1, max: 9 }), outcome });
    fc.assert(
      fc.property(event, fc.nat(), (late, nowMs) => {
        expect(settled(CLOSED, late, nowMs, RULES)).toBe(CLOSED);
        expect(admitted(CLOSED, nowMs)).toBe(CLOSED);
      }),
    );
  });
});
