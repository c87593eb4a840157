import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClockModule } from '../../src/common/clock.module.js';
import { ConfigModule } from '../../src/config/config.module.js';
import type { Settings } from '../../src/config/settings.js';
import { Admission } from '../../src/llm/admission.js';
import { CircuitBreaker } from '../../src/llm/circuit-breaker.js';
import type { ModelRequest } from '../../src/llm/language-model.js';
import { LlmMetrics } from '../../src/llm/llm.metrics.js';
import { LlmModule } from '../../src/llm/llm.module.js';
import { ModelAccess } from '../../src/llm/model-access.js';
import { configuredModel } from '../../src/llm/model-providers.js';
import { Counters } from '../../src/metrics/counters.js';
import { testSettings } from '../support/test-settings.js';
import { ScriptedModelServer, drip, hang, status } from './scripted-model.server.js';

const LIMIT_MS = 1_000;
const REQUEST: ModelRequest = {
  messages: [{ role: 'user', text: 'Prix du blé ?' }],
  tools: [],
  toolChoice: 'auto',
  maxOutputTokens: 100,
};

/** A new one for each test, as calls that were given up can still be on their way. */
let server: ScriptedModelServer;
const logged: unknown[] = [];

beforeEach(async () => {
  server = new ScriptedModelServer();
  await server.start();
  logged.length = 0;
  const log = (message: unknown): number => logged.push(message);
  Logger.overrideLogger({ log, warn: log, error: log, debug: log });
});
afterEach(async () => {
  Logger.overrideLogger(true);
  await server.stop();
});

function settings(over: Partial<Settings> = {}): Settings {
  return testSettings({
    databaseUrl: 'sqlite::memory:',
    llmProvider: 'anthropic',
    llmModel: 'scripted',
    llmBaseUrl: server.baseUrl,
    llmApiKey: 'a-key-for-tests',
    llmTimeoutMs: LIMIT_MS,
    ...over,
  });
}

/** Access with small limits, and a clock of the breaker that goes on when it is told to. */
function smallAccess() {
  let nowMs = 0;
  const counters = new Counters();
  const model = configuredModel(settings(), () => new Date());
  if (model === null) throw new Error('the settings name a model');
  const access = new ModelAccess(
    {
      model,
      provider: 'anthropic',
      breaker: new CircuitBreaker(
        { failures: 3, firstCoolDownMs: 1_000, longestCoolDownMs: 60_000 },
        () => nowMs,
      ),
      admission: new Admission({ active: 2, activePerAccount: 1, queued: 2, queuedPerAccount: 1 }),
      metrics: new LlmMetrics(counters, 'anthropic'),
    },
    LIMIT_MS,
  );
  const ask = async (accountId = 'a', signal?: AbortSignal) =>
    access.ask(REQUEST, { accountId, deadline: access.deadline(), ...(signal && { signal }) });
  const advance = (ms: number): void => {
    nowMs += ms;
  };
  return { access, ask, advance, counters };
}

async function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  return await promise.then(
    () => 'ok',
    (thrown: unknown) => (thrown instanceof Error && 'reason' in thrown ? thrown.reason : thrown),
  );
}

