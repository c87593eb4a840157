import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { newMariaDatabase } from './mariadb-server.js';

/** A database engine that the service runs on. */
export interface Engine {
  readonly name: 'SQLite' | 'MariaDB';
  /** An empty database of its own. @returns its address */
  newDatabase(): Promise<string>;
}

const sqlite: Engine = {
  name: 'SQLite',
  async newDatabase() {
    return `sqlite:${join(await temporaryFolder(), 'test.sqlite')}`;
  },
};

const mariaDb: Engine = {
  name: 'MariaDB',
  async newDatabase() {
    const server = inject('mariaDb');
    if (!server) throw new Error('there is no MariaDB in this run');
    return await newMariaDatabase(server.port);
  },
};

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A folder that is removed at the end of the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'agri-qa-test-'));
  folders.push(folder);
  return folder;
}

/** The same suite on every engine; one that is not installed is left out, as the run has said at its start. */
export function describeOnEngines(title: string, suite: (engine: Engine) => void): void {
  describeOnSqlite(title, suite);
  describeOnMariaDb(title, suite);
}

export function describeOnMariaDb(title: string, suite: (engine: Engine) => void): void {
  describe.skipIf(inject('mariaDb') === null)(`${title} [MariaDB]`, () => {
    suite(mariaDb);
  });
}

export function describeOnSqlite(title: string, suite: (engine: Engine) => void): void {
  describe(`${title} [SQLite]`, () => {
    suite(sqlite);
  });
}
