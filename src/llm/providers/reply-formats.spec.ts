import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelReply } from '../language-model.js';
import { ModelFailure } from '../model-failure.js';
import { chatMessages, readChatReply } from './chat-completions.format.js';
import { readMessage, turnsOf } from './messages.format.js';

/** JSON of the right shape more often than chance would have it. */
const anything = fc.jsonValue();
const chatBody = fc.record({
  choices: fc.oneof(
    anything,
    fc.array(
      fc.record({
        finish_reason: fc.oneof(anything, fc.constantFrom('stop', 'length', 'tool_calls', 'content_filter')),
        message: fc.oneof(
          anything,
          fc.record({
            content: fc.oneof(anything, fc.string()),
            refusal: anything,
            tool_calls: fc.array(
              fc.record({
                id: anything,
                function: fc.record({
                  name: fc.oneof(fc.string(), anything),
                  arguments: fc.oneof(fc.json(), anything),
                }),
              }),
            ),
          }),
        ),
      }),
    ),
  ),
  usage: fc.oneof(anything, fc.record({ prompt_tokens: anything, completion_tokens: fc.nat() })),
});
const messageBody = fc.record({
  content: fc.oneof(
    anything,
    fc.array(
      fc.oneof(
        anything,
        fc.record({ type: fc.constant('text'), text: fc.oneof(fc.string(), anything) }),
        fc.record({ type: fc.constant('tool_use'), id: fc.string(), name: fc.string(), input: anything }),
      ),
    ),
  ),
  stop_reason: fc.oneof(anything, fc.constantFrom('end_turn', 'refusal', 'max_tokens', 'tool_use')),
  usage: fc.oneof(anything, fc.record({ input_tokens: anything, output_tokens: fc.nat() })),
});

/** What a reader did that its contract does not allow. */
function faultsOf(read: () => ModelReply): string[] {
  try {
    const { text, toolCalls, tokensUsed, stopReason } = read();
    const faults = {
      'says nothing': text === '' && toolCalls.length === 0 && stopReason !== 'refused',
      'a call without a name': toolCalls.some(({ id, name }) => id === '' || name === ''),
      'one id twice': new Set(toolCalls.map(({ id }) => id)).size < toolCalls.length,
      'no count of tokens': !Number.isSafeInteger(tokensUsed) || tokensUsed < 0,
    };
    return Object.entries(faults).flatMap(([what, isSo]) => (isSo ? [what] : []));
  } catch (thrown) {
    const isPromised = thrown instanceof ModelFailure && /^(?:malformed|empty)$/.test(thrown.reason);
    return isPromised ? [] : [String(thrown)];
  }
}

describe.each([
  ['chat completion', chatBody, readChatReply],
  ['message', messageBody, readMessage],
] as const)('any %s', (_name, body, read) => {
  it('is a reply that says something, or a failure', () => {
    fc.assert(
      fc.property(body, (each) => {
        expect(faultsOf(() => read({ ...each }))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('calls that a server numbers alike', () => {
  it('are told apart in a message, and in the turn that goes back', () => {
    const block = { type: 'tool_use', id: 'same', name: 'rank', input: ['no object'] };
    const reply = readMessage({ content: [block, { type: 'text', text: 'Un.' }, block] });
    expect(reply.toolCalls.map(({ id }) => id)).toEqual(['call_1', 'call_2']);
    const [turn] = turnsOf([reply]);
    expect(turn?.content).toEqual([
      { type: 'tool_use', id: 'call_1', name: 'rank', input: {} },
      { type: 'text', text: 'Un.' },
      { type: 'tool_use', id: 'call_2', name: 'rank', input: {} },
    ]);
  });

  it('are told apart in a chat completion, and in the turn that goes back', () => {
    const call = { id: 'same', function: { name: 'rank', arguments: '[' } };
    const reply = readChatReply({ choices: [{ message: { tool_calls: [call, call] } }] });
    expect(reply.toolCalls.map(({ id }) => id)).toEqual(['call_1', 'call_2']);
    expect(chatMessages([reply], { namesToolResults: false })).toMatchObject([
      { tool_calls: [{ id: 'call_1' }, { id: 'call_2', function: { arguments: '{}' } }] },
    ]);
  });
});

describe('a conversation without the provider’s own turns', () => {
  const calls = [{ id: 'c1', name: 'rank', arguments: { top: 3 }, argumentsText: '{"top":3}' }];

  it('is written anew as chat completions', () => {
    const written = chatMessages(
      [
        { role: 'assistant', text: '', toolCalls: calls },
        { role: 'tool', callId: 'c1', toolName: 'rank', text: '[]' },
        { role: 'assistant', text: 'Rien.', toolCalls: [] },
      ],
      { namesToolResults: false },
    );
    const call = { id: 'c1', type: 'function', function: { name: 'rank', arguments: '{"top":3}' } };
    expect(written).toEqual([
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c1', content: '[]' },
      { role: 'assistant', content: 'Rien.' },
    ]);
  });

  it('is written as turns of two sides that alternate, whatever it holds', () => {
    const message = fc.oneof(
      fc.record({ role: fc.constantFrom('system' as const, 'user' as const), text: fc.string() }),
      fc.record({
        role: fc.constant('assistant' as const),
        text: fc.string(),
        toolCalls: fc.constantFrom([], calls),
      }),
      fc.record({
        role: fc.constant('tool' as const),
        callId: fc.string(),
        toolName: fc.string(),
        text: fc.string(),
      }),
    );
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        const turns = turnsOf(messages);
        const repeats = turns.filter(({ role }, index) => turns[index - 1]?.role === role);
        const blank = turns.flatMap(({ content }) => content).filter((block) => block['text'] === '');
        expect([repeats, blank]).toEqual([[], []]);
        expect(turns.every(({ content }) => content.length > 0)).toBe(true);
      }),
    );
  });
});
