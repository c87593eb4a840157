import { ModelFailure } from '../model-failure.js';
import { transportFailure } from './transport-failure.js';

/** A reply of some thousand tokens has some ten kilobytes; more than this is not read. */
export const LARGEST_REPLY_BYTES = 1024 * 1024;

/** One request as it goes over the wire. */
export interface WireCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** One reply as it came, whatever its status. */
export interface WireReply {
  readonly status: number;
  readonly contentType: string;
  /** The header Retry-After as it stands, or null. */
  readonly retryAfter: string | null;
  readonly text: string;
}

/**
 * Sends JSON once and reads the whole reply. Redirections are not followed (`manual`, not `error`, so that their
 * status can be told).
 * @throws ModelFailure for a connection that fails, a reply that is cut off or too large, an aborted signal
 */
export async function post(call: WireCall, signal: AbortSignal): Promise<WireReply> {
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      redirect: 'manual',
      signal,
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      text: await boundedText(response),
    };
  } catch (thrown) {
    throw transportFailure(thrown, signal);
  }
}

/** Leaving the loop closes the connection, so that nobody can go on sending. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_REPLY_BYTES) throw new ModelFailure('too_large', { status: response.status });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
