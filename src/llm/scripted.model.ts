import { unlessAborted } from './deadline.js';
import { type JsonObject, LanguageModel, type ModelReply, type ModelRequest } from './language-model.js';
import { ModelFailure } from './model-failure.js';

/** One step of a script: a reply, a failure, what a look at the request gives, or silence until the signal. */
export type ScriptedStep =
  ModelReply | ModelFailure | ((request: ModelRequest) => ModelReply | ModelFailure) | 'hang';

/** A model that says what it was told to, step by step, and remembers what it was asked. For tests. */
export class ScriptedModel extends LanguageModel {
  readonly requests: ModelRequest[] = [];
  readonly #steps: ScriptedStep[];

  constructor(...steps: ScriptedStep[]) {
    super();
    this.#steps = steps;
  }

  /** Steps that nobody has asked for yet. */
  get remaining(): number {
    return this.#steps.length;
  }

  /** @throws Error where the script has come to its end */
  override async complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    this.requests.push({ ...request, messages: [...request.messages] });
    const step = this.#steps.shift();
    if (step === undefined) throw new Error('the script of the model has no further step');
    if (step === 'hang') return await unlessAborted(signal, new Promise<never>(() => {}));
    const outcome = typeof step === 'function' ? step(request) : step;
    if (outcome instanceof ModelFailure) throw outcome;
    return await unlessAborted(signal, Promise.resolve(outcome));
  }
}

/** A reply of text. */
export function saying(text: string, tokensUsed = 10): ModelReply {
  return { role: 'assistant', text, toolCalls: [], tokensUsed, stopReason: 'end' };
}

/** A reply that asks for tools, in the order given. */
export function calling(...calls: readonly (readonly [name: string, args: JsonObject])[]): ModelReply {
  const toolCalls = calls.map(([name, args], index) => ({
    id: `call_${index + 1}`,
    name,
    arguments: args,
    argumentsText: JSON.stringify(args),
  }));
  return { role: 'assistant', text: '', toolCalls, tokensUsed: 10, stopReason: 'tool_calls' };
}
