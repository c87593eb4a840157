import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { portOf } from '../support/free-port.js';

/** What the server was asked, as it came over the wire. */
export interface AskedOverWire {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** What a model says, in no protocol yet; the server writes it in the protocol in which it was asked. */
export interface Said {
  readonly text?: string;
  readonly calls?: readonly { readonly name: string; readonly args: unknown; readonly id?: string }[];
  /** Tokens of the prompt and of the output; 100 and 20 where nothing is said of them. */
  readonly tokens?: readonly [prompt: number, output: number];
  /** In the words of the protocol; by default what fits. */
  readonly stopReason?: string;
}

/** Writes the whole reply itself, well or badly. */
export type Performance = (asked: AskedOverWire, response: ServerResponse) => undefined;
/** What is said, or a function that says it in view of what was asked, or performs. */
export type Step = Said | ((asked: AskedOverWire, response: ServerResponse) => Said | undefined);

/** A server of language models on 127.0.0.1 that speaks OpenAI's and Anthropic's protocol by a script. */
export class ScriptedModelServer {
  readonly asked: AskedOverWire[] = [];
  /** Replies that the other side did not wait for. */
  abandoned = 0;
  /** Answers when the script has come to its end. */
  otherwise: Step | null = null;
  #steps: Step[] = [];
  #server: Server | null = null;
  #port = 0;

  /** The address without a version: what Anthropic and Mistral are configured with. */
  get baseUrl(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The address that an OpenAI-compatible provider is configured with. */
  get openAiBaseUrl(): string {
    return `${this.baseUrl}/v1`;
  }

  /** The messages of one request, in the words of its protocol; none where there was no such request. */
  messagesOf(index: number): readonly unknown[] {
    const messages = this.asked[index]?.body['messages'];
    return Array.isArray(messages) ? messages : [];
  }

  /** Begins a new script; what was asked is forgotten. */
  script(...steps: Step[]): void {
    this.#steps = steps;
    this.otherwise = null;
    this.asked.length = 0;
    this.abandoned = 0;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = portOf(server);
    this.#server = server;
  }

  /** Started again, it listens on the same port. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => {
      if (!response.writableEnded) this.abandoned += 1;
    });
    request.setEncoding('utf8');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const asked = { path: request.url ?? '', headers: request.headers, body: bodyOf(text) };
    this.asked.push(asked);
    const step = this.#steps.shift() ?? this.otherwise ?? status(500, 'the script has no further step');
    const said = typeof step === 'function' ? step(asked, response) : step;
    if (said) json(200, inProtocolOf(asked, said))(asked, response);
  }
}

/** A reply of any status with a JSON body. */
export function json(code: number, body: unknown, headers: Record<string, string> = {}): Performance {
  return (_asked, response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** An error of any status, its body as the protocol has it. */
export function status(code: number, message: string, headers: Record<string, string> = {}): Performance {
  return (asked, response) => {
    const error = { type: 'invalid_request_error', message };
    json(code, isAnthropic(asked) ? { type: 'error', error } : { error }, headers)(asked, response);
  };
}

/** Text of any type, JSON unless another is named. */
export function raw(code: number, text: string | Buffer, contentType = 'application/json'): Performance {
  return (_asked, response) => {
    response.writeHead(code, { 'content-type': contentType });
    response.end(text);
  };
}

/** Takes the question and never says a word. */
export const hang: Performance = () => undefined;

/** Ends the connection without a reply. */
export const reset: Performance = (_asked, response) => {
  response.destroy();
};

/** Announces more than it sends, then ends the connection. */
export const cutOff: Performance = (_asked, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
  response.write('{"choices":[{"message":{"role":"assistant","content":"Le bl');
  setTimeout(() => response.destroy(), 20);
};

/** Begins a reply and goes on with a space every few milliseconds, for ever. */
export const drip: Performance = (_asked, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 10);
  response.once('close', () => clearInterval(timer));
};

/** A valid reply of so many bytes of text, or until the other side has had enough. */
export function huge(bytes: number): Performance {
  return (_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const part = 'x'.repeat(65_536);
    let left = bytes;
    const go = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= part.length;
        if (!response.write(part)) {
          response.once('drain', go);
          return;
        }
      }
      response.end();
    };
    go();
  };
}

function bodyOf(text: string): Record<string, unknown> {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isAnthropic(asked: AskedOverWire): boolean {
  return asked.path.endsWith('/messages');
}

function inProtocolOf(asked: AskedOverWire, said: Said): unknown {
  return isAnthropic(asked) ? anthropicMessage(said) : chatCompletion(said);
}

/** The object of "Create chat completion", OpenAI API reference. */
function chatCompletion({ text, calls = [], tokens = [100, 20], stopReason }: Said): unknown {
  const tool_calls = calls.map(({ name, args, id }, index) => ({
    id: id ?? `call_abc${index + 1}`,
    type: 'function',
    function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
  }));
  const message = { role: 'assistant', content: text ?? null, ...(calls.length > 0 && { tool_calls }) };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'scripted',
    choices: [{ index: 0, message, finish_reason: stopReason ?? (calls.length > 0 ? 'tool_calls' : 'stop') }],
    usage: { prompt_tokens: tokens[0], completion_tokens: tokens[1], total_tokens: tokens[0] + tokens[1] },
  };
}

/** The object of "Create a Message", Anthropic API reference. */
function anthropicMessage({ text, calls = [], tokens = [100, 20], stopReason }: Said): unknown {
  const uses = calls.map(({ name, args, id }, index) => ({
    type: 'tool_use',
    id: id ?? `toolu_abc${index + 1}`,
    name,
    input: args,
  }));
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [...(text === undefined ? [] : [{ type: 'text', text }]), ...uses],
    stop_reason: stopReason ?? (calls.length > 0 ? 'tool_use' : 'end_turn'),
    stop_sequence: null,
    usage: { input_tokens: tokens[0], output_tokens: tokens[1] },
  };
}
