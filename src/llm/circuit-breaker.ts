export type BreakerOutcome = 'success' | 'failure' | 'neutral';

export interface BreakerRules {
  /** Failures in a row that open the breaker. */
  readonly failures: number;
  readonly firstCoolDownMs: number;
  readonly longestCoolDownMs: number;
}

/**
 * What the breaker knows. `epoch` counts the changes of kind: an outcome of an earlier epoch comes too late to say
 * anything of this one. `trips` counts the openings since the last success.
 */
export type BreakerState =
  | { readonly kind: 'closed'; readonly epoch: number; readonly failures: number }
  | { readonly kind: 'open'; readonly epoch: number; readonly trips: number; readonly untilMs: number }
  | { readonly kind: 'half-open'; readonly epoch: number; readonly trips: number; readonly probing: boolean };

export const CLOSED: BreakerState = { kind: 'closed', epoch: 0, failures: 0 };

/** An outcome of a call that was let through in `epoch`; a failure may come with a time the provider asks for. */
export interface BreakerEvent {
  readonly epoch: number;
  readonly outcome: BreakerOutcome;
  readonly retryAfterMs?: number;
}

/** The state once one more call is let through, or null where it is not. Half open, one call at a time is. */
export function admitted(state: BreakerState, nowMs: number): BreakerState | null {
  if (state.kind === 'closed') return state;
  if (state.kind === 'half-open') return state.probing ? null : { ...state, probing: true };
  if (nowMs < state.untilMs) return null;
  return { kind: 'half-open', epoch: state.epoch + 1, trips: state.trips, probing: true };
}

/** The state once a call has ended. */
export function settled(
  state: BreakerState,
  event: BreakerEvent,
  nowMs: number,
  rules: BreakerRules,
): BreakerState {
  if (event.epoch !== state.epoch || state.kind === 'open') return state;
  if (state.kind === 'closed') {
    if (event.outcome === 'neutral') return state;
    const failures = event.outcome === 'failure' ? state.failures + 1 : 0;
    if (failures < rules.failures) return { ...state, failures };
    return opened(state.epoch, 1, event, nowMs, rules);
  }
  if (event.outcome === 'neutral') return { ...state, probing: false };
  if (event.outcome === 'failure') return opened(state.epoch, state.trips + 1, event, nowMs, rules);
  return { kind: 'closed', epoch: state.epoch + 1, failures: 0 };
}

/** Each opening in a row lasts twice as long as the one before, and at least as long as the provider asks for. */
function opened(
  epoch: number,
  trips: number,
  event: BreakerEvent,
  nowMs: number,
  rules: BreakerRules,
): BreakerState {
  const grownMs = rules.firstCoolDownMs * 2 ** Math.min(trips - 1, 30);
  const coolDownMs = Math.min(Math.max(grownMs, event.retryAfterMs ?? 0), rules.longestCoolDownMs);
  return { kind: 'open', epoch: epoch + 1, trips, untilMs: nowMs + coolDownMs };
}

/** Leave for one call; what became of it is told once, and only the first time counts. */
export interface Permit {
  settle(outcome: BreakerOutcome, retryAfterMs?: number): void;
}

/**
 * Stops asking a provider that does not answer, and asks again by itself after a while
 * (the pattern of M. Nygard, Release It!, 2007). Without randomness: one process, one provider.
 */
export class CircuitBreaker {
  #state = CLOSED;

  constructor(
    private readonly rules: BreakerRules,
    private readonly nowMs: () => number,
  ) {}

  get state(): BreakerState {
    return this.#state;
  }

  /** Whether a call would be let through now; asks without taking leave. */
  get letsThrough(): boolean {
    return admitted(this.#state, this.nowMs()) !== null;
  }

  /** Time until a call may be let through, in milliseconds; 0 where nothing is to be waited for but an outcome. */
  get waitMs(): number {
    return this.#state.kind === 'open' ? Math.max(0, this.#state.untilMs - this.nowMs()) : 0;
  }

  /** Leave for one call, or null. */
  enter(): Permit | null {
    const next = admitted(this.#state, this.nowMs());
    if (next === null) return null;
    this.#state = next;
    let told = false;
    return {
      settle: (outcome, retryAfterMs) => {
        if (told) return;
        told = true;
        const event = { epoch: next.epoch, outcome, retryAfterMs };
        this.#state = settled(this.#state, event, this.nowMs(), this.rules);
      },
    };
  }
}
