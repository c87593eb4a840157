import { Module } from '@nestjs/common';
import { ClockModule } from '../common/clock.module.js';
import { Settings } from '../config/settings.js';
import { LawModule } from '../law/law.module.js';
import { LawAffinity } from '../law/law-affinity.js';
import { LexiconModule } from '../lexicon/lexicon.module.js';
import { Lexicon } from '../lexicon/lexicon.js';
import { LlmModule } from '../llm/llm.module.js';
import { ModelAccess } from '../llm/model-access.js';
import { Counters } from '../metrics/counters.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { StatisticsService } from '../statistics/statistics.service.js';
import { ScopeModel } from '../understanding/scope/scope.model.js';
import { Understanding } from '../understanding/understanding.js';
import { UnderstandingModule } from '../understanding/understanding.module.js';
import { AnswerWriter } from '../wording/answer.writer.js';
import { Verification } from '../wording/verification.js';
import { AgentFactory } from './agent.factory.js';
import { AGENTS } from './agent.registry.js';
import type { Agent } from './agent.js';
import { AnswerMemory } from './answer.memory.js';
import { AnsweringService } from './answering.service.js';
import { AssistedAnswering } from './assisted/assisted.answering.js';
import { assistedAnswering } from './assisted/assisted.factory.js';
import { DataEdition, StoredEdition } from './data-edition.js';
import { EmbeddedAnswering } from './embedded.answering.js';
import { FieldArbiter } from './field.arbiter.js';
import { JuridiqueAgent } from './juridique/juridique.agent.js';
import { QuestionReader } from './question.reader.js';
import { VerificationGate } from './verification.gate.js';

const ASSISTED_BY = [
  ModelAccess,
  Settings,
  Counters,
  Lexicon,
  Understanding,
  StatisticsService,
  JuridiqueAgent,
  VerificationGate,
];

/** With all that it takes where a model is configured, with nothing where none is. */
function assisted(
  ...[access, settings, counters, lexicon, understanding, statistics, jurist, verified]: [
    ModelAccess,
    Settings,
    Counters,
    Lexicon,
    Understanding,
    StatisticsService,
    JuridiqueAgent,
    VerificationGate,
  ]
): AssistedAnswering {
  if (!access.enabled) return new AssistedAnswering(null);
  const fallsBack = settings.llmFallback === 'embedded';
  return assistedAnswering({
    access,
    counters,
    lexicon,
    understanding,
    statistics,
    jurist,
    verified,
    fallsBack,
  });
}

/** Who answers: the agents, the factory that chooses among them, and the way from question to answer. */
@Module({
  imports: [
    ClockModule,
    MetricsModule,
    LexiconModule,
    UnderstandingModule,
    StatisticsModule,
    LawModule,
    LlmModule,
  ],
  providers: [
    ...AGENTS,
    {
      provide: AgentFactory,
      useFactory: (...agents: Agent[]) => new AgentFactory(agents),
      inject: [...AGENTS],
    },
    { provide: AnswerWriter, useFactory: (lexicon: Lexicon) => new AnswerWriter(lexicon), inject: [Lexicon] },
    {
      provide: VerificationGate,
      useFactory: (lexicon: Lexicon, writer: AnswerWriter, counters: Counters) =>
        new VerificationGate(new Verification(lexicon), writer, {
          strict: false,
          onViolation: () => counters.unverifiedWordings.inc(),
        }),
      inject: [Lexicon, AnswerWriter, Counters],
    },
    {
      provide: FieldArbiter,
      useFactory: (law: LawAffinity, scope: ScopeModel) => new FieldArbiter(law, scope),
      inject: [LawAffinity, ScopeModel],
    },
    QuestionReader,
    EmbeddedAnswering,
    AnswerMemory,
    { provide: DataEdition, useClass: StoredEdition },
    {
      provide: AssistedAnswering,
      useFactory: assisted,
      inject: ASSISTED_BY,
    },
    AnsweringService,
  ],
  exports: [AnsweringService],
})
export class AgentsModule {}
