import { Failure } from '../common/errors/failure.js';

export type ModelFailureReason =
  /** Nobody listens at the address, or no way leads to it. */
  | 'connection_refused'
  | 'dns'
  | 'tls'
  /** 401, 402 or 403: the key, its rights or its credit. */
  | 'unauthorised'
  | 'not_found'
  | 'rate_limited'
  /** Another status of 400 to 499: this request is not accepted, and would not be tomorrow. */
  | 'rejected'
  | 'server_error'
  /** 300 to 399: never followed, as the key would go along. */
  | 'redirected'
  /** Success, but a page of HTML or other text. */
  | 'not_json'
  /** JSON that cannot be read, or not of the protocol. */
  | 'malformed'
  /** The connection ended before the reply did. */
  | 'truncated'
  | 'too_large'
  | 'timed_out'
  /** Neither text nor a tool call. */
  | 'empty'
  /** It goes on asking for tools and never answers. */
  | 'endless'
  /** The caller gave up. */
  | 'aborted'
  | 'breaker_open'
  | 'queue_full';

export interface ModelFailureDetails {
  /** HTTP status of the provider's reply. */
  readonly status?: number;
  /** The system's or the provider's word for the error, such as ECONNREFUSED or model_not_found. */
  readonly code?: string;
  /** Whole seconds after which another call can succeed, as the provider or the breaker says. */
  readonly retryAfterSeconds?: number;
  /** Tokens of a reply that was of no use but was counted. */
  readonly tokensUsed?: number;
}

/** Why there is no reply of the model. Holds no word of the prompt, of the reply's body, or of the key. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: ModelFailureReason,
    readonly details: ModelFailureDetails = {},
  ) {
    const { status, code } = details;
    const told = [status === undefined ? '' : `status ${status}`, code ?? ''].filter(Boolean).join(', ');
    super(`language model: ${reason}${told ? ` (${told})` : ''}`);
    this.name = 'ModelFailure';
  }

  /** The same for the caller of the service: 503 `ai_unavailable`, the provider's Retry-After passed on. */
  asFailure(): Failure {
    return new Failure('service_unavailable', {}, this.details.retryAfterSeconds ?? null, { cause: this });
  }
}

/** Why a signal was aborted, as a failure. */
export function abortFailure(signal: AbortSignal): ModelFailure {
  const reason: unknown = signal.reason;
  if (reason instanceof ModelFailure) return reason;
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError';
  return new ModelFailure(timedOut ? 'timed_out' : 'aborted');
}
