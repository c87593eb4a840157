import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageModel, Message, ModelRequest } from '../../src/llm/language-model.js';
import { AnthropicProvider } from '../../src/llm/providers/anthropic.provider.js';
import { MistralProvider } from '../../src/llm/providers/mistral.provider.js';
import { OpenAiCompatibleProvider } from '../../src/llm/providers/openai-compatible.provider.js';
import { ScriptedModelServer, json, status } from './scripted-model.server.js';

const server = new ScriptedModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const now = (): Date => new Date('2026-01-02T03:04:05Z');
const signal = AbortSignal.timeout(15_000);
const shared = { model: 'scripted', apiKey: 'a-key-for-tests', now };

const openAi = (): LanguageModel =>
  new OpenAiCompatibleProvider({ ...shared, baseUrl: server.openAiBaseUrl });
const mistral = (): LanguageModel => new MistralProvider({ ...shared, baseUrl: server.baseUrl });
const anthropic = (): LanguageModel => new AnthropicProvider({ ...shared, baseUrl: server.baseUrl });
const PROVIDERS = [
  ['openai-compatible', openAi],
  ['mistral', mistral],
  ['anthropic', anthropic],
] as const;

const PARAMETERS = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] };
const QUESTION: Message[] = [
  { role: 'system', text: 'Answer from the tools alone.' },
  { role: 'user', text: 'Rendement du blé en France ?' },
];

function request(over: Partial<ModelRequest> = {}): ModelRequest {
  return {
    messages: QUESTION,
    tools: [{ name: 'find_series', description: 'Finds series.', parameters: PARAMETERS }],
    toolChoice: 'any',
    maxOutputTokens: 800,
    ...over,
  };
}

