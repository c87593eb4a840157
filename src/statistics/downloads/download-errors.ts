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
