import { type ChildProcess, execFileSync } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { isInstalled, startProgram, stopProgram, until } from './process.js';

export const MARIADB_PROGRAMS = ['mariadbd', 'mariadb-install-db'];

export function missingMariaDbPrograms(): string[] {
  return MARIADB_PROGRAMS.filter((program) => !isInstalled(program));
}

/** Makes an empty data folder, to be copied: three seconds, which each server would otherwise need. */
export function makeDataFolder(folder: string): void {
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${folder}`,
      `--user=${userInfo().username}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--innodb-log-file-size=8M',
      '--innodb-buffer-pool-size=16M',
    ],
    { stdio: 'ignore' },
  );
}

/** A MariaDB of the tests' own on 127.0.0.1, without a password and without care for a power cut. */
export class MariaDbServer {
  #process: ChildProcess | null = null;

  constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  async copyDataFrom(template: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await cp(template, join(this.folder, 'data'), { recursive: true });
  }

  async start(): Promise<void> {
    this.#process = startProgram('mariadbd', [
      '--no-defaults',
      `--user=${userInfo().username}`,
      `--datadir=${join(this.folder, 'data')}`,
      `--socket=${join(this.folder, 's.sock')}`,
      `--log-error=${join(this.folder, 'error.log')}`,
      '--bind-address=127.0.0.1',
      `--port=${this.port}`,
      '--skip-name-resolve',
      '--innodb-log-file-size=8M',
      '--innodb-buffer-pool-size=64M',
      // To the operating system at each commit: what was counted outlives the server's being killed.
      '--innodb-flush-log-at-trx-commit=2',
      '--innodb-doublewrite=0',
      '--performance-schema=OFF',
      // Not what the tables ask for: a migration that leaves its collation to the server fails the tests.
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_general_ci',
    ]);
    await until(() => this.#answers(), 30_000);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#process) await stopProgram(this.#process, signal);
    this.#process = null;
  }

  async #answers(): Promise<boolean> {
    try {
      await (await createConnection({ uri: rootUrlOf(this.port), connectTimeout: 1_000 })).end();
      return true;
    } catch {
      return false;
    }
  }
}

function rootUrlOf(port: number): string {
  return `mysql://root@127.0.0.1:${port}/`;
}

let serial = 0;

/** A database of its own on a running server. @returns its address */
export async function newMariaDatabase(port: number): Promise<string> {
  serial += 1;
  const name = `t_${process.pid}_${serial}`;
  const connection = await createConnection({ uri: rootUrlOf(port) });
  try {
    await connection.query(`CREATE DATABASE ${name}`);
  } finally {
    await connection.end();
  }
  return `${rootUrlOf(port)}${name}`;
}
