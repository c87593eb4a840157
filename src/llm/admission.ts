import { ModelFailure, abortFailure } from './model-failure.js';

export interface AdmissionLimits {
  /** Calls under way, in this process and of one account. */
  readonly active: number;
  readonly activePerAccount: number;
  /** Calls that wait, likewise. */
  readonly queued: number;
  readonly queuedPerAccount: number;
}

interface Waiter {
  readonly accountId: string;
  readonly deadlineMs: number;
  begin(): void;
  refuse(failure: ModelFailure): void;
}

/** Gives a place back; only its first call counts. */
export type Release = () => void;

/**
 * How many calls go on at once, in all and for one account. Who finds no place waits, the earliest deadline first: so
 * a question that has begun goes before one that has not, and none starves. A full queue turns away whoever has the
 * latest deadline.
 */
export class Admission {
  readonly #waiting: Waiter[] = [];
  readonly #activeByAccount = new Map<string, number>();
  #active = 0;

  constructor(private readonly limits: AdmissionLimits) {}

  get active(): number {
    return this.#active;
  }

  get queued(): number {
    return this.#waiting.length;
  }

  /**
   * A place, at once or later.
   * @throws ModelFailure queue_full, or the signal's when it is aborted before there is a place
   */
  async enter(accountId: string, deadlineMs: number, signal: AbortSignal): Promise<Release> {
    if (signal.aborted) throw abortFailure(signal);
    if (this.#hasPlace(accountId)) return this.#take(accountId);
    return await new Promise<Release>((resolve, reject) => {
      const giveUp = (): void => {
        this.#remove(waiter);
        waiter.refuse(abortFailure(signal));
      };
      const leave = (): void => signal.removeEventListener('abort', giveUp);
      const waiter: Waiter = {
        accountId,
        deadlineMs,
        begin: () => {
          leave();
          resolve(this.#take(accountId));
        },
        refuse: (failure) => {
          leave();
          reject(failure);
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#queue(waiter);
    });
  }

  #hasPlace(accountId: string): boolean {
    const own = this.#activeByAccount.get(accountId) ?? 0;
    return this.#active < this.limits.active && own < this.limits.activePerAccount;
  }

  #take(accountId: string): Release {
    this.#count(accountId, 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#count(accountId, -1);
      this.#beginNext();
    };
  }

  #count(accountId: string, change: 1 | -1): void {
    this.#active += change;
    const own = (this.#activeByAccount.get(accountId) ?? 0) + change;
    if (own === 0) this.#activeByAccount.delete(accountId);
    else this.#activeByAccount.set(accountId, own);
  }

  #beginNext(): void {
    const next = this.#waiting.find(({ accountId }) => this.#hasPlace(accountId));
    if (next === undefined) return;
    this.#remove(next);
    next.begin();
  }

  #queue(waiter: Waiter): void {
    const later = this.#waiting.findIndex(({ deadlineMs }) => deadlineMs > waiter.deadlineMs);
    this.#waiting.splice(later === -1 ? this.#waiting.length : later, 0, waiter);
    const own = this.#waiting.filter(({ accountId }) => accountId === waiter.accountId);
    if (own.length > this.limits.queuedPerAccount) this.#turnAway(own.at(-1));
    else if (this.#waiting.length > this.limits.queued) this.#turnAway(this.#waiting.at(-1));
  }

  #turnAway(waiter: Waiter | undefined): void {
    if (waiter === undefined) return;
    this.#remove(waiter);
    waiter.refuse(new ModelFailure('queue_full'));
  }

  #remove(waiter: Waiter): void {
    const at = this.#waiting.indexOf(waiter);
    if (at !== -1) this.#waiting.splice(at, 1);
  }
}
