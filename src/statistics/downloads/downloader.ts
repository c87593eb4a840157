import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { checkContent } from './content-check.js';
import { causeOf, DownloadError, failureOf, PassingError } from './download-errors.js';
import type { DownloadFolder } from './download-folder.js';
import {
  type Headers,
  conditionsOf,
  cookiesOf,
  lengthOf,
  modifiedOf,
  startsAt,
  validatorsOf,
} from './http-headers.js';
import type { ContentKind } from './publisher-addresses.data.js';
import { LONGEST_WAIT_MS, waitMs } from './retry.js';

const ATTEMPTS = 5;
const IDLE_MS = 60_000;
const MAX_BYTES = 2_000_000_000;
const MAX_TEXT_BYTES = 20_000_000;
/** What is unpacked on the way has another length than the server says, and cannot be resumed. */
const HEADERS = { 'user-agent': 'agri-qa data sync', 'accept-encoding': 'identity' };

/** Called as bytes arrive; `total` is null where the server does not say. */
export type ByteProgress = (bytes: number, total: number | null) => void;

export interface DownloadOptions {
  progress?: ByteProgress;
  /** Longest time without a byte. */
  idleMs?: number;
  maxBytes?: number;
  /** Told before each wait for another attempt. */
  waiting?: (ms: number, reason: string) => void;
  wait?: (ms: number) => Promise<unknown>;
  now?: () => Date;
}

export interface Downloaded {
  outcome: 'downloaded' | 'unchanged';
  /** ISO day on which the server says that the file last changed, null where it says nothing. */
  modified: string | null;
}

/** What a server says of a file without sending it. */
export interface Announced {
  changed: boolean;
  bytes: number | null;
  modified: string | null;
}

/**
 * Fetches files over HTTP (RFC 9110): asks only for what has changed, goes on where an earlier attempt was cut off, waits
 * as long as it is told to, and takes nothing for a file that is not one.
 */
export class Downloader {
  constructor(private readonly options: DownloadOptions = {}) {}

  /**
   * @param headers besides the downloader's own
   * @throws DownloadError where the address gives no file, WrongContentError where it gives another kind
   */
  async download(
    url: string,
    folder: DownloadFolder,
    content: ContentKind,
    headers: Headers = {},
  ): Promise<Downloaded> {
    return this.#persistently(() => this.#attempt(url, folder, content, headers));
  }

