/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A function that the model may ask for. `parameters` is a JSON Schema of an object. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonObject;
}

/** What the model asks to be called. */
export interface ToolCall {
  /** Never empty, and different from the other calls of its reply. */
  readonly id: string;
  readonly name: string;
  /** Null where the model wrote something that is no JSON object; `{}` where it wrote nothing. */
  readonly arguments: JsonObject | null;
  /** As the model wrote it, for the error that goes back to it. */
  readonly argumentsText: string;
}

export interface SystemMessage {
  readonly role: 'system';
  readonly text: string;
}

export interface UserMessage {
  readonly role: 'user';
  readonly text: string;
}

/** What the model said. A reply is one, so that it can be put into the next request as it is. */
export interface AssistantMessage {
  readonly role: 'assistant';
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** The turn in the provider's own form; some refuse to go on with a tool's result unless they see it again. */
  readonly native?: unknown;
}

/** What a tool gave for one call; `failed` where it was not able to. */
export interface ToolMessage {
  readonly role: 'tool';
  readonly callId: string;
  readonly toolName: string;
  readonly text: string;
  readonly failed?: boolean;
}

export type Message = SystemMessage | UserMessage | AssistantMessage | ToolMessage;

export interface ModelRequest {
  readonly messages: readonly Message[];
  readonly tools: readonly ToolDefinition[];
  /** `any`: some tool must be called. Not every server obeys, so a caller looks at what came back. */
  readonly toolChoice: 'any' | 'auto' | 'none';
  readonly maxOutputTokens: number;
}

/** Why the model stopped: it was done, wants tools, met the ceiling of its output or context, or declined. */
export type StopReason = 'end' | 'tool_calls' | 'length' | 'refused';

export interface ModelReply extends AssistantMessage {
  /** Prompt and output as the provider counts them, cached tokens included; 0 where it does not say. */
  readonly tokensUsed: number;
  readonly stopReason: StopReason;
}

/** A language model behind whichever protocol: one request, one reply, temperature 0, nothing kept between calls. */
export abstract class LanguageModel {
  /**
   * A reply with text or tool calls or both; with neither only where the model declined (`refused`).
   * One attempt: what fails is not tried again.
   * @throws ModelFailure for everything that can go wrong, promptly once the signal is aborted
   */
  abstract complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}
