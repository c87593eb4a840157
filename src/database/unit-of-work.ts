import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isDeadlock } from './database-failure.js';

const MAX_ATTEMPTS = 10;

/**
 * The only way to write.
 *
 * TypeORM gives SQLite one connection, shared by all requests: two transactions at once fail, and a plain write made
 * while another request's transaction is open is rolled back with it. So on SQLite every unit of work waits for the
 * one before; elsewhere each takes a connection of the pool.
 */
@Injectable()
export class UnitOfWork {
  readonly #running = new AsyncLocalStorage<EntityManager>();
  readonly #serial: boolean;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {
    this.#serial = dataSource.options.type === 'better-sqlite3';
  }

  /**
   * Runs `work` in one transaction and resolves with its result; work begun inside another joins it. After a deadlock
   * it is run again, so it must do nothing but read and write the database.
   * @throws whatever `work` throws, after the transaction is rolled back
   */
  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.#running.getStore();
    if (outer) return work(outer);
    return this.#inTurn(async () => {
      try {
        return await this.dataSource.transaction((manager) =>
          this.#running.run(manager, () => work(manager)),
        );
      } finally {
        // Node 20 pays for a storage once used at every promise of the process. One after the other, none is under way.
        if (this.#serial) this.#running.disable();
      }
    });
  }

  /**
   * One statement that is atomic by itself, without the cost of a transaction around it.
   * @returns how many rows it changed (found rows, on MySQL)
   */
  execute(sql: string, parameters: readonly unknown[]): Promise<number> {
    const outer = this.#running.getStore();
    if (outer) return affectedBy(outer, sql, parameters);
    return this.#inTurn(() => affectedBy(this.dataSource.manager, sql, parameters));
  }

  /**
   * One atomic statement that writes and tells the rows it wrote. SQLite knows `UPDATE … RETURNING`, MySQL and MariaDB
   * do not: ask `tellsWhatItWrote` first.
   */
  executeReturning<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    const manager = this.#running.getStore();
    if (manager) return manager.query(sql, [...parameters]);
    return this.#inTurn(() => this.dataSource.query<T[]>(sql, [...parameters]));
  }

  get tellsWhatItWrote(): boolean {
    return this.#serial;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#serial) return untilNoDeadlock(work);
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** A cluster refuses one of two nodes that write the same row at once, as one server does with crossing locks. */
async function untilNoDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * attempt * 4);
    }
  }
}

async function affectedBy(
  manager: EntityManager,
  sql: string,
  parameters: readonly unknown[],
): Promise<number> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const result: { affected?: number } = await runner.query(sql, [...parameters], true);
    return result.affected ?? 0;
  } finally {
    if (!manager.queryRunner) await runner.release();
  }
}
