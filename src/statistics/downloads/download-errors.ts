import { isPassing } from './retry.js';

/** Thrown where an address does not give a file. */
export class DownloadError extends Error {
  constructor(url: string, reason: string) {
    super(`${url}: ${reason}`);
    this.name = 'DownloadError';
  }
}

/** A failure after which another attempt can succeed. */
export class PassingError extends DownloadError {
  /** @param retryAfter what the server says of when (the header Retry-After), null where it says nothing */
  constructor(
    url: string,
    reason: string,
    readonly retryAfter: string | null = null,
  ) {
    super(url, reason);
  }
}

/** Why a server gives no file, by its status and what it says of another attempt. */
export function failureOf(url: string, { status, headers }: Response): DownloadError {
  const retryAfter = headers.get('retry-after');
  if (isPassing(status)) {
    const asked = retryAfter === null ? '' : `, Retry-After ${retryAfter}`;
    return new PassingError(url, `the server answers ${status}${asked}`, retryAfter);
  }
  return new DownloadError(
    url,
    status === 404 ? 'there is no such file (404)' : `the server answers ${status}`,
  );
}

/** Why a request failed: fetch hides it in the cause. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
