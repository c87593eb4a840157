import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { AppModule } from '../../src/app.module.js';
import { setUp } from '../../src/app.setup.js';
import { ServiceLogger } from '../../src/common/logging/service-logger.js';
import type { Settings } from '../../src/config/settings.js';
import { prepareData } from '../../src/first-start.js';
import { KeysService } from '../../src/keys/keys.service.js';
import { testSettings } from '../support/test-settings.js';

export const MODEL_KEY = 'a-model-key-that-only-these-tests-use';

/** The whole service over the figures and texts that it is shipped with, and a language model. */
export class AssistedService {
  private constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
    readonly log: readonly string[],
  ) {}

  /** @param dataDir where the first one loads the figures, and others find them */
  static async start(dataDir: string, model: Partial<Settings>): Promise<AssistedService> {
    const log: string[] = [];
    const settings = testSettings({
      dataDir,
      databaseUrl: `sqlite:${dataDir}/assisted.sqlite`,
      llmModel: 'scripted',
      llmApiKey: MODEL_KEY,
      ...model,
    });
    const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings), {
      logger: new ServiceLogger('debug', { write: (line) => void log.push(line) }),
      bodyParser: false,
    });
    setUp(app);
    await app.init();
    await prepareData(app);
    await app.listen(0, '127.0.0.1');
    return new AssistedService(app, await app.getUrl(), log);
  }

  async close(): Promise<void> {
    await this.app.close();
  }

  async newKey(account: string): Promise<string> {
    await this.app.get(AccountsService).set(account, 'enterprise', {});
    return (await this.app.get(KeysService).create(account, 'Test')).key;
  }

  ask(key: string, question: string, lang = 'fr'): request.Test {
    return request(this.url).post('/api/v1/chat').set('X-API-Key', key).send({ question, lang });
  }

  async usedToday(key: string): Promise<unknown> {
    const { body } = await request(this.url).get('/api/v1/usage').set('X-API-Key', key);
    return body.day.used;
  }

  async ready(): Promise<unknown> {
    return (await request(this.url).get('/readyz')).body;
  }

  async metric(line: string): Promise<number> {
    const { text } = await request(this.url).get('/metrics');
    const found = text.split('\n').find((one) => one.startsWith(`${line} `));
    return Number(found?.split(' ').at(-1) ?? 0);
  }
}
