import { Module } from '@nestjs/common';
import { ClockModule } from '../common/clock.module.js';
import { LawModule } from '../law/law.module.js';
import { LexiconModule } from '../lexicon/lexicon.module.js';
import { Lexicon } from '../lexicon/lexicon.js';
import { Counters } from '../metrics/counters.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { UnderstandingModule } from '../understanding/understanding.module.js';
import { AnswerWriter } from '../wording/answer.writer.js';
import { Verification } from '../wording/verification.js';
import { AgentFactory } from './agent.factory.js';
import { AGENTS } from './agent.registry.js';
import type { Agent } from './agent.js';
import { AnsweringService } from './answering.service.js';
import { VerificationGate } from './verification.gate.js';

/** Who answers: the agents, the factory that chooses among them, and the way from question to answer. */
@Module({
  imports: [ClockModule, MetricsModule, LexiconModule, UnderstandingModule, StatisticsModule, LawModule],
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
    AnsweringService,
  ],
  exports: [AnsweringService],
})
export class AgentsModule {}
