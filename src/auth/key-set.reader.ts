const TIMEOUT_MS = 3_000;
const WINDOW_MS = 60_000;
const MAX_REQUESTS_A_WINDOW = 10;

/** A JSON Web Key Set as it is published (RFC 7517, section 5). */
export interface KeySet {
  keys: unknown;
}

/**
 * Reads the website's key set anew, ten times a minute at most; asked more often it gives the set as it was read
 * last, within that minute. Anybody can send tokens that name keys which do not exist: they must neither flood the
 * website nor use up what a good token with a new key needs.
 */
export class KeySetReader {
  readonly #askedAt: number[] = [];
  #latest: Promise<KeySet> | null = null;

  constructor(private readonly url: string) {}

  /** @throws Error where the website does not answer in time, or with something else than a key set */
  async read(): Promise<KeySet> {
    const now = performance.now();
    while ((this.#askedAt[0] ?? now) < now - WINDOW_MS) this.#askedAt.shift();
    if (this.#latest === null || this.#askedAt.length < MAX_REQUESTS_A_WINDOW) {
      this.#askedAt.push(now);
      this.#latest = this.#fetch();
    }
    return await this.#latest;
  }

  async #fetch(): Promise<KeySet> {
    const reply = await fetch(this.url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok) throw new Error(`the JWKS address answers ${reply.status}`);
    const answer: unknown = await reply.json();
    if (typeof answer === 'object' && answer !== null && 'keys' in answer) return { keys: answer.keys };
    throw new Error('the JWKS address answers with something else than a key set');
  }
}
