import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations/migrations.js';

const CONNECT_TIMEOUT_MS = 3_000;

/**
 * TypeORM's options for a database address.
 * @param url `sqlite:<path>`, `mysql://user:password@host:port/name` or `mariadb://…`
 * @throws what the driver throws where a MySQL server cannot be reached
 */
export async function dataSourceOptions(url: string): Promise<DataSourceOptions> {
  return url.startsWith('sqlite:') ? sqliteOptions(url.slice('sqlite:'.length)) : await mysqlOptions(url);
}

function sqliteOptions(path: string): DataSourceOptions {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  return {
    type: 'better-sqlite3',
    database: path,
    migrations: MIGRATIONS,
    timeout: 5_000,
    prepareDatabase: (database: { pragma(statement: string): unknown }) => {
      database.pragma('journal_mode = WAL');
      // Sound after a killed process; only a power cut can lose the last commits.
      database.pragma('synchronous = NORMAL');
      database.pragma('foreign_keys = ON');
      database.pragma('cache_size = -32000');
    },
  };
}

async function mysqlOptions(url: string): Promise<DataSourceOptions> {
  return {
    // TypeORM compares schemas differently: each reports the other's defaults as changes.
    type: (await isMariaDb(url)) ? 'mariadb' : 'mysql',
    url: url.replace(/^mariadb:/, 'mysql:'),
    migrations: MIGRATIONS,
    timezone: 'Z',
    charset: 'utf8mb4_bin',
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    poolSize: 10,
    extra: { enableKeepAlive: true },
  };
}

async function isMariaDb(url: string): Promise<boolean> {
  if (url.startsWith('mariadb:')) return true;
  const connection = await createConnection({ uri: url, connectTimeout: CONNECT_TIMEOUT_MS });
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return JSON.stringify(rows).includes('MariaDB');
  } finally {
    await connection.end();
  }
}
