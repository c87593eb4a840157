import { LanguageModel, type ModelReply, type ModelRequest } from '../language-model.js';
import { chatMessages, chatTools, readChatReply } from './chat-completions.format.js';
import { type Concession, dispensable, replyTo } from './concessions.js';
import { type ProviderOptions, bearer, operationUrl } from './provider-options.js';
import type { WireCall } from './wire.client.js';

const MISTRAL_BASE_URL = 'https://api.mistral.ai';

/**
 * Mistral's own API. Source: "Chat completion", Mistral AI API reference. Differs from OpenAI's: a forced tool is
 * `any`, a tool's result carries its name, arguments may come as an object and content as a list of chunks, unknown
 * fields are refused, and the ids of calls have nine letters or digits, so they are sent back as they came.
 */
export class MistralProvider extends LanguageModel {
  readonly #conceded = new Set<Concession>();
  readonly #url: URL;

  constructor(private readonly options: ProviderOptions) {
    super();
    this.#url = operationUrl(options.baseUrl ?? MISTRAL_BASE_URL, 'chat/completions', 'v1');
  }

  override async complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const exchange = {
      write: (conceded: ReadonlySet<Concession>) => this.#write(request, conceded),
      candidates: dispensable(request, ['temperature']),
      conceded: this.#conceded,
      now: this.options.now,
    };
    return readChatReply(await replyTo(exchange, signal));
  }

  #write(request: ModelRequest, conceded: ReadonlySet<Concession>): WireCall {
    const { tools, toolChoice, maxOutputTokens } = request;
    const body = {
      model: this.options.model,
      messages: chatMessages(request.messages, { namesToolResults: true }),
      ...(tools.length > 0 && {
        tools: chatTools(tools),
        tool_choice: toolChoice === 'any' && conceded.has('tool_choice') ? 'auto' : toolChoice,
      }),
      max_tokens: maxOutputTokens,
      ...(!conceded.has('temperature') && { temperature: 0 }),
      stream: false,
    };
    return { url: this.#url, headers: bearer(this.options.apiKey), body };
  }
}
