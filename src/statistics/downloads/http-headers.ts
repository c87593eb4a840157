import { type Validators, validatorOf } from './download-folder.js';

export type Headers = Readonly<Record<string, string>>;

/** Asks for the rest of what was begun, or else only for what has changed (RFC 9110, 13 and 14). */
export function conditionsOf(
  begun: (Validators & { bytes: number }) | null,
  complete: Validators | null,
): Headers {
  const validator = begun && validatorOf(begun);
  if (begun && validator) return { range: `bytes=${begun.bytes}-`, 'if-range': validator };
  return {
    ...(complete?.etag && { 'if-none-match': complete.etag }),
    ...(complete?.lastModified && { 'if-modified-since': complete.lastModified }),
  };
}

/** True where a partial answer begins at the byte that was asked for. */
export function startsAt({ status, headers }: Response, start: number): boolean {
  return status !== 206 || (headers.get('content-range') ?? '').startsWith(`bytes ${start}-`);
}

export function validatorsOf(url: string, { headers }: Response): Validators {
  return { url, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
}

/** Bytes that the server says it sends, null where it does not say. */
export function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

/** ISO day on which the file last changed, null where the server does not say. */
export function modifiedOf({ headers }: Response): string | null {
  const date = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(date) ? null : new Date(date).toISOString().slice(0, 10);
}

/** Cookies as they are sent back: names and values only (RFC 6265, 4.2). */
export function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]?.trim())
    .join('; ');
}
