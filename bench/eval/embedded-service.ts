import { join } from 'node:path';
import { Test, type TestingModule } from '@nestjs/testing';
import { AgentsModule } from '../../src/agents/agents.module.js';
import { VerificationGate } from '../../src/agents/verification.gate.js';
import { Clock } from '../../src/common/clock.js';
import { ClockModule } from '../../src/common/clock.module.js';
import { ConfigModule } from '../../src/config/config.module.js';
import { packageRoot } from '../../src/config/package-root.js';
import { Settings } from '../../src/config/settings.js';
import { DatabaseModule } from '../../src/database/database.module.js';
import { prepareData } from '../../src/first-start.js';
import { Lexicon } from '../../src/lexicon/lexicon.js';
import { LawModule } from '../../src/law/law.module.js';
import { StatisticsModule } from '../../src/statistics/statistics.module.js';
import { AnswerWriter } from '../../src/wording/answer.writer.js';
import { Verification } from '../../src/wording/verification.js';

class FixedClock extends Clock {
  constructor(private readonly day: string) {
    super();
  }

  now(): Date {
    return new Date(`${this.day}T12:00:00Z`);
  }
}

/** Which language model is asked, as the settings of the service have it. */
export type ModelSettings = Pick<
  Settings,
  'llmProvider' | 'llmBaseUrl' | 'llmModel' | 'llmApiKey' | 'llmTimeoutMs' | 'llmFallback'
>;

const NO_MODEL: ModelSettings = {
  llmProvider: 'none',
  llmBaseUrl: null,
  llmModel: null,
  llmApiKey: null,
  llmTimeoutMs: 1,
  llmFallback: 'none',
};

/** The answering part of the service over an embedded database of its own in `var/eval`, on a given day. */
export async function openEmbedded(
  today: string,
  dataDir = join(packageRoot(), 'var', 'eval'),
  model = NO_MODEL,
): Promise<TestingModule> {
  const settings = settingsFor(dataDir, model);
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(settings),
      ClockModule,
      DatabaseModule.forRoot(),
      StatisticsModule,
      LawModule,
      AgentsModule,
    ],
  })
    .overrideProvider(Clock)
    .useValue(new FixedClock(today))
    .overrideProvider(VerificationGate)
    .useFactory({
      factory: (lexicon: Lexicon, writer: AnswerWriter) =>
        new VerificationGate(new Verification(lexicon), writer, { strict: true }),
      inject: [Lexicon, AnswerWriter],
    })
    .compile();
  await module.init();
  await prepareData(module);
  return module;
}

function settingsFor(dataDir: string, model: ModelSettings): Settings {
  const { llmProvider, llmBaseUrl, llmModel, llmApiKey, llmTimeoutMs, llmFallback } = model;
  return new Settings({
    environment: 'test',
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: `sqlite:${join(dataDir, 'eval.sqlite')}`,
    redisUrl: null,
    jwt: { family: 'secret', secret: 'not used: nothing listens' },
    jwtIssuer: null,
    jwtAudience: null,
    sessionCookie: 'session',
    allowedOrigins: [],
    keyPeppers: [],
    trustProxy: false,
    rateLimitPerMinute: 1,
    quotaDaily: 1,
    quotaWeekly: 1,
    quotaTimeZone: 'Europe/Paris',
    llmProvider,
    llmBaseUrl,
    llmModel,
    llmApiKey,
    llmTimeoutMs,
    llmFallback,
    logLevel: 'error',
  });
}
