import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../src/config/settings.js';
import { temporaryFolder } from '../support/engines.js';
import { expectFailure } from '../support/expect-failure.js';
import { until } from '../support/process.js';
import { AssistedService } from './assisted-service.js';
import {
  ScriptedModelServer,
  cutOff,
  drip,
  hang,
  huge,
  json,
  raw,
  reset,
  status,
  type Said,
  type Step,
} from './scripted-model.server.js';

const LIMIT_MS = 1_500;
const QUESTION = 'Quelle était la production de blé tendre en France en 2024 ?';
const LOOK_UP: Said = {
  calls: [
    {
      name: 'query',
      args: { products: ['soft-wheat'], measure: 'production', places: ['FR'], from: '2024' },
    },
  ],
};
const GOOD: Said = { text: 'En 2024, la France a produit 25,38 millions de tonnes de blé tendre.' };

const FAILURES: readonly { name: string; steps: readonly Step[] }[] = [
  { name: '401', steps: [status(401, 'bad key')] },
  { name: '403', steps: [status(403, 'no')] },
  { name: '404', steps: [status(404, 'no such model')] },
  { name: '429', steps: [status(429, 'slow down')] },
  { name: '500', steps: [status(500, 'oh')] },
  { name: '529', steps: [status(529, 'overloaded')] },
  {
    name: 'HTML with status 200',
    steps: [raw(200, '<html><body>Welcome to nginx</body></html>', 'text/html')],
  },
  { name: 'malformed JSON', steps: [raw(200, '{"content": [')] },
  { name: 'JSON of another protocol', steps: [json(200, { hello: 'world' })] },
  { name: 'a connection that ends', steps: [reset] },
  { name: 'a reply cut off', steps: [cutOff] },
  { name: 'silence', steps: [hang] },
  { name: 'a reply that drips', steps: [drip] },
  { name: 'a huge reply', steps: [huge(20_000_000)] },
  { name: 'an empty text', steps: [{ text: '' }] },
  { name: 'silence after a tool', steps: [LOOK_UP, hang] },
  { name: '500 after a tool', steps: [LOOK_UP, status(500, 'oh')] },
  { name: 'tools without end', steps: [LOOK_UP, LOOK_UP, LOOK_UP, LOOK_UP, LOOK_UP] },
];

const server = new ScriptedModelServer();
const open: AssistedService[] = [];
let dataDir = '';

async function startService(model: Partial<Settings> = {}): Promise<AssistedService> {
  const service = await AssistedService.start(dataDir, {
    llmProvider: 'anthropic',
    llmBaseUrl: server.baseUrl,
    llmTimeoutMs: LIMIT_MS,
    ...model,
  });
  open.push(service);
  return service;
}

beforeAll(async () => {
  await server.start();
  dataDir = await temporaryFolder();
});
afterAll(async () => {
  for (const service of open) await service.close();
  await server.stop();
});

/** A service that has just spoken with the model, so that no earlier failure stands in the way. */
async function healthy(service: AssistedService, account: string): Promise<string> {
  const key = await service.newKey(account);
  server.script(LOOK_UP, GOOD);
  const reply = await service.ask(key, QUESTION);
  expect(reply.body).toMatchObject({ tokens_used: 240, agent: 'production' });
  return key;
}

describe('a model that fails', () => {
  let service: AssistedService;
  beforeAll(async () => {
    service = await startService();
  }, 180_000);
  afterEach(() => {
    if (service.log.join('').includes('blé tendre')) throw new Error('the log holds a question');
  });

  it.each(FAILURES)('by $name is a prompt 503, and the question is given back', async ({ name, steps }) => {
    const key = await healthy(service, `account ${name}`.replace(/\W/gu, '-'));
    const before = await service.usedToday(key);
    server.script(...steps);
    const started = performance.now();
    const reply = await service.ask(key, QUESTION);
    expectFailure(reply, 503, 'ai_unavailable');
    expect(performance.now() - started).toBeLessThan(LIMIT_MS + 1_000);
    expect(await service.usedToday(key)).toBe(before);
    expect(reply.text).not.toMatch(/nginx|bad key|api-key/u);
  });

  it('passes on when to come back', async () => {
    const key = await healthy(service, 'limited');
    server.script(status(429, 'slow down', { 'retry-after': '17' }));
    const reply = await service.ask(key, QUESTION);
    expectFailure(reply, 503, 'ai_unavailable');
    expect(reply.headers['retry-after']).toBe('17');
  });

  it('is not waited for by a client that hangs up, who has consumed the question', async () => {
    const key = await healthy(service, 'impatient');
    server.script(hang);
    const asking = service.ask(key, QUESTION).timeout(200);
    await expect(asking).rejects.toThrow(/Timeout/u);
    await until(() => server.abandoned === 1, 1_000);
    expect(await service.usedToday(key)).toBe(2);
  });

  it('is left alone once it is known to be dead, is seen so, and is found again', async () => {
    const key = await healthy(service, 'patient');
    await server.stop();
    for (let count = 0; count < 6; count += 1) {
      expectFailure(await service.ask(key, QUESTION), 503, 'ai_unavailable');
    }
    expect(await service.metric('llm_breaker_state')).toBe(2);
    expect(await service.metric('llm_answers_total{ending="failed"}')).toBeGreaterThan(5);
    const ready = await service.ready();
    expect(ready).toMatchObject({
      status: 'ready',
      language_model: { provider: 'anthropic', breaker: 'open' },
    });
    expect(await service.usedToday(key)).toBe(1);
    await server.start();
    server.script();
    await until(async () => {
      server.script(LOOK_UP, GOOD);
      return (await service.ask(key, QUESTION)).status === 200;
    });
  });
});

describe('a model that cannot be reached', () => {
  it.each([
    ['an unknown name', 'http://nobody.invalid'],
    ['TLS where there is none', 'https'],
  ])('for %s is a 503 without loss', async (name, address) => {
    const llmBaseUrl = address === 'https' ? server.baseUrl.replace('http:', 'https:') : address;
    const service = await startService({ llmBaseUrl });
    const key = await service.newKey(`unreachable-${name.length}`);
    expectFailure(await service.ask(key, QUESTION), 503, 'ai_unavailable');
    expect(await service.usedToday(key)).toBe(0);
  });
});

describe('a model with the embedded engine behind it', () => {
  let service: AssistedService;
  let key = '';
  beforeAll(async () => {
    service = await startService({ llmFallback: 'embedded' });
    key = await service.newKey('embedded');
  });

  it.each(FAILURES.slice(0, 4))(
    'fails by $name, and the question is answered without it',
    async ({ steps }) => {
      server.script(...steps);
      const reply = await service.ask(key, QUESTION);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({
        agent: 'production',
        tokens_used: 0,
        data: [{ value: 25376.78 }, {}],
      });
    },
  );

  it('counts the tokens of what came before', async () => {
    server.script(LOOK_UP, hang);
    expect((await service.ask(key, QUESTION)).body).toMatchObject({ agent: 'production', tokens_used: 120 });
    expect(await service.metric('llm_answers_total{ending="fallback"}')).toBe(5);
  });
});
