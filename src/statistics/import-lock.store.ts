import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { DataSource } from 'typeorm';

const PATIENCE_MS = 600_000;
const RETRY_MS = 100;
const MEMORY = ':memory:';

/**
 * Lets one import into a store run at a time, over all processes and nodes, and ends with the process that holds it,
 * even a killed one: on MySQL and MariaDB a lock of the connection's, on SQLite the lock of an empty database beside
 * the store's file, since one within the store would hold up everything that the service writes.
 */
export class ImportLock {
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  /** @throws Error where another import still runs after ten minutes, or whatever `work` throws */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#locked(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #locked<T>(work: () => Promise<T>): Promise<T> {
    const { options } = this.dataSource;
    if (options.type !== 'better-sqlite3') return this.#lockedByServer(work);
    return options.database === MEMORY ? work() : lockedByFile(`${options.database}-imports`, work);
  }

  async #lockedByServer<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const name = "CONCAT('agri-qa.imports.', LEFT(DATABASE(), 40))";
    try {
      const patience = [PATIENCE_MS / 1000];
      const rows: { held: unknown }[] = await runner.query(`SELECT GET_LOCK(${name}, ?) AS held`, patience);
      if (Number(rows[0]?.held) !== 1) throw new Error('another import is running');
      const result = await work();
      await runner.query(`SELECT RELEASE_LOCK(${name})`);
      return result;
    } catch (error) {
      await runner.query(`SELECT RELEASE_LOCK(${name})`).catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

async function lockedByFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  const database = new Database(file, { timeout: 0 });
  try {
    const deadline = Date.now() + PATIENCE_MS;
    while (!tryToLock(database)) {
      if (Date.now() > deadline) throw new Error('another import is running');
      await setTimeout(RETRY_MS);
    }
    return await work();
  } finally {
    database.close();
  }
}

function tryToLock(database: Database.Database): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
