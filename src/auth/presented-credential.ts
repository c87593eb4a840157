import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^Bearer +(\S+) *$/i;

/** The token of `Authorization: Bearer …`, or null where the header is absent or of another scheme. */
export function bearerTokenOf(headers: IncomingHttpHeaders): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * The API key of `X-API-Key` or `Authorization: Bearer`.
 * @returns undefined where neither is there, null where both are and differ: no key of two is taken
 */
export function presentedKeyOf(headers: IncomingHttpHeaders): string | null | undefined {
  const named = headers['x-api-key'];
  const header = typeof named === 'string' ? named.trim() || null : null;
  const bearer = bearerTokenOf(headers);
  if (header !== null && bearer !== null && header !== bearer) return null;
  return header ?? bearer ?? undefined;
}

/** The value of one cookie, or null. */
export function cookieOf(headers: IncomingHttpHeaders, name: string): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** Whether the caller has signed in by cookie: a header of its own always goes before it. */
export function usesCookieSession(headers: IncomingHttpHeaders, cookieName: string): boolean {
  return headers.authorization === undefined && cookieOf(headers, cookieName) !== null;
}
