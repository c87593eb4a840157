import type {
  AssistantMessage,
  JsonObject,
  Message,
  ModelReply,
  StopReason,
  ToolCall,
  ToolMessage,
} from '../language-model.js';
import { ModelFailure } from '../model-failure.js';
import { countOf, listOf, objectOf, textOf, toldApart, toolCallOf } from './reply-fields.js';

/** The format of "Create a Message" in Anthropic's API reference. */

interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: readonly JsonObject[];
}

/** The system text, which stands outside the turns. */
export function systemText(messages: readonly Message[]): string {
  return messages
    .filter(({ role }) => role === 'system')
    .map(({ text }) => text)
    .join('\n\n');
}

/**
 * Turns of user and assistant by turns: what follows another of the same side joins it, so that all results of one
 * round of tools stand together at the beginning of a user turn, where the protocol wants them.
 */
export function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.role === 'system') continue;
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const content = blocksOf(message);
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, content: [...last.content, ...content] };
    else if (content.length > 0) turns.push({ role, content });
  }
  return turns;
}

/** @throws ModelFailure malformed where there is no content, empty where it says nothing */
export function readMessage(body: JsonObject): ModelReply {
  if (!Array.isArray(body['content'])) throw new ModelFailure('malformed');
  const blocks = listOf(body['content']).map(objectOf);
  const text = blocks
    .filter(({ type }) => type === 'text')
    .map((block) => textOf(block['text']))
    .join('')
    .trim();
  const toolCalls = toldApart(blocks.filter(isToolUse).map(readToolUse));
  const tokensUsed = tokensOf(objectOf(body['usage']));
  const stopReason = stopReasonOf(body['stop_reason'], toolCalls);
  if (text === '' && toolCalls.length === 0 && stopReason !== 'refused')
    throw new ModelFailure('empty', { tokensUsed });
  return {
    role: 'assistant',
    text,
    toolCalls,
    tokensUsed,
    stopReason,
    native: nativeBlocks(blocks, toolCalls),
  };
}

/** The blocks as the provider will see them again: each call by the id of its result, its input an object. */
function nativeBlocks(blocks: readonly JsonObject[], calls: readonly ToolCall[]): JsonObject[] {
  let next = 0;
  return blocks.map((block) => {
    const call = isToolUse(block) ? calls[next++] : undefined;
    return call ? { ...block, id: call.id, input: call.arguments ?? {} } : block;
  });
}

function isToolUse({ type }: JsonObject): boolean {
  return type === 'tool_use';
}

function blocksOf(message: Exclude<Message, { role: 'system' }>): readonly JsonObject[] {
  if (message.role === 'tool') return [toolResult(message)];
  if (message.role === 'assistant') return assistantBlocks(message);
  return textBlocks(message.text);
}

/** An empty text block is refused. */
function textBlocks(text: string): JsonObject[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function toolResult({ callId, text, failed }: ToolMessage): JsonObject {
  const content = textBlocks(text);
  return {
    type: 'tool_result',
    tool_use_id: callId,
    ...(content.length > 0 && { content }),
    ...(failed === true && { is_error: true }),
  };
}

/** Its own blocks where there are any: thinking blocks are signed, and have to stand before the calls they led to. */
function assistantBlocks({ native, text, toolCalls }: AssistantMessage): readonly JsonObject[] {
  if (native !== undefined)
    return listOf(native)
      .map(objectOf)
      .filter((block) => block['type'] !== 'text' || textOf(block['text']).trim() !== '');
  const calls = toolCalls.map(({ id, name, ...call }) => ({
    type: 'tool_use',
    id,
    name,
    input: call.arguments ?? {},
  }));
  return [...textBlocks(text), ...calls];
}

function readToolUse(block: JsonObject): ToolCall {
  const id = textOf(block['id']);
  const name = textOf(block['name']);
  if (id === '' || name === '') throw new ModelFailure('malformed');
  return toolCallOf(id, name, block['input']);
}

/** The values of "Stop reasons", Anthropic's documentation. */
function stopReasonOf(reason: unknown, calls: readonly ToolCall[]): StopReason {
  if (reason === 'refusal') return 'refused';
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length';
  return calls.length > 0 ? 'tool_calls' : 'end';
}

/** What was read from or written to the provider's cache is counted beside `input_tokens`, not in it. */
function tokensOf(usage: JsonObject): number {
  const names = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens', 'output_tokens'];
  return names.reduce((sum, name) => sum + countOf(usage[name]), 0);
}
