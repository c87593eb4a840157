import { setImmediate } from 'node:timers/promises';

const MAX_BLOCK_MS = 15;

/**
 * Long work that runs in the service's own thread calls the returned function now and then: it lets waiting requests
 * through once more than 15 ms have gone by since it last did.
 */
export function eventLoopPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_BLOCK_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
