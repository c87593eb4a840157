import type { JsonObject, ToolDefinition } from '../../../llm/language-model.js';
import type { Inquiry } from '../../agent.js';
import type { Ledger } from '../ledger.js';

/** What a tool works for: one question, and the book of what was found for it. */
export interface ToolContext {
  readonly inquiry: Inquiry;
  readonly ledger: Ledger;
}

/** Something that a language model may ask for. What a tool finds goes into the ledger; the model sees a short form. */
export abstract class Tool {
  abstract readonly definition: ToolDefinition;

  /**
   * What the model is told.
   * @throws ToolFault where the arguments are of no use; its message goes back to the model
   */
  abstract run(given: JsonObject, context: ToolContext): Promise<JsonObject>;
}

/** Why a call of a tool gave nothing, in words that help the model to call it better. */
export class ToolFault extends Error {
  constructor(
    message: string,
    readonly help: JsonObject = {},
  ) {
    super(message);
    this.name = 'ToolFault';
  }
}

/** The JSON Schema of an object with these members and no others. */
export function objectSchema(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { type: 'object', properties, required, additionalProperties: false };
}
