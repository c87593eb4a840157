import type { JsonObject, ToolCall } from '../language-model.js';

/** A value of a reply as an object, or an empty one: what a provider sends is not to be relied on. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A count of tokens; 0 where there is none. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** A tool call from what a provider wrote. `input` is the arguments as JSON text, or as the object itself. */
export function toolCallOf(id: string, name: string, input: unknown): ToolCall {
  if (typeof input === 'string') return { id, name, arguments: parsedArguments(input), argumentsText: input };
  return { id, name, arguments: objectOrNull(input ?? {}), argumentsText: JSON.stringify(input ?? {}) };
}

/** Some servers number the calls of each reply alike; two results for one id would not be told apart. */
export function toldApart(calls: readonly ToolCall[]): ToolCall[] {
  const isRepeated = new Set(calls.map(({ id }) => id)).size < calls.length;
  return calls.map((call, index) => (isRepeated ? { ...call, id: `call_${index + 1}` } : call));
}

function parsedArguments(text: string): JsonObject | null {
  if (text.trim() === '') return {};
  try {
    return objectOrNull(JSON.parse(text));
  } catch {
    return null;
  }
}

function objectOrNull(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
