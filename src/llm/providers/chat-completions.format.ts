import type {
  AssistantMessage,
  JsonObject,
  Message,
  ModelReply,
  StopReason,
  ToolCall,
  ToolDefinition,
} from '../language-model.js';
import { ModelFailure } from '../model-failure.js';
import { countOf, listOf, objectOf, textOf, toldApart, toolCallOf } from './reply-fields.js';

/**
 * The format of "Create chat completion" in OpenAI's API reference, which Mistral's "Chat completion" and most other
 * servers share.
 */

/** How a provider wants a tool's result; Mistral asks for the tool's name as well. */
export interface ChatWriting {
  readonly namesToolResults: boolean;
}

export function chatMessages(messages: readonly Message[], writing: ChatWriting): JsonObject[] {
  return messages.map((message) => chatMessage(message, writing));
}

export function chatTools(tools: readonly ToolDefinition[]): JsonObject[] {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  }));
}

/**
 * The reply in the first choice.
 * @throws ModelFailure malformed where there is none, empty where it holds nothing
 */
export function readChatReply(body: JsonObject): ModelReply {
  const choice = objectOf(listOf(body['choices'])[0]);
  if (typeof choice['message'] !== 'object' || choice['message'] === null)
    throw new ModelFailure('malformed');
  const message = objectOf(choice['message']);
  const raw = listOf(message['tool_calls']).map(objectOf);
  const toolCalls = toldApart(raw.map(readToolCall));
  const text = spokenText(message['content']);
  const tokensUsed = tokensOf(objectOf(body['usage']));
  const declined = textOf(message['refusal']) !== '' || choice['finish_reason'] === 'content_filter';
  if (text === '' && toolCalls.length === 0 && !declined) throw new ModelFailure('empty', { tokensUsed });
  const stopReason = declined ? 'refused' : stopReasonOf(choice['finish_reason'], toolCalls);
  const native = nativeTurn(message, raw, toolCalls);
  return { role: 'assistant', text, toolCalls, tokensUsed, stopReason, native };
}

function chatMessage(message: Message, { namesToolResults }: ChatWriting): JsonObject {
  if (message.role === 'assistant') return assistantTurn(message);
  if (message.role !== 'tool') return { role: message.role, content: message.text };
  const name = namesToolResults ? { name: message.toolName } : {};
  return { role: 'tool', tool_call_id: message.callId, ...name, content: message.text };
}

function assistantTurn({ native, text, toolCalls }: AssistantMessage): JsonObject {
  if (native !== undefined) return objectOf(native);
  if (toolCalls.length === 0) return { role: 'assistant', content: text };
  const calls = toolCalls.map(({ id, name, ...call }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(call.arguments ?? {}) },
  }));
  return { role: 'assistant', content: text || null, tool_calls: calls };
}

function readToolCall(raw: JsonObject, index: number): ToolCall {
  const called = objectOf(raw['function']);
  const name = textOf(called['name']);
  if (name === '') throw new ModelFailure('malformed');
  return toolCallOf(textOf(raw['id']) || `call_${index + 1}`, name, called['arguments']);
}

/**
 * The turn as the provider will see it again: its own fields of each call (Gemini signs them) and the reasoning that
 * DeepSeek asks to have back. Arguments that are no JSON become `{}`, over which other servers stumble.
 */
function nativeTurn(message: JsonObject, raw: readonly JsonObject[], calls: readonly ToolCall[]): JsonObject {
  const tool_calls = raw.map((call, index) => {
    const isReadable = calls[index]?.arguments !== null;
    const called = objectOf(call['function']);
    return {
      type: 'function',
      ...call,
      id: calls[index]?.id,
      function: { ...called, arguments: isReadable ? (called['arguments'] ?? '{}') : '{}' },
    };
  });
  const reasoning = textOf(message['reasoning_content']);
  return {
    role: 'assistant',
    content: message['content'] ?? (calls.length > 0 ? null : ''),
    ...(reasoning !== '' && { reasoning_content: reasoning }),
    ...(calls.length > 0 && { tool_calls }),
  };
}

/** Text alone, or the text parts of a list of parts (Mistral's chunks: text, thinking, reference …). */
function spokenText(content: unknown): string {
  if (typeof content === 'string') return withoutThoughts(content).trim();
  const parts = listOf(content).map(objectOf);
  return parts
    .filter(({ type }) => type === 'text')
    .map((part) => textOf(part['text']))
    .join('')
    .trim();
}

/** Servers without a parser for it leave what the model thinks in front of what it says. */
function withoutThoughts(text: string): string {
  if (!text.trimStart().startsWith('<think>')) return text;
  const end = text.indexOf('</think>');
  return end === -1 ? '' : text.slice(end + '</think>'.length);
}

function stopReasonOf(finishReason: unknown, calls: readonly ToolCall[]): StopReason {
  if (finishReason === 'length' || finishReason === 'model_length') return 'length';
  return calls.length > 0 ? 'tool_calls' : 'end';
}

function tokensOf(usage: JsonObject): number {
  return countOf(usage['prompt_tokens']) + countOf(usage['completion_tokens']);
}
