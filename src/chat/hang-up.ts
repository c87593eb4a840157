import type { Request } from 'express';

/** Aborted when the client closes the connection before it has its reply. */
export function hangUpSignal({ res }: Request): AbortSignal {
  const controller = new AbortController();
  res?.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
