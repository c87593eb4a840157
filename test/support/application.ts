import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { AnsweringService } from '../../src/agents/answering.service.js';
import { AppModule } from '../../src/app.module.js';
import { setUp } from '../../src/app.setup.js';
import { Clock } from '../../src/common/clock.js';
import { ServiceLogger } from '../../src/common/logging/service-logger.js';
import type { Settings } from '../../src/config/settings.js';
import { FixedAnswering } from './fixed-answering.js';
import { sessionToken } from './session-tokens.js';
import { SettableClock } from './settable-clock.js';
import { PEPPER, JWT_SECRET, testSettings } from './test-settings.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options' | 'trace';

/** The whole service, listening on a port of its own, with only clock and agents replaced. */
export class TestApplication {
  /** What must never stand in a log line; suites add the keys, tokens and questions that they make. */
  readonly secrets = new Set<string>([PEPPER, JWT_SECRET]);
  #closed = false;

  private constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
    readonly clock: SettableClock,
    readonly answering: FixedAnswering,
    readonly log: string[],
  ) {}

  static async start(
    over: Partial<Settings> & Pick<Settings, 'databaseUrl'>,
    clock = new SettableClock(),
  ): Promise<TestApplication> {
    const settings = testSettings(over);
    const answering = new FixedAnswering();
    const log: string[] = [];
    const module = await Test.createTestingModule({ imports: [AppModule.forRoot(settings)] })
      .setLogger(new ServiceLogger(settings.logLevel, { write: (line) => void log.push(line) }))
      .overrideProvider(Clock)
      .useValue(clock)
      .overrideProvider(AnsweringService)
      .useValue(answering)
      .compile();
    const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false });
    setUp(app);
    await app.listen(settings.port, settings.host);
    return new TestApplication(app, await app.getUrl(), clock, answering, log);
  }

  call(method: Method, path: string): request.Test {
    return request(this.url)[method](path);
  }

  /** A question by API key. */
  ask(key: string, body: object | string = { question: 'Quel est le prix du blé ?' }): request.Test {
    return this.call('post', '/api/v1/chat').set('X-API-Key', key).send(body);
  }

  /** A call with the session of an Enterprise account. */
  as(account: string, method: Method, path: string, claims: Record<string, unknown> = {}): request.Test {
    const token = sessionToken(account, claims);
    this.secrets.add(token);
    return this.call(method, path).set('Authorization', `Bearer ${token}`);
  }

  /** Makes a key through the API. */
  async newKey(account = 'acme', name?: string): Promise<{ id: string; key: string }> {
    const reply = await this.as(account, 'post', '/api/v1/keys').send(name === undefined ? {} : { name });
    if (reply.status !== 200) throw new Error(`no key was made: ${reply.text}`);
    const { id, key }: { id: string; key: string } = reply.body;
    this.secrets.add(key);
    return { id, key };
  }

  logged(): Record<string, unknown>[] {
    return this.log.map((line): Record<string, unknown> => JSON.parse(line));
  }

  /** Closes the service and holds its log to the promise that no secret and no question is in it. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.app.close();
    const text = this.log.join('');
    for (const { question } of this.answering.asked) if (question.length > 8) this.secrets.add(question);
    const told = [...this.secrets].filter((secret) => text.includes(secret));
    if (told.length > 0) throw new Error(`in the log: ${told.join(', ')}`);
  }
}
