import { LanguageModel, type ModelReply, type ModelRequest } from '../language-model.js';
import { type Concession, dispensable, replyTo } from './concessions.js';
import { readMessage, systemText, turnsOf } from './messages.format.js';
import { type ProviderOptions, operationUrl } from './provider-options.js';
import type { WireCall } from './wire.client.js';

const ANTHROPIC_BASE_URL = 'https://api.anthropic.com';

/** The version of the protocol, as the header `anthropic-version` names it. */
const PROTOCOL_VERSION = '2023-06-01';

/**
 * Anthropic's Messages API. Source: "Create a Message" and "Tool use", Anthropic API reference. Thinking is switched
 * off where the model allows it: it takes time and tokens, and forbids to force a tool.
 */
export class AnthropicProvider extends LanguageModel {
  readonly #conceded = new Set<Concession>();
  readonly #url: URL;

  constructor(private readonly options: ProviderOptions) {
    super();
    this.#url = operationUrl(options.baseUrl ?? ANTHROPIC_BASE_URL, 'messages', 'v1');
  }

  override async complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const exchange = {
      write: (conceded: ReadonlySet<Concession>) => this.#write(request, conceded),
      candidates: dispensable(request, ['temperature', 'thinking']),
      conceded: this.#conceded,
      now: this.options.now,
    };
    return readMessage(await replyTo(exchange, signal));
  }

  #write(request: ModelRequest, conceded: ReadonlySet<Concession>): WireCall {
    const { messages, tools, toolChoice, maxOutputTokens } = request;
    const system = systemText(messages);
    const type = toolChoice === 'any' && conceded.has('tool_choice') ? 'auto' : toolChoice;
    const body = {
      model: this.options.model,
      max_tokens: maxOutputTokens,
      ...(system !== '' && { system }),
      messages: turnsOf(messages),
      ...(tools.length > 0 && {
        tools: tools.map(({ name, description, parameters }) => ({
          name,
          description,
          input_schema: parameters,
        })),
        tool_choice: { type },
      }),
      ...(!conceded.has('temperature') && { temperature: 0 }),
      ...(!conceded.has('thinking') && { thinking: { type: 'disabled' } }),
    };
    return { url: this.#url, headers: this.#headers(), body };
  }

  #headers(): Record<string, string> {
    const { apiKey } = this.options;
    return { 'anthropic-version': PROTOCOL_VERSION, ...(apiKey !== null && { 'x-api-key': apiKey }) };
  }
}
