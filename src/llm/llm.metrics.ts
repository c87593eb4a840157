import { Counter, Gauge, Histogram } from 'prom-client';
import type { Counters } from '../metrics/counters.js';
import type { ModelStatus } from './model-status.js';

const BREAKER_LEVELS = { closed: 0, 'half-open': 1, open: 2 } as const;

/** What is counted of calls to the language model. */
export class LlmMetrics {
  readonly #calls: Histogram<'provider' | 'outcome'>;
  readonly #tokens: Counter<'provider'>;

  constructor(
    private readonly counters: Counters,
    private readonly provider: string,
  ) {
    const registers = [counters.registry];
    this.#calls = new Histogram({
      name: 'llm_call_duration_seconds',
      help: 'Calls to the language model by provider and outcome: ok, or the reason of the failure.',
      labelNames: ['provider', 'outcome'] as const,
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
      registers,
    });
    this.#tokens = new Counter({
      name: 'llm_tokens_total',
      help: 'Tokens that the provider counted, prompts and outputs together.',
      labelNames: ['provider'] as const,
      registers,
    });
  }

  observe(outcome: string, elapsedMs: number, tokensUsed: number): void {
    this.#calls.observe({ provider: this.provider, outcome }, elapsedMs / 1_000);
    this.#tokens.inc({ provider: this.provider }, tokensUsed);
  }

  /** Shows at each scrape what the status is then. */
  watch(status: () => ModelStatus): void {
    const registers = [this.counters.registry];
    const gauge = (name: string, help: string, read: (status: ModelStatus) => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read(status()));
        },
      });
    gauge(
      'llm_breaker_state',
      'The circuit breaker: 0 closed, 1 half open, 2 open.',
      ({ breaker }) => BREAKER_LEVELS[breaker],
    );
    gauge('llm_calls_active', 'Calls to the language model under way.', ({ activeCalls }) => activeCalls);
    gauge('llm_calls_queued', 'Calls that wait for a place.', ({ queuedCalls }) => queuedCalls);
  }
}
