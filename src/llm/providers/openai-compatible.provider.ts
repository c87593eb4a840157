import { LanguageModel, type ModelReply, type ModelRequest } from '../language-model.js';
import { chatMessages, chatTools, readChatReply } from './chat-completions.format.js';
import { type Concession, dispensable, replyTo } from './concessions.js';
import { type ProviderOptions, bearer, operationUrl } from './provider-options.js';
import type { WireCall } from './wire.client.js';

/**
 * Any server of OpenAI's chat completions: OpenAI itself, vLLM, Ollama, llama.cpp … Source: "Create chat completion",
 * OpenAI API reference. The base address ends with the version, as these servers document it
 * (`http://127.0.0.1:11434/v1`), and has no default: questions go to no company that the operator did not name.
 */
export class OpenAiCompatibleProvider extends LanguageModel {
  readonly #conceded = new Set<Concession>();
  readonly #url: URL;

  constructor(private readonly options: ProviderOptions & { readonly baseUrl: string }) {
    super();
    this.#url = operationUrl(options.baseUrl, 'chat/completions');
  }

  override async complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const exchange = {
      write: (conceded: ReadonlySet<Concession>) => this.#write(request, conceded),
      candidates: dispensable(request, ['temperature', 'max_tokens']),
      conceded: this.#conceded,
      now: this.options.now,
    };
    return readChatReply(await replyTo(exchange, signal));
  }

  #write(request: ModelRequest, conceded: ReadonlySet<Concession>): WireCall {
    const { tools, toolChoice, maxOutputTokens } = request;
    const forced = conceded.has('tool_choice') ? 'auto' : 'required';
    const body = {
      model: this.options.model,
      messages: chatMessages(request.messages, { namesToolResults: false }),
      ...(tools.length > 0 && {
        tools: chatTools(tools),
        tool_choice: toolChoice === 'any' ? forced : toolChoice,
      }),
      [conceded.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxOutputTokens,
      ...(!conceded.has('temperature') && { temperature: 0 }),
      stream: false,
    };
    return { url: this.#url, headers: bearer(this.options.apiKey), body };
  }
}
