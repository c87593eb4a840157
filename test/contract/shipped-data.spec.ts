import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { AppModule } from '../../src/app.module.js';
import { setUp } from '../../src/app.setup.js';
import { prepareData } from '../../src/first-start.js';
import { KeysService } from '../../src/keys/keys.service.js';
import { temporaryFolder } from '../support/engines.js';
import { testSettings } from '../support/test-settings.js';
import { apiDocument, type Media } from './api-document.js';
import { expectDocumented } from './expect-documented.js';

const REQUESTS = examplesOf(apiDocument.paths['/api/v1/chat']?.post?.requestBody?.content);
const REPLIES = examplesOf(apiDocument.paths['/api/v1/chat']?.post?.responses[200]?.content);

/** The whole service over the figures and texts that it is shipped with: what the document shows is what it answers. */
describe('the document’s questions, asked', () => {
  let app: NestExpressApplication;
  let url: string;
  let key: string;

  beforeAll(async () => {
    const dataDir = await temporaryFolder();
    const settings = testSettings({
      dataDir,
      databaseUrl: `sqlite:${dataDir}/shipped.sqlite`,
      logLevel: 'silent',
    });
    app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings), {
      logger: false,
      bodyParser: false,
    });
    setUp(app);
    await app.init();
    await prepareData(app);
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
    await app.get(AccountsService).set('acme', 'enterprise', {});
    ({ key } = await app.get(KeysService).create('acme', 'Contrat'));
  }, 180_000);
  afterAll(() => app.close());

  it('shows a reply to each', () => {
    expect(Object.keys(REPLIES)).toEqual(Object.keys(REQUESTS));
    expect(Object.keys(REPLIES).length).toBeGreaterThan(2);
  });

  it.each(Object.entries(REQUESTS))('%s', async (name, question) => {
    const reply = await request(url).post('/api/v1/chat').set('X-API-Key', key).send(question);
    expectDocumented('post /api/v1/chat', 200, reply);
    const shown = REPLIES[name];
    expect({ ...reply.body, ...wording(shown) }).toEqual(shown);
    expect(typeof reply.body.answer).toBe('string');
  });

  it('is ready', async () => {
    expectDocumented('get /readyz', 200, await request(url).get('/readyz'));
  });
});

function examplesOf(content: Record<string, Media> = {}): Record<string, Record<string, unknown>> {
  const examples = Object.entries(content['application/json']?.examples ?? {});
  return Object.fromEntries(examples.map(([name, { value }]) => [name, Object(value)]));
}

/** What may change without the document becoming untrue: the words, the time, and the digits of a forecast. */
function wording(shown: Record<string, unknown> | undefined): Record<string, unknown> {
  const { answer, response_time_ms, data } = shown ?? {};
  const isForecast = JSON.stringify(data).includes('"kind":"forecast"');
  return { answer, response_time_ms, ...(isForecast && { data }) };
}
