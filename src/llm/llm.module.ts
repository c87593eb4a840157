import { Module } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Settings } from '../config/settings.js';
import { Counters } from '../metrics/counters.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { Admission } from './admission.js';
import { CircuitBreaker } from './circuit-breaker.js';
import type { LanguageModel } from './language-model.js';
import { LlmMetrics } from './llm.metrics.js';
import { ModelAccess } from './model-access.js';
import { configuredModel } from './model-providers.js';

/** One account cannot take all places, nor all of the queue. */
const ADMISSION_LIMITS = { active: 16, activePerAccount: 4, queued: 64, queuedPerAccount: 16 } as const;

/** From two seconds to a minute of silence after five failures in a row. */
const BREAKER_RULES = { failures: 5, firstCoolDownMs: 2_000, longestCoolDownMs: 60_000 } as const;

/** The way to a model with the limits of this service; to none where the model is null. */
export function accessTo(
  model: LanguageModel | null,
  settings: Pick<Settings, 'llmProvider' | 'llmTimeoutMs'>,
  counters: Counters,
): ModelAccess {
  const { llmProvider: provider, llmTimeoutMs } = settings;
  const guarded = model && {
    model,
    provider,
    breaker: new CircuitBreaker(BREAKER_RULES, () => performance.now()),
    admission: new Admission(ADMISSION_LIMITS),
    metrics: new LlmMetrics(counters, provider),
  };
  return new ModelAccess(guarded, llmTimeoutMs);
}

/** The language model of `LLM_PROVIDER`, or none. */
@Module({
  imports: [MetricsModule],
  providers: [
    {
      provide: ModelAccess,
      useFactory: (settings: Settings, counters: Counters, clock: Clock) =>
        accessTo(
          configuredModel(settings, () => clock.now()),
          settings,
          counters,
        ),
      inject: [Settings, Counters, Clock],
    },
  ],
  exports: [ModelAccess],
})
export class LlmModule {}
