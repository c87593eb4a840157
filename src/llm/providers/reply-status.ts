import type { JsonObject } from '../language-model.js';
import { ModelFailure, type ModelFailureReason } from '../model-failure.js';
import { objectOf, textOf } from './reply-fields.js';
import type { WireReply } from './wire.client.js';

const REASONS: Readonly<Record<number, ModelFailureReason>> = {
  401: 'unauthorised',
  402: 'unauthorised',
  403: 'unauthorised',
  404: 'not_found',
  408: 'server_error',
  429: 'rate_limited',
};

/** Nobody waits longer than this for a provider; a longer Retry-After is taken for as much. */
const LONGEST_RETRY_AFTER_SECONDS = 86_400;

/** A word of a protocol such as `insufficient_quota`: no sentence, which could quote the prompt, and no key. */
const CODE_WORD = /^[a-z]{1,30}(?:_[a-z]{1,30}){1,6}$/;

/**
 * The JSON object of a reply that tells success.
 * @throws ModelFailure for every other status, and for a body that is no JSON object
 */
export function replyObject(reply: WireReply, now: Date): JsonObject {
  if (reply.status < 200 || reply.status > 299) throw statusFailure(reply, now);
  const { status } = reply;
  const body = parsed(reply.text);
  if (body === undefined) throw new ModelFailure(isJson(reply) ? 'malformed' : 'not_json', { status });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ModelFailure('malformed', { status });
  return objectOf(body);
}

/** The error that a reply carries in its body: `{error: {…}}` of OpenAI and Anthropic, or the body itself. */
export function errorObject(reply: WireReply): JsonObject {
  const body = objectOf(parsed(reply.text));
  return typeof body['error'] === 'object' && body['error'] !== null ? objectOf(body['error']) : body;
}

/**
 * Whole seconds of a header Retry-After, which is seconds or an HTTP date (RFC 9110, section 10.2.3); rounded up,
 * 0 for a moment that has passed. Null where it is neither.
 */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return atMost(Math.ceil(Number(text)));
  const at = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? null : atMost(Math.max(0, Math.ceil((at - now.getTime()) / 1_000)));
}

function atMost(seconds: number): number {
  return Math.min(seconds, LONGEST_RETRY_AFTER_SECONDS);
}

function statusFailure(reply: WireReply, now: Date): ModelFailure {
  const { status } = reply;
  const error = errorObject(reply);
  const code = [error['code'], error['type']].map(textOf).find((word) => CODE_WORD.test(word));
  const seconds = retryAfterSeconds(reply.retryAfter, now);
  return new ModelFailure(reasonOf(status), {
    status,
    ...(code !== undefined && { code }),
    ...(seconds !== null && { retryAfterSeconds: seconds }),
  });
}

function reasonOf(status: number): ModelFailureReason {
  if (status < 400) return 'redirected';
  return REASONS[status] ?? (status < 500 ? 'rejected' : 'server_error');
}

function isJson(reply: WireReply): boolean {
  return /^application\/(?:[\w.-]{1,40}\+)?json\b/i.test(reply.contentType);
}

/** Undefined for text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