describe.each(PROVIDERS)('the provider %s', (name, make) => {
  it('reads text and counts tokens', async () => {
    server.script({ text: ' 73,5 q/ha. ', tokens: [41, 7] });
    expect(await make().complete(request(), signal)).toMatchObject({
      role: 'assistant',
      text: '73,5 q/ha.',
      toolCalls: [],
      tokensUsed: 48,
      stopReason: 'end',
    });
  });

  it('reads several tool calls', async () => {
    server.script({
      calls: [
        { name: 'find_series', args: { place: 'FR' } },
        { name: 'find_series', args: { place: 'DE' } },
      ],
    });
    const { toolCalls, stopReason } = await make().complete(request(), signal);
    expect(toolCalls.map((call) => [call.name, call.arguments])).toEqual([
      ['find_series', { place: 'FR' }],
      ['find_series', { place: 'DE' }],
    ]);
    expect(new Set(toolCalls.map(({ id }) => id)).size).toBe(2);
    expect(stopReason).toBe('tool_calls');
  });

  it('goes through a whole conversation with tools', async () => {
    server.script({ calls: [{ name: 'find_series', args: { place: 'FR' } }] }, { text: 'Voilà.' });
    const model = make();
    const first = await model.complete(request(), signal);
    const result: Message = {
      role: 'tool',
      callId: first.toolCalls[0]?.id ?? '',
      toolName: 'find_series',
      text: '{"value":73.5}',
    };
    const messages = [...QUESTION, first, result];
    const second = await model.complete(request({ messages, toolChoice: 'auto' }), signal);
    expect(second.text).toBe('Voilà.');
    expect(server.asked).toHaveLength(2);
    expect(JSON.stringify(server.asked[1]?.body)).toContain(first.toolCalls[0]?.id);
  });

  it('sends the ceiling of the output and no temperature but zero', async () => {
    server.script({ text: 'x' });
    await make().complete(request({ tools: [] }), signal);
    expect(server.asked[0]?.body).toMatchObject({ model: 'scripted', max_tokens: 800, temperature: 0 });
    expect(server.asked[0]?.body).not.toHaveProperty('tools');
    expect(server.asked[0]?.body).not.toHaveProperty('tool_choice');
  });

  it('learns once that a model takes no temperature', async () => {
    const refusal = status(400, '`temperature` is deprecated for this model.');
    server.script(refusal, { text: 'un' }, { text: 'deux' });
    const model = make();
    expect((await model.complete(request(), signal)).text).toBe('un');
    expect((await model.complete(request(), signal)).text).toBe('deux');
    expect(server.asked.map(({ body }) => 'temperature' in body)).toEqual([true, false, false]);
  });

  it('asks for a tool without forcing it where forcing is refused', async () => {
    server.script(status(400, 'Thinking may not be enabled when tool_choice forces tool use.'), {
      text: 'un',
    });
    await make().complete(request(), signal);
    const choices = server.asked.map(({ body }) => body['tool_choice']);
    expect(choices[1]).toEqual(name === 'anthropic' ? { type: 'auto' } : 'auto');
    expect(choices[0]).not.toEqual(choices[1]);
  });

  it('gives up when the same refusal comes again, or one of something else', async () => {
    const refusal = status(400, 'temperature is not supported');
    server.script(refusal, refusal);
    await expect(make().complete(request(), signal)).rejects.toMatchObject({ reason: 'rejected' });
    expect(server.asked).toHaveLength(2);
    server.script(status(400, `The prompt is too long: temperature is not allowed ${'x'.repeat(500)}`));
    await expect(make().complete(request(), signal)).rejects.toMatchObject({
      reason: 'rejected',
      details: { status: 400, code: 'invalid_request_error' },
    });
    expect(server.asked).toHaveLength(1);
  });

  it('serves calls at once that learn the same thing', async () => {
    const refusing = status(400, 'temperature is deprecated for this model');
    server.script();
    server.otherwise = (asked, response) =>
      'temperature' in asked.body ? refusing(asked, response) : { text: 'accepted' };
    const model = make();
    const replies = await Promise.all([1, 2, 3].map(async () => model.complete(request(), signal)));
    expect(replies.map(({ text }) => text)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(server.asked.length).toBeLessThanOrEqual(6);
  });
});

describe('OpenAI’s chat completions', () => {
  it('are asked for as the reference has it', async () => {
    server.script({ text: 'x' });
    await openAi().complete(request(), signal);
    const [asked] = server.asked;
    expect(asked?.path).toBe('/v1/chat/completions');
    expect(asked?.headers.authorization).toBe('Bearer a-key-for-tests');
    expect(asked?.body).toMatchObject({
      stream: false,
      tool_choice: 'required',
      messages: [
        { role: 'system', content: 'Answer from the tools alone.' },
        { role: 'user', content: 'Rendement du blé en France ?' },
      ],
      tools: [
        {
          type: 'function',
          function: { name: 'find_series', description: 'Finds series.', parameters: PARAMETERS },
        },
      ],
    });
  });

  it('carry no key where none is set', async () => {
    server.script({ text: 'x' });
    const model = new OpenAiCompatibleProvider({ ...shared, apiKey: null, baseUrl: server.openAiBaseUrl });
    await model.complete(request(), signal);
    expect(server.asked[0]?.headers.authorization).toBeUndefined();
  });

  it('take max_completion_tokens where max_tokens is refused', async () => {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.";
    const param = { type: 'invalid_request_error', param: 'max_tokens', code: 'unsupported_parameter' };
    server.script(json(400, { error: { message, ...param } }), { text: 'x' });
    await openAi().complete(request(), signal);
    expect(server.asked[1]?.body).toMatchObject({ max_completion_tokens: 800 });
    expect(server.asked[1]?.body).not.toHaveProperty('max_tokens');
  });

  it('hand back arguments that are no JSON as they are, and do not repeat them to the server', async () => {
    server.script(
      {
        calls: [
          { name: 'find_series', args: '{"place": ' },
          { name: 'find_series', args: '' },
        ],
      },
      { text: 'x' },
    );
    const model = openAi();
    const reply = await model.complete(request(), signal);
    expect(reply.toolCalls.map((call) => [call.arguments, call.argumentsText])).toEqual([
      [null, '{"place": '],
      [{}, ''],
    ]);
    await model.complete(request({ messages: [...QUESTION, reply] }), signal);
    expect(server.messagesOf(1)).toMatchObject([
      {},
      {},
      { tool_calls: [{ function: { arguments: '{}' } }, {}] },
    ]);
  });

  it('give back to the server what it needs to see again', async () => {
    const tool_calls = [
      {
        id: 'x1',
        type: 'function',
        function: { name: 'find_series', arguments: '{}' },
        extra_content: { google: { thought_signature: 'sig' } },
      },
    ];
    const message = { role: 'assistant', content: null, reasoning_content: 'hmm', tool_calls };
    server.script(json(200, { choices: [{ message, finish_reason: 'tool_calls' }] }), { text: 'x' });
    const model = openAi();
    const reply = await model.complete(request(), signal);
    expect(reply.tokensUsed).toBe(0);
    await model.complete(request({ messages: [...QUESTION, reply] }), signal);
    expect(server.messagesOf(1)[2]).toEqual(message);
  });

  it('leave out what the model thought aloud, and tell a refusal and a ceiling', async () => {
    server.script(
      { text: '<think>73? 74?</think>\n73,5' },
      json(200, { choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] }),
      { text: 'coup', stopReason: 'length' },
    );
    const model = openAi();
    expect((await model.complete(request(), signal)).text).toBe('73,5');
    expect(await model.complete(request(), signal)).toMatchObject({ text: '', stopReason: 'refused' });
    expect((await model.complete(request(), signal)).stopReason).toBe('length');
  });
});

