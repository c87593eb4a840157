import type { Request } from 'express';

/** The client at the other end of a request. */
export class ClientLine {
  #signal: AbortSignal | null = null;

  constructor(private readonly request: Request) {}

  /** Whether the client has closed the connection without its reply. */
  get hungUp(): boolean {
    const { res } = this.request;
    return res !== undefined && res.destroyed && !res.writableFinished;
  }

  /** Aborted when the client hangs up. Made where somebody asks: most questions are answered before anybody could. */
  get signal(): AbortSignal {
    return (this.#signal ??= this.#watch());
  }

  #watch(): AbortSignal {
    if (this.hungUp) return AbortSignal.abort();
    const controller = new AbortController();
    this.request.res?.once('close', () => {
      if (this.hungUp) controller.abort();
    });
    return controller.signal;
  }
}
