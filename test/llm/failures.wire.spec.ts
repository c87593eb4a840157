import { type Server, createServer } from 'node:https';
import { type Server as SocketServer, createServer as createSocketServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Deadline, within } from '../../src/llm/deadline.js';
import type { LanguageModel, ModelReply, ModelRequest } from '../../src/llm/language-model.js';
import { ModelFailure } from '../../src/llm/model-failure.js';
import { AnthropicProvider } from '../../src/llm/providers/anthropic.provider.js';
import { MistralProvider } from '../../src/llm/providers/mistral.provider.js';
import { OpenAiCompatibleProvider } from '../../src/llm/providers/openai-compatible.provider.js';
import { freePort, portOf } from '../support/free-port.js';
import {
  ScriptedModelServer,
  type Step,
  cutOff,
  drip,
  hang,
  huge,
  json,
  raw,
  reset,
  status,
} from './scripted-model.server.js';
import { selfSignedCertificate } from './self-signed.certificate.js';

/** Long enough for whatever does not have to be waited for, on a busy machine too. */
const LIMIT_MS = 8_000;
const SHORT_LIMIT_MS = 400;
/** By how much a busy machine may be late. */
const TOLERANCE_MS = 1_500;
const KEY = 'a-key-that-must-not-be-told';
const PROMPT = 'a question that must not be told';
const REQUEST: ModelRequest = {
  messages: [{ role: 'user', text: PROMPT }],
  tools: [],
  toolChoice: 'auto',
  maxOutputTokens: 100,
};
const options = { model: 'scripted', apiKey: KEY, now: () => new Date('2026-01-02T03:04:05.500Z') };

const server = new ScriptedModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const PROVIDERS: readonly (readonly [string, (baseUrl: string) => LanguageModel])[] = [
  ['openai-compatible', (baseUrl) => new OpenAiCompatibleProvider({ ...options, baseUrl: `${baseUrl}/v1` })],
  ['mistral', (baseUrl) => new MistralProvider({ ...options, baseUrl })],
  ['anthropic', (baseUrl) => new AnthropicProvider({ ...options, baseUrl })],
];

interface Outcome {
  failure: ModelFailure;
  elapsedMs: number;
}

/** How a call fails; that it does, in time, and without a word of the key or the prompt. */
async function failureOf(model: LanguageModel, limitMs = LIMIT_MS): Promise<Outcome> {
  const started = performance.now();
  const reply = within(Deadline.after(limitMs), undefined, async (signal) => model.complete(REQUEST, signal));
  const failure = await reply.then(
    (given: ModelReply) => new Error(`a reply: ${JSON.stringify(given)}`),
    (thrown: unknown) => thrown,
  );
  const elapsedMs = performance.now() - started;
  if (!(failure instanceof ModelFailure)) throw failure;
  const told = JSON.stringify([failure.message, failure.stack, failure.details, String(failure.cause)]);
  expect(told).not.toContain(KEY);
  expect(told).not.toContain(PROMPT);
  expect(elapsedMs).toBeLessThan(limitMs + TOLERANCE_MS);
  return { failure, elapsedMs };
}

const HTML = '<!DOCTYPE html><title>Sign in</title>';
const echo: Step = (asked, response) =>
  raw(400, `{"error":{"message":"${KEY} ${JSON.stringify(asked.body['messages']).replaceAll('"', "'")}"}}`)(
    asked,
    response,
  );

type Case = readonly [what: string, step: Step, reason: ModelFailure['reason'], details?: object];

const REPLIES: readonly Case[] = [
  ['400 that repeats key and prompt', echo, 'rejected', { status: 400 }],
  ['401', status(401, 'invalid x-api-key'), 'unauthorised', { status: 401 }],
  ['402', status(402, 'no credit'), 'unauthorised', { status: 402 }],
  ['403', status(403, 'not for you'), 'unauthorised', { status: 403 }],
  ['404', status(404, 'no such model'), 'not_found', { status: 404 }],
  ['404 of HTML', raw(404, HTML, 'text/html'), 'not_found', { status: 404 }],
  ['408', status(408, 'too slow'), 'server_error', { status: 408 }],
  ['413', status(413, 'too long'), 'rejected', { status: 413 }],
  ['429', status(429, 'slow down'), 'rate_limited', { status: 429 }],
  [
    '429 with seconds',
    status(429, 'slow down', { 'retry-after': '17' }),
    'rate_limited',
    { retryAfterSeconds: 17 },
  ],
  [
    '429 with a date',
    status(429, 'slow down', { 'retry-after': 'Fri, 02 Jan 2026 03:04:45 GMT' }),
    'rate_limited',
    { retryAfterSeconds: 40 },
  ],
  ['429 with nonsense', status(429, 'slow down', { 'retry-after': 'soon' }), 'rate_limited', { status: 429 }],
  ['500', status(500, 'oops'), 'server_error', { status: 500, code: 'invalid_request_error' }],
  ['500 without a body', raw(500, ''), 'server_error', { status: 500 }],
  [
    '503 with seconds',
    status(503, 'later', { 'retry-after': '2.5' }),
    'server_error',
    { retryAfterSeconds: 3 },
  ],
  ['529', status(529, 'overloaded'), 'server_error', { status: 529 }],
  ['a page of HTML with 200', raw(200, HTML, 'text/html; charset=utf-8'), 'not_json', { status: 200 }],
  ['nothing at all with 200', raw(200, '', 'text/plain'), 'not_json'],
  ['events with 200', raw(200, 'data: {"choices":[]}\n\n', 'text/event-stream'), 'not_json'],
  ['JSON that ends too early', raw(200, '{"choices":[{"mess'), 'malformed', { status: 200 }],
  ['JSON that is no object', raw(200, '[1]'), 'malformed'],
  ['JSON of something else', json(200, { error: { message: 'upstream' } }), 'malformed'],
  ['choices and content of the wrong kind', json(200, { choices: [7], content: 'x' }), 'malformed'],
  ['text of nothing', { text: '' }, 'empty', { tokensUsed: 120 }],
  ['text of blanks', { text: ' \n ' }, 'empty', { tokensUsed: 120 }],
  ['a reply cut off', cutOff, 'truncated'],
  ['a connection that ends without a reply', reset, 'truncated'],
  [
    'a broken compression',
    (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end('this is no gzip');
      return undefined;
    },
    'truncated',
  ],
  ['a reply of three megabytes', huge(3_000_000), 'too_large', { status: 200 }],
  [
    'an error of three megabytes, compressed',
    (_asked, response) => {
      response.writeHead(500, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(3_000_000, 32)));
      return undefined;
    },
    'too_large',
    { status: 500 },
  ],
];