describe('Mistral’s chat completions', () => {
  it('force a tool with any, name it in its result, and keep its id', async () => {
    server.script(
      { calls: [{ name: 'find_series', args: { place: 'FR' }, id: 'D681PevKs' }] },
      { text: 'x' },
    );
    const model = mistral();
    const reply = await model.complete(request(), signal);
    const result: Message = { role: 'tool', callId: 'D681PevKs', toolName: 'find_series', text: '{}' };
    await model.complete(request({ messages: [...QUESTION, reply, result] }), signal);
    expect(server.asked[0]).toMatchObject({ path: '/v1/chat/completions', body: { tool_choice: 'any' } });
    expect(server.messagesOf(1).slice(2)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: 'D681PevKs' }] },
      { role: 'tool', tool_call_id: 'D681PevKs', name: 'find_series', content: '{}' },
    ]);
  });

  it('may bring chunks for content and an object for arguments', async () => {
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: '74?' }] },
      { type: 'text', text: '73,5' },
      { type: 'reference', reference_ids: [1] },
      { type: 'text', text: ' q/ha' },
    ];
    const tool_calls = [{ id: 'abc123def', function: { name: 'find_series', arguments: { place: 'FR' } } }];
    server.script(
      json(200, { choices: [{ message: { content, tool_calls }, finish_reason: 'model_length' }] }),
    );
    expect(await mistral().complete(request(), signal)).toMatchObject({
      text: '73,5 q/ha',
      toolCalls: [{ arguments: { place: 'FR' } }],
      stopReason: 'length',
    });
  });
});

describe('Anthropic’s messages', () => {
  it('are asked for as the reference has it', async () => {
    server.script({ text: 'x' });
    await anthropic().complete(request(), signal);
    const [asked] = server.asked;
    expect(asked?.path).toBe('/v1/messages');
    expect(asked?.headers).toMatchObject({
      'x-api-key': 'a-key-for-tests',
      'anthropic-version': '2023-06-01',
    });
    expect(asked?.headers.authorization).toBeUndefined();
    expect(asked?.body).toMatchObject({
      system: 'Answer from the tools alone.',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Rendement du blé en France ?' }] }],
      tools: [{ name: 'find_series', description: 'Finds series.', input_schema: PARAMETERS }],
      tool_choice: { type: 'any' },
      thinking: { type: 'disabled' },
    });
  });

  it('bring all results of one round in one turn, in front, errors marked', async () => {
    server.script({ text: 'x' });
    const call = (id: string): { id: string; name: string; arguments: {}; argumentsText: string } => ({
      id,
      name: 'find_series',
      arguments: {},
      argumentsText: '{}',
    });
    await anthropic().complete(
      request({
        messages: [
          ...QUESTION,
          { role: 'assistant', text: ' ', toolCalls: [call('t1'), call('t2')] },
          { role: 'tool', callId: 't1', toolName: 'find_series', text: '{}' },
          { role: 'tool', callId: 't2', toolName: 'find_series', text: 'unknown place', failed: true },
          { role: 'user', text: 'Continue.' },
        ],
      }),
      signal,
    );
    expect(server.messagesOf(0).slice(1)).toEqual([
      {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 't1', name: 'find_series', input: {} },
          { type: 'tool_use', id: 't2', name: 'find_series', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text: '{}' }] },
          {
            type: 'tool_result',
            tool_use_id: 't2',
            content: [{ type: 'text', text: 'unknown place' }],
            is_error: true,
          },
          { type: 'text', text: 'Continue.' },
        ],
      },
    ]);
  });

  it('go on with signed thinking blocks as they came, where thinking cannot be switched off', async () => {
    const content = [
      { type: 'thinking', thinking: '', signature: 'sig' },
      { type: 'text', text: '' },
      { type: 'tool_use', id: 't1', name: 'find_series', input: { place: 'FR' } },
    ];
    const usage = {
      input_tokens: 5,
      cache_read_input_tokens: 90,
      cache_creation_input_tokens: 1,
      output_tokens: 4,
    };
    server.script(
      status(400, '"thinking.type.disabled" is not supported for this model.'),
      json(200, { content, stop_reason: 'tool_use', usage }),
      { text: 'x' },
    );
    const model = anthropic();
    const reply = await model.complete(request(), signal);
    expect(reply).toMatchObject({ text: '', tokensUsed: 100, stopReason: 'tool_calls' });
    await model.complete(request({ messages: [...QUESTION, reply] }), signal);
    expect(server.asked.map(({ body }) => 'thinking' in body)).toEqual([true, false, false]);
    expect(server.messagesOf(2)[1]).toEqual({
      role: 'assistant',
      content: [content[0], content[2]],
    });
  });

  it('tell a refusal and a ceiling', async () => {
    server.script(json(200, { content: [], stop_reason: 'refusal', usage: {} }), {
      text: 'coup',
      stopReason: 'max_tokens',
    });
    expect(await anthropic().complete(request(), signal)).toMatchObject({ text: '', stopReason: 'refused' });
    expect((await anthropic().complete(request(), signal)).stopReason).toBe('length');
  });
});
