import type { JsonObject, ToolCall, ToolDefinition, ToolMessage } from '../../llm/language-model.js';
import { Tool, ToolFault, type ToolContext } from './tools/tool.js';

/** More than the model needs of one call; what is longer is cut where the model can see it. */
const LONGEST_RESULT = 12_000;
const MOST_CALLS = 6;

/** The tools of a conversation: calls by name, faults as data. */
export class ToolBox {
  readonly #tools: ReadonlyMap<string, Tool>;

  constructor(tools: readonly Tool[]) {
    this.#tools = new Map(tools.map((tool) => [tool.definition.name, tool]));
  }

  get definitions(): ToolDefinition[] {
    return [...this.#tools.values()].map((tool) => tool.definition);
  }

  /** One message for each call, in their order. */
  async answer(calls: readonly ToolCall[], context: ToolContext): Promise<ToolMessage[]> {
    const messages: ToolMessage[] = [];
    for (const [index, call] of calls.entries()) {
      const { failed, result } =
        index < MOST_CALLS
          ? await this.#call(call, context)
          : { failed: true, result: { error: 'too many calls' } };
      const text = JSON.stringify(result);
      const cut =
        text.length > LONGEST_RESULT ? `${text.slice(0, LONGEST_RESULT)} … cut: ask for less` : text;
      messages.push({ role: 'tool', callId: call.id, toolName: call.name, text: cut, failed });
    }
    return messages;
  }

  async #call(call: ToolCall, context: ToolContext): Promise<{ failed: boolean; result: JsonObject }> {
    const tool = this.#tools.get(call.name);
    if (!tool)
      return { failed: true, result: { error: `the tools are ${[...this.#tools.keys()].join(', ')}` } };
    if (call.arguments === null)
      return { failed: true, result: { error: 'the arguments are no JSON object' } };
    try {
      return { failed: false, result: await tool.run(call.arguments, context) };
    } catch (thrown) {
      if (!(thrown instanceof ToolFault)) throw thrown;
      return { failed: true, result: { error: thrown.message, ...thrown.help } };
    }
  }
}
