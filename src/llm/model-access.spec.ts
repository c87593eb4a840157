import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Counters } from '../metrics/counters.js';
import { Deadline } from './deadline.js';
import { LanguageModel, type ModelReply, type ModelRequest } from './language-model.js';
import { accessTo } from './llm.module.js';
import { ModelFailure } from './model-failure.js';
import { ScriptedModel, calling, saying } from './scripted.model.js';

const REQUEST: ModelRequest = {
  messages: [{ role: 'user', text: 'Prix du blé ?' }],
  tools: [],
  toolChoice: 'auto',
  maxOutputTokens: 100,
};
const SETTINGS = { llmProvider: 'mistral', llmTimeoutMs: 10_000 } as const;

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(true));

/** Hears nothing of the signal, and never ends. */
class DeafModel extends LanguageModel {
  override async complete(): Promise<ModelReply> {
    return await new Promise(() => {});
  }
}

describe('asking a model', () => {
  it('follows the script, and remembers what was asked at the time', async () => {
    const model = new ScriptedModel(calling(['rank', { top: 3 }]), (request) =>
      saying(`${request.messages.length} messages`),
    );
    const access = accessTo(model, SETTINGS, new Counters());
    const context = { accountId: 'a', deadline: access.deadline() };
    const messages = [...REQUEST.messages];
    const first = await access.ask({ ...REQUEST, messages }, context);
    messages.push(first, { role: 'tool', callId: 'call_1', toolName: 'rank', text: '[]' });
    expect((await access.ask({ ...REQUEST, messages }, context)).text).toBe('3 messages');
    expect(model.requests.map((request) => request.messages.length)).toEqual([1, 3]);
    expect(model.remaining).toBe(0);
    await expect(access.ask(REQUEST, context)).rejects.toThrow('no further step');
  });

  it('ends at the deadline with a model that does not listen, and gives its place back', async () => {
    const access = accessTo(new DeafModel(), SETTINGS, new Counters());
    const asking = access.ask(REQUEST, { accountId: 'a', deadline: Deadline.after(30) });
    await expect(asking).rejects.toMatchObject({ reason: 'timed_out' });
    expect(access.status).toMatchObject({ activeCalls: 0, breaker: 'closed' });
  });

  it('holds a time-out against the provider only where it had half of the time', async () => {
    const access = accessTo(new DeafModel(), { ...SETTINGS, llmTimeoutMs: 60 }, new Counters());
    const timeOut = async (limitMs: number): Promise<void> => {
      const asking = access.ask(REQUEST, { accountId: 'a', deadline: Deadline.after(limitMs) });
      await expect(asking).rejects.toMatchObject({ reason: 'timed_out' });
    };
    for (let count = 0; count < 6; count += 1) await timeOut(10);
    expect(access.status?.breaker).toBe('closed');
    for (let count = 0; count < 5; count += 1) await timeOut(60);
    expect(access.status?.breaker).toBe('open');
  });

  it('counts tokens of replies that were of no use', async () => {
    const counters = new Counters();
    const model = new ScriptedModel(new ModelFailure('empty', { tokensUsed: 7 }), 'hang');
    const access = accessTo(model, SETTINGS, counters);
    const context = { accountId: 'a', deadline: Deadline.after(40) };
    await expect(access.ask(REQUEST, context)).rejects.toMatchObject({ reason: 'empty' });
    await expect(access.ask(REQUEST, context)).rejects.toMatchObject({ reason: 'timed_out' });
    const metrics = await counters.registry.metrics();
    expect(metrics).toContain('llm_tokens_total{provider="mistral"} 7');
    expect(metrics).toContain('llm_call_duration_seconds_count{provider="mistral",outcome="empty"} 1');
  });
});

describe('a failure of the model', () => {
  it('is 503 for the caller of the service, with the provider’s Retry-After', () => {
    const limited = new ModelFailure('rate_limited', { status: 429, retryAfterSeconds: 20 });
    expect(limited.asFailure()).toMatchObject({ kind: 'service_unavailable', retryAfterSeconds: 20 });
    expect(limited.message).toBe('language model: rate_limited (status 429)');
    expect(new ModelFailure('dns', { code: 'ENOTFOUND' }).asFailure().retryAfterSeconds).toBeNull();
  });
});
