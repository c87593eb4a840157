import { ModelFailure, type ModelFailureReason, abortFailure } from '../model-failure.js';

/** Codes of Node's sockets, resolver and undici (the fetch of Node), with what they mean here. */
const REASONS: Readonly<Record<string, ModelFailureReason>> = {
  ECONNREFUSED: 'connection_refused',
  EHOSTUNREACH: 'connection_refused',
  ENETUNREACH: 'connection_refused',
  EHOSTDOWN: 'connection_refused',
  EADDRNOTAVAIL: 'connection_refused',
  ENOTFOUND: 'dns',
  ETIMEDOUT: 'timed_out',
  UND_ERR_CONNECT_TIMEOUT: 'timed_out',
  UND_ERR_HEADERS_TIMEOUT: 'timed_out',
  UND_ERR_BODY_TIMEOUT: 'timed_out',
};

/** Beginnings of the codes of the resolver, of TLS and certificates (OpenSSL's verification errors), of the HTTP parser. */
const REASONS_BY_BEGINNING: readonly (readonly [string, ModelFailureReason])[] = [
  ['EAI_', 'dns'],
  ['ERR_TLS_', 'tls'],
  ['ERR_SSL_', 'tls'],
  ['EPROTO', 'tls'],
  ['CERT_', 'tls'],
  ['SELF_SIGNED_', 'tls'],
  ['DEPTH_ZERO_', 'tls'],
  ['UNABLE_TO_', 'tls'],
  ['HOSTNAME_MISMATCH', 'tls'],
  ['INVALID_CA', 'tls'],
  ['HPE_', 'malformed'],
];

/**
 * What fetch threw, as a failure. Only the code is kept: messages of fetch quote headers, and so the key.
 * Whatever else happens between two machines is a connection that ended too early.
 */
export function transportFailure(thrown: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return abortFailure(signal);
  if (thrown instanceof ModelFailure) return thrown;
  const code = codeOf(thrown) ?? codeOf(thrown instanceof Error ? thrown.cause : null);
  if (code === null) return new ModelFailure('truncated');
  const beginning = REASONS_BY_BEGINNING.find(([prefix]) => code.startsWith(prefix));
  return new ModelFailure(REASONS[code] ?? beginning?.[1] ?? 'truncated', { code });
}

function codeOf(thrown: unknown): string | null {
  const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
  return typeof code === 'string' ? code : null;
}
