import type { INestApplication } from '@nestjs/common';
import { Drain } from './health/drain.js';

const PATIENCE_MS = 10_000;

/** On SIGTERM or SIGINT: takes nothing new, finishes what it began, writes what is pending, and ends. */
export function shutDownOnSignal(app: INestApplication<import('node:http').Server>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void shutDown(app).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

export async function shutDown(app: INestApplication<import('node:http').Server>): Promise<void> {
  app.get(Drain).begin();
  const server = app.getHttpServer();
  const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(impatience);
  await app.close();
}
