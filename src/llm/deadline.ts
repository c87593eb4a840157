import { ModelFailure, abortFailure } from './model-failure.js';

/** The longest time that a timer of Node can hold; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The moment by which a whole question has to be done, shared by all its calls. */
export class Deadline {
  private constructor(
    /** On the clock given to `after`, by default that of `performance.now()`, in milliseconds. */
    readonly endsAtMs: number,
    private readonly nowMs: () => number,
  ) {}

  static after(limitMs: number, nowMs: () => number = () => performance.now()): Deadline {
    return new Deadline(nowMs() + limitMs, nowMs);
  }

  /** Never negative. */
  remainingMs(): number {
    return Math.max(0, this.endsAtMs - this.nowMs());
  }
}

/**
 * What the work gives, its signal aborted at the deadline or when the outer signal is.
 * @throws ModelFailure timed_out or aborted, without beginning the work where it is too late already
 */
export async function within<T>(
  deadline: Deadline,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (outer?.aborted) throw new ModelFailure('aborted');
  const remainingMs = deadline.remainingMs();
  if (remainingMs === 0) throw new ModelFailure('timed_out');
  const controller = new AbortController();
  const expire = (): void => controller.abort(new ModelFailure('timed_out'));
  const hangUp = (): void => controller.abort(new ModelFailure('aborted'));
  const timer = setTimeout(expire, Math.min(remainingMs, LONGEST_TIMER_MS));
  outer?.addEventListener('abort', hangUp, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', hangUp);
  }
}

/** What the promise gives, or the signal's failure as soon as it is aborted, even if the promise never settles. */
export async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return await new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(abortFailure(signal));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
