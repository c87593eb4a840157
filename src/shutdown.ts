import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Drain } from './health/drain.js';

const PATIENCE_MS = 10_000;
/** For calls that are already on the wire to be heard and refused, and for the last replies to leave. */
const LINGER_MS = 300;

/** On SIGTERM or SIGINT: takes nothing new, finishes what it began, writes what is pending, and ends. */
export function shutDownOnSignal(app: INestApplication<Server>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void shutDown(app).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/**
 * Until the calls under way are answered the service goes on listening, so that a new one gets a 503 that says why
 * instead of a refused connection; then everything is closed, last uses of keys are written first.
 * @param patienceMs how long a call under way may take before its connection is cut
 */
export async function shutDown(app: INestApplication<Server>, patienceMs = PATIENCE_MS): Promise<void> {
  await Promise.race([app.get(Drain).begin(), pause(patienceMs, undefined, { ref: false })]);
  await pause(LINGER_MS);
  const server = app.getHttpServer();
  const lastReplies = setTimeout(() => server.closeAllConnections(), LINGER_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(lastReplies);
  await app.close();
}
