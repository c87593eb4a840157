import { Logger } from '@nestjs/common';
import type { Admission } from './admission.js';
import type { BreakerOutcome, CircuitBreaker, Permit } from './circuit-breaker.js';
import { Deadline, unlessAborted, within } from './deadline.js';
import type { LanguageModel, ModelReply, ModelRequest } from './language-model.js';
import type { LlmMetrics } from './llm.metrics.js';
import { ModelFailure, type ModelFailureReason } from './model-failure.js';
import type { ModelStatus } from './model-status.js';

/** On whose behalf and until when. */
export interface AskContext {
  readonly accountId: string;
  /** One for the whole question, from `ModelAccess.deadline()`. */
  readonly deadline: Deadline;
  /** Aborted when the client hangs up. */
  readonly signal?: AbortSignal;
}

/** A model with all that stands between it and a question. */
export interface GuardedModel {
  readonly model: LanguageModel;
  readonly provider: string;
  readonly breaker: CircuitBreaker;
  readonly admission: Admission;
  readonly metrics: LlmMetrics;
}

/** Failures that say nothing about whether the provider lives: the caller's doing, or this request's. */
const NEUTRAL: ReadonlySet<ModelFailureReason> = new Set([
  'aborted',
  'rejected',
  'queue_full',
  'breaker_open',
]);

/** The way to the language model, for whoever wants to ask it something; also when there is none. */
export class ModelAccess {
  readonly #logger = new Logger('LanguageModel');

  constructor(
    private readonly guarded: GuardedModel | null,
    /** For a whole question, all its calls and waiting together. */
    private readonly timeoutMs: number,
  ) {
    guarded?.metrics.watch(() => this.#statusOf(guarded));
  }

  /** Whether a language model is configured; not whether it answers. */
  get enabled(): boolean {
    return this.guarded !== null;
  }

  /** Null where no model is configured. */
  get status(): ModelStatus | null {
    return this.guarded && this.#statusOf(this.guarded);
  }

  /** The deadline of a question that begins now (`LLM_TIMEOUT_MS`). */
  deadline(): Deadline {
    return Deadline.after(this.timeoutMs);
  }

  /**
   * One reply, before the deadline or not at all, whatever the provider does.
   * @throws ModelFailure for every way in which there is none
   * @throws Error where no model is configured: ask `enabled` first
   */
  async ask(request: ModelRequest, context: AskContext): Promise<ModelReply> {
    const { guarded } = this;
    if (guarded === null) throw new Error('no language model is configured');
    const started = performance.now();
    const observe = (outcome: string, tokensUsed: number): void =>
      guarded.metrics.observe(outcome, performance.now() - started, tokensUsed);
    try {
      const reply = await this.#admitted(guarded, request, context);
      observe('ok', reply.tokensUsed);
      return reply;
    } catch (thrown) {
      if (thrown instanceof ModelFailure) this.#report(thrown, observe);
      throw thrown;
    }
  }

  /** A provider that is known to be dead is not even waited for. */
  async #admitted(guarded: GuardedModel, request: ModelRequest, context: AskContext): Promise<ModelReply> {
    const { accountId, deadline } = context;
    if (!guarded.breaker.letsThrough) throw refusal(guarded.breaker);
    return await within(deadline, context.signal, async (signal) => {
      const release = await guarded.admission.enter(accountId, deadline.endsAtMs, signal);
      try {
        return await this.#call(guarded, request, { deadline, signal });
      } finally {
        release();
      }
    });
  }

  async #call(
    { model, breaker }: GuardedModel,
    request: ModelRequest,
    { deadline, signal }: { deadline: Deadline; signal: AbortSignal },
  ): Promise<ModelReply> {
    const permit = breaker.enter();
    if (permit === null) throw refusal(breaker);
    const givenMs = deadline.remainingMs();
    try {
      const reply = await unlessAborted(signal, model.complete(request, signal));
      permit.settle('success');
      return reply;
    } catch (thrown) {
      this.#settle(permit, thrown, givenMs);
      throw thrown;
    }
  }

  #settle(permit: Permit, thrown: unknown, givenMs: number): void {
    const failure = thrown instanceof ModelFailure ? thrown : null;
    const retryAfterSeconds = failure?.details.retryAfterSeconds;
    permit.settle(this.#verdictOn(failure, givenMs), retryAfterSeconds && retryAfterSeconds * 1_000);
  }

  /** A time-out counts against the provider only where it had half of a question's time: else the question was slow. */
  #verdictOn(failure: ModelFailure | null, givenMs: number): BreakerOutcome {
    if (failure === null || NEUTRAL.has(failure.reason)) return 'neutral';
    if (failure.reason === 'timed_out') return givenMs * 2 >= this.timeoutMs ? 'failure' : 'neutral';
    return failure.reason === 'empty' ? 'success' : 'failure';
  }

  #report(failure: ModelFailure, observe: (outcome: string, tokensUsed: number) => void): void {
    const { reason, details } = failure;
    observe(reason, details.tokensUsed ?? 0);
    const level = reason === 'aborted' || reason === 'breaker_open' ? 'debug' : 'warn';
    this.#logger[level]({ msg: failure.message, breaker: this.status?.breaker });
  }

  #statusOf({ provider, breaker, admission }: GuardedModel): ModelStatus {
    return {
      provider,
      breaker: breaker.state.kind,
      retryInSeconds: Math.ceil(breaker.waitMs / 1_000),
      activeCalls: admission.active,
      queuedCalls: admission.queued,
    };
  }
}

/** At least a second: where the one call that tests the provider is under way, its end is not known. */
function refusal(breaker: CircuitBreaker): ModelFailure {
  return new ModelFailure('breaker_open', {
    retryAfterSeconds: Math.max(1, Math.ceil(breaker.waitMs / 1_000)),
  });
}