  /** Asks what there is, and takes nothing. @throws DownloadError */
  async look(url: string, folder: DownloadFolder, headers: Headers = {}): Promise<Announced> {
    return this.#persistently(async () => {
      const conditions = conditionsOf(null, await folder.complete(url));
      return this.#ask(url, { ...headers, ...conditions }, async ({ response }) => {
        if (response.status !== 304 && !response.ok) throw failureOf(url, response);
        return {
          changed: response.status !== 304,
          bytes: lengthOf(response),
          modified: modifiedOf(response),
        };
      });
    });
  }

  /** A small text, such as a page with a link. @throws DownloadError */
  async text(url: string): Promise<string> {
    return this.#persistently(() =>
      this.#ask(url, {}, async (request) => {
        if (!request.response.ok) throw failureOf(url, request.response);
        const chunks: Buffer[] = [];
        for await (const chunk of this.#chunks(url, request, MAX_TEXT_BYTES)) chunks.push(chunk);
        return Buffer.concat(chunks).toString('utf8');
      }),
    );
  }

  /** The cookies that a page gives, as they are sent back. @throws DownloadError */
  async cookies(url: string): Promise<string> {
    return this.#persistently(() =>
      this.#ask(url, {}, async ({ response }) => {
        if (!response.ok) throw failureOf(url, response);
        return cookiesOf(response);
      }),
    );
  }

  async #persistently<T>(attempt: () => Promise<T>): Promise<T> {
    for (let count = 1; ; count += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof PassingError) || count === ATTEMPTS) throw error;
        const ms = waitMs(count, error.retryAfter, this.options.now?.() ?? new Date());
        if (ms > LONGEST_WAIT_MS) throw error;
        this.options.waiting?.(ms, error.message);
        await (this.options.wait ?? pause)(ms);
      }
    }
  }

  async #attempt(
    url: string,
    folder: DownloadFolder,
    content: ContentKind,
    headers: Headers,
  ): Promise<Downloaded> {
    const begun = await folder.begun(url);
    const conditions = conditionsOf(begun, begun ? null : await folder.complete(url));
    return this.#ask(url, { ...headers, ...conditions }, async (request) => {
      const { response } = request;
      const modified = modifiedOf(response);
      if (response.status === 304) return { outcome: 'unchanged', modified };
      const start = response.status === 206 ? (begun?.bytes ?? 0) : 0;
      if (response.status === 416 || !startsAt(response, start)) {
        await folder.drop();
        throw new PassingError(url, 'the rest of the file is not what was begun', '0');
      }
      if (!response.ok) throw failureOf(url, response);
      await this.#take(url, request, { folder, content, start });
      return { outcome: 'downloaded', modified };
    });
  }

  /** Puts what is sent into the folder, from the byte `start` on. */
  async #take(
    url: string,
    request: Request,
    { folder, content, start }: { folder: DownloadFolder; content: ContentKind; start: number },
  ): Promise<void> {
    const validators = validatorsOf(url, request.response);
    if (start === 0) await folder.begin(validators);
    await this.#receive(url, request, folder.partial, start);
    await checkContent(url, folder.partial, content).catch(async (error: unknown) => {
      await folder.drop();
      throw error;
    });
    await folder.finish(validators);
  }

  async #receive(url: string, request: Request, file: string, start: number): Promise<void> {
    const length = lengthOf(request.response);
    const total = length === null ? null : start + length;
    let bytes = start;
    const handle = await open(file, 'a');
    try {
      for await (const chunk of this.#chunks(url, request, (this.options.maxBytes ?? MAX_BYTES) - start)) {
        await handle.writeFile(chunk);
        bytes += chunk.length;
        this.options.progress?.(bytes, total);
      }
    } finally {
      await handle.close();
    }
    if (total !== null && bytes !== total)
      throw new PassingError(url, `cut off after ${bytes} of ${total} bytes`);
  }

  /** One request, ended whatever comes of it: one left open would keep the process. */
  async #ask<T>(url: string, headers: Headers, use: (request: Request) => Promise<T>): Promise<T> {
    const request = await this.#request(url, headers);
    try {
      return await use(request);
    } finally {
      request.end();
    }
  }

  async #request(url: string, headers: Headers): Promise<Request> {
    const controller = new AbortController();
    const patience = setTimeout(() => controller.abort(), this.options.idleMs ?? IDLE_MS);
    try {
      const response = await fetch(url, { headers: { ...HEADERS, ...headers }, signal: controller.signal });
      return { response, patience, end: () => (clearTimeout(patience), controller.abort()) };
    } catch (error) {
      clearTimeout(patience);
      throw new PassingError(url, controller.signal.aborted ? 'no answer' : causeOf(error));
    }
  }

  /** @throws PassingError where the file is cut off, DownloadError where it is too large */
  async *#chunks(url: string, { response, patience }: Request, maxBytes: number): AsyncGenerator<Buffer> {
    let bytes = 0;
    try {
      for await (const chunk of response.body ?? []) {
        patience.refresh();
        bytes += chunk.length;
        if (bytes > maxBytes) throw new DownloadError(url, `more than ${maxBytes} bytes`);
        yield Buffer.from(chunk);
      }
    } catch (error) {
      throw error instanceof DownloadError ? error : new PassingError(url, `cut off: ${causeOf(error)}`);
    }
  }
}

interface Request {
  response: Response;
  /** Ends the request when it has not been refreshed for long. */
  patience: NodeJS.Timeout;
  end: () => void;
}
