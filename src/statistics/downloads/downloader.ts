import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { checkContent } from './content-check.js';
import { DownloadError, PassingError } from './download-errors.js';
import { type DownloadFolder, type Validators, validatorOf } from './download-folder.js';
import type { ContentKind } from './publisher-addresses.data.js';
import { isPassing, LONGEST_WAIT_MS, waitMs } from './retry.js';

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

  /** @throws DownloadError where the address gives no file, WrongContentError where it gives another kind */
  async download(url: string, folder: DownloadFolder, content: ContentKind): Promise<Downloaded> {
    return this.#persistently(() => this.#attempt(url, folder, content));
  }

  /** Asks what there is, and takes nothing. @throws DownloadError */
  async look(url: string, folder: DownloadFolder): Promise<Announced> {
    return this.#persistently(async () => {
      const request = await this.#request(url, conditionsOf(null, await folder.complete(url)));
      const { response } = request;
      request.end();
      if (response.status !== 304 && !response.ok) throw failureOf(url, response);
      return { changed: response.status !== 304, bytes: lengthOf(response), modified: modifiedOf(response) };
    });
  }

  /** A small text, such as a page with a link. @throws DownloadError */
  async text(url: string): Promise<string> {
    return this.#persistently(async () => {
      const request = await this.#request(url, {});
      if (!request.response.ok) throw failureOf(url, request.response);
      const chunks: Buffer[] = [];
      for await (const chunk of this.#chunks(url, request, MAX_TEXT_BYTES)) chunks.push(chunk);
      return Buffer.concat(chunks).toString('utf8');
    });
  }

  async #persistently<T>(attempt: () => Promise<T>): Promise<T> {
    for (let count = 1; ; count += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof PassingError) || count === ATTEMPTS) throw error;
        const ms = waitMs(count, error.retryAfter, this.options.now?.() ?? new Date());
        if (ms > LONGEST_WAIT_MS) throw error;
        await (this.options.wait ?? pause)(ms);
      }
    }
  }

  async #attempt(url: string, folder: DownloadFolder, content: ContentKind): Promise<Downloaded> {
    const begun = await folder.begun(url);
    const request = await this.#request(url, conditionsOf(begun, begun ? null : await folder.complete(url)));
    const { response } = request;
    if (response.status === 304) {
      request.end();
      return { outcome: 'unchanged', modified: modifiedOf(response) };
    }
    const start = response.status === 206 ? (begun?.bytes ?? 0) : 0;
    if (response.status === 416 || !startsAt(response, start)) {
      request.end();
      await folder.drop();
      throw new PassingError(url, 'the rest of the file is not what was begun', '0');
    }
    if (!response.ok) throw failureOf(url, response);
    const validators = validatorsOf(url, response);
    if (start === 0) await folder.begin(validators);
    await this.#receive(url, request, folder.partial, start);
    await checkContent(url, folder.partial, content).catch(async (error: unknown) => {
      await folder.drop();
      throw error;
    });
    await folder.finish(validators);
    return { outcome: 'downloaded', modified: modifiedOf(response) };
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

  async #request(url: string, headers: Record<string, string>): Promise<Request> {
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
  async *#chunks(
    url: string,
    { response, patience, end }: Request,
    maxBytes: number,
  ): AsyncGenerator<Buffer> {
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
    } finally {
      end();
    }
  }
}

interface Request {
  response: Response;
  /** Ends the request when it has not been refreshed for long. */
  patience: NodeJS.Timeout;
  end: () => void;
}

function conditionsOf(
  begun: (Validators & { bytes: number }) | null,
  complete: Validators | null,
): Record<string, string> {
  const validator = begun && validatorOf(begun);
  if (begun && validator) return { range: `bytes=${begun.bytes}-`, 'if-range': validator };
  return {
    ...(complete?.etag && { 'if-none-match': complete.etag }),
    ...(complete?.lastModified && { 'if-modified-since': complete.lastModified }),
  };
}

/** True where a partial answer begins at the byte that was asked for. */
function startsAt({ status, headers }: Response, start: number): boolean {
  return status !== 206 || (headers.get('content-range') ?? '').startsWith(`bytes ${start}-`);
}

function failureOf(url: string, { status, headers }: Response): DownloadError {
  if (isPassing(status))
    return new PassingError(url, `the server answers ${status}`, headers.get('retry-after'));
  return new DownloadError(
    url,
    status === 404 ? 'there is no such file (404)' : `the server answers ${status}`,
  );
}

function validatorsOf(url: string, { headers }: Response): Validators {
  return { url, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
}

function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

function modifiedOf({ headers }: Response): string | null {
  const date = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(date) ? null : new Date(date).toISOString().slice(0, 10);
}

/** fetch hides why it failed. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
