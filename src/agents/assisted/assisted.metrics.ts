import { Counter } from 'prom-client';
import type { Counters } from '../../metrics/counters.js';

/**
 * How a question that a model was asked ended: its text as it was (`passed`), corrected (`repaired`), replaced by the
 * findings in our own words (`replaced`) or by the embedded engine's answer (`embedded`); the embedded answer because the
 * model failed (`fallback`), or none (`failed`).
 */
export type AssistedEnding = 'passed' | 'repaired' | 'replaced' | 'embedded' | 'fallback' | 'failed';

export class AssistedMetrics {
  readonly #answers: Counter<'ending'>;

  constructor(counters: Counters) {
    this.#answers = new Counter({
      name: 'llm_answers_total',
      help: 'Questions that the language model was asked, by how they ended: passed, repaired, replaced, embedded, fallback, failed.',
      labelNames: ['ending'] as const,
      registers: [counters.registry],
    });
  }

  count(ending: AssistedEnding): void {
    this.#answers.inc({ ending });
  }
}