const CASES = REPLIES.map(([what, step, reason, details = {}]) => ({ what, step, reason, details }));

describe.each(PROVIDERS)('the provider %s', (_name, make) => {
  it.each(CASES)('meets $what', async ({ step, reason, details }) => {
    server.script(step);
    const { failure } = await failureOf(make(server.baseUrl));
    expect(failure.reason).toBe(reason);
    expect(failure.details).toMatchObject(details);
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ['silence', hang],
    ['a drip', drip],
  ] as const)('does not wait for the end of %s', async (_what, step) => {
    server.script(step);
    const { failure, elapsedMs } = await failureOf(make(server.baseUrl), SHORT_LIMIT_MS);
    expect(failure.reason).toBe('timed_out');
    expect(elapsedMs).toBeGreaterThan(SHORT_LIMIT_MS - 20);
  });

  it('meets nobody at the address', async () => {
    const { failure } = await failureOf(make(`http://127.0.0.1:${await freePort()}`));
    expect(failure).toMatchObject({ reason: 'connection_refused', details: { code: 'ECONNREFUSED' } });
  });

  it('does not follow a redirection, nor send the key along', async () => {
    const elsewhere = new ScriptedModelServer();
    await elsewhere.start();
    const location = `${elsewhere.baseUrl}/v1/messages`;
    server.script(json(307, {}, { location }), json(302, {}, { location }));
    const model = make(server.baseUrl);
    expect((await failureOf(model)).failure).toMatchObject({
      reason: 'redirected',
      details: { status: 307 },
    });
    expect((await failureOf(model)).failure).toMatchObject({
      reason: 'redirected',
      details: { status: 302 },
    });
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.stop();
  });

  it('does not let the server go on with a call that is given up', async () => {
    server.script(drip);
    await failureOf(make(server.baseUrl), SHORT_LIMIT_MS);
    await expect.poll(() => server.abandoned, { timeout: 2_000 }).toBe(1);
  });
});

describe('below the protocol', () => {
  const make = (baseUrl: string): LanguageModel => new AnthropicProvider({ ...options, baseUrl });

  it('a name that does not exist is a failure of the resolver', async () => {
    const { failure } = await failureOf(make('http://model.invalid'));
    expect(failure.reason).toBe('dns');
  });

  it('a certificate that nobody vouches for is refused, and the key not sent', async () => {
    let asked = 0;
    const secured: Server = createServer(selfSignedCertificate(), (_request, response) => {
      asked += 1;
      response.end();
    });
    const port = await listening(secured);
    const { failure } = await failureOf(make(`https://127.0.0.1:${port}`));
    expect(failure).toMatchObject({ reason: 'tls', details: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
    expect(asked).toBe(0);
    secured.closeAllConnections();
    secured.close();
  });

  it('a server without TLS is no server with it', async () => {
    const { failure } = await failureOf(make(server.baseUrl.replace('http:', 'https:')));
    expect(failure.reason).toBe('tls');
  });

  it('a server that speaks no HTTP is not understood', async () => {
    const foreign: SocketServer = createSocketServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
    const port = await listening(foreign);
    const { failure } = await failureOf(make(`http://127.0.0.1:${port}`));
    expect(failure.reason).toBe('malformed');
    foreign.close();
  });

  it('a key that no header can carry is not quoted in the failure', async () => {
    const model = new AnthropicProvider({ ...options, apiKey: `${KEY}\n`, baseUrl: server.baseUrl });
    const broken = new AnthropicProvider({ ...options, apiKey: `${KEY}\u20ac`, baseUrl: server.baseUrl });
    server.script();
    server.otherwise = { text: '' };
    expect((await failureOf(model)).failure.reason).toBe('empty');
    expect((await failureOf(broken)).failure.reason).toBe('truncated');
  });
});

async function listening(listener: SocketServer): Promise<number> {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return portOf(listener);
}