describe('access to a language model', () => {
  it('gives the reply and counts its tokens', async () => {
    const { ask, counters } = smallAccess();
    server.script({ text: '210 €/t', tokens: [30, 5] });
    expect(await ask()).toMatchObject({ text: '210 €/t', tokensUsed: 35 });
    const metrics = await counters.registry.metrics();
    expect(metrics).toContain('llm_tokens_total{provider="anthropic"} 35');
    expect(metrics).toContain('llm_call_duration_seconds_count{provider="anthropic",outcome="ok"} 1');
  });

  it('tells the log why there is no reply, and neither key nor question', async () => {
    const { ask } = smallAccess();
    server.script(status(401, 'a-key-for-tests is wrong'));
    expect(await reasonOf(ask())).toBe('unauthorised');
    const log = JSON.stringify(logged);
    expect(log).toContain('language model: unauthorised (status 401');
    expect(log).not.toContain('a-key-for-tests');
    expect(log).not.toContain('Prix du blé');
  });

  it('stops asking a dead provider, tries again, and recovers by itself', async () => {
    const { access, ask, advance, counters } = smallAccess();
    await server.stop();
    for (let count = 0; count < 3; count += 1) expect(await reasonOf(ask())).toBe('connection_refused');
    expect(access.status).toMatchObject({ breaker: 'open', retryInSeconds: 1 });
    expect(await counters.registry.metrics()).toContain('llm_breaker_state 2');

    await server.start();
    server.script();
    server.otherwise = { text: 'vivant' };
    await expect(ask()).rejects.toMatchObject({ reason: 'breaker_open', details: { retryAfterSeconds: 1 } });
    expect(server.asked).toHaveLength(0);

    advance(1_000);
    expect((await ask()).text).toBe('vivant');
    expect(access.status).toMatchObject({ breaker: 'closed', retryInSeconds: 0 });
    expect(await counters.registry.metrics()).toContain('llm_breaker_state 0');
  });

  it('lets one call alone test a provider that was dead', async () => {
    const { access, ask, advance } = smallAccess();
    server.script(status(500, 'x'), status(500, 'x'), status(500, 'x'), hang);
    for (let count = 0; count < 3; count += 1) expect(await reasonOf(ask())).toBe('server_error');
    advance(1_000);
    const trial = reasonOf(ask('a'));
    await expect.poll(() => access.status?.breaker).toBe('half-open');
    expect(await reasonOf(ask('b'))).toBe('breaker_open');
    expect(await trial).toBe('timed_out');
    expect(access.status).toMatchObject({ breaker: 'open', retryInSeconds: 2 });
    expect(server.asked).toHaveLength(4);
  });

  it('waits as long as a provider asks for that turned away too many calls', async () => {
    const { access, ask } = smallAccess();
    server.script();
    server.otherwise = status(429, 'slow down', { 'retry-after': '20' });
    for (let count = 0; count < 3; count += 1) await reasonOf(ask());
    expect(access.status).toMatchObject({ breaker: 'open', retryInSeconds: 20 });
  });

  it('does not hold against the provider what the question or the caller did', async () => {
    const { access, ask } = smallAccess();
    server.script();
    server.otherwise = status(400, 'this prompt is too long');
    for (let count = 0; count < 6; count += 1) expect(await reasonOf(ask())).toBe('rejected');
    server.otherwise = { text: '' };
    for (let count = 0; count < 6; count += 1) expect(await reasonOf(ask())).toBe('empty');
    server.otherwise = hang;
    for (let count = 0; count < 4; count += 1)
      expect(await reasonOf(ask('a', AbortSignal.timeout(20)))).toBe('aborted');
    expect(access.status).toMatchObject({ breaker: 'closed', activeCalls: 0 });
  });

  it('ends within the limit of the question, waiting included, and gives the place back', async () => {
    const { access, ask } = smallAccess();
    server.script(drip);
    server.otherwise = hang;
    const started = performance.now();
    const calls = [ask('a'), ask('a'), ask('b'), ask('c')].map(reasonOf);
    expect(access.status).toMatchObject({ activeCalls: 2, queuedCalls: 2 });
    expect(await Promise.all(calls)).toEqual(['timed_out', 'timed_out', 'timed_out', 'timed_out']);
    expect(performance.now() - started).toBeLessThan(LIMIT_MS + 1_500);
    expect(access.status).toMatchObject({ activeCalls: 0, queuedCalls: 0 });
  });

  it('shares one deadline over the calls of a question', async () => {
    const { access } = smallAccess();
    server.script({ text: 'un' }, hang);
    const context = { accountId: 'a', deadline: access.deadline() };
    await access.ask(REQUEST, context);
    await new Promise((resolve) => setTimeout(resolve, LIMIT_MS / 2));
    const started = performance.now();
    expect(await reasonOf(access.ask(REQUEST, context))).toBe('timed_out');
    expect(performance.now() - started).toBeLessThan(LIMIT_MS * 0.9);
    expect(await reasonOf(access.ask(REQUEST, context))).toBe('timed_out');
    expect(server.asked).toHaveLength(2);
  });

  it('turns away what neither a place nor the queue has room for', async () => {
    const { ask } = smallAccess();
    server.script();
    server.otherwise = hang;
    const calls = ['a', 'b', 'c', 'd', 'e'].map(async (account) => reasonOf(ask(account)));
    expect(await calls.at(-1)).toBe('queue_full');
    expect((await Promise.all(calls)).filter((reason) => reason === 'queue_full')).toHaveLength(1);
  });

  it('lets go of the provider when the client hangs up', async () => {
    const { ask } = smallAccess();
    server.script(drip);
    const client = new AbortController();
    const call = reasonOf(ask('a', client.signal));
    await expect.poll(() => server.asked.length).toBe(1);
    client.abort();
    expect(await call).toBe('aborted');
    await expect.poll(() => server.abandoned).toBe(1);
  });
});

describe('the module', () => {
  async function accessOf(chosen: Settings): Promise<ModelAccess> {
    const module = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(chosen), ClockModule, LlmModule],
    }).compile();
    return module.get(ModelAccess);
  }

  it('has no model where none is configured', async () => {
    const access = await accessOf(settings({ llmProvider: 'none' }));
    expect([access.enabled, access.status]).toEqual([false, null]);
    const asking = access.ask(REQUEST, { accountId: 'a', deadline: access.deadline() });
    await expect(asking).rejects.toThrow('no language model is configured');
  });

  it('has the model that is configured', async () => {
    const access = await accessOf(settings());
    server.script({ text: 'oui' });
    expect(access.enabled).toBe(true);
    const reply = await access.ask(REQUEST, { accountId: 'a', deadline: access.deadline() });
    expect(reply.text).toBe('oui');
    expect(access.status).toEqual({
      provider: 'anthropic',
      breaker: 'closed',
      retryInSeconds: 0,
      activeCalls: 0,
      queuedCalls: 0,
    });
  });

  it('does not start with settings that no call could succeed with', async () => {
    const starting = accessOf(settings({ llmBaseUrl: null, llmApiKey: null }));
    await expect(starting).rejects.toMatchObject({
      faults: ['LLM_API_KEY is required with LLM_PROVIDER=anthropic'],
    });
  });
});
