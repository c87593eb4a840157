import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.js';
import { MariaDbServer, makeDataFolder, missingMariaDbPrograms } from './mariadb-server.js';
import { missingRedisPrograms } from './redis-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the run's MariaDB, and an empty data folder for tests that stop a server; null where none is installed. */
    mariaDb: { port: number; template: string } | null;
    hasRedis: boolean;
  }
}

/**
 * One MariaDB for the whole run, in a temporary folder. Where a program is not installed the suites that need it are
 * left out and a line says so; with REQUIRE_SERVERS=1 that is a failure.
 */
export default async function startPrivateServers(project: TestProject): Promise<() => Promise<void>> {
  const missing = [...missingMariaDbPrograms(), ...missingRedisPrograms()];
  if (missing.length > 0) {
    const line = `Not installed: ${missing.join(', ')}. The suites that need them are left out.`;
    if (process.env.REQUIRE_SERVERS === '1') throw new Error(line);
    console.warn(line);
  }
  project.provide('hasRedis', missingRedisPrograms().length === 0);
  if (missingMariaDbPrograms().length > 0) {
    project.provide('mariaDb', null);
    return async () => undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'agri-qa-mariadb-'));
  const template = join(folder, 'template');
  makeDataFolder(template);
  const server = new MariaDbServer(join(folder, 'server'), await freePort());
  await server.copyDataFrom(template);
  await server.start();
  project.provide('mariaDb', { port: server.port, template });
  return async () => {
    await server.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
}
