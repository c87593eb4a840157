import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser sent the request from our own site: `Sec-Fetch-Site` says so itself; a browser that does not
 * send it names the page's origin.
 */
export function comesFromOwnSite(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  return headers.origin !== undefined && allowedOrigins.includes(headers.origin);
}
