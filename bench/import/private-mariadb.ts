import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

const START_MS = 30_000;

/** A MariaDB of the benchmark's own, with settings as a small server has them. */
export class PrivateMariaDb {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly server: ChildProcess,
  ) {}

  static isInstalled(): boolean {
    return ['mariadbd', 'mariadb-install-db'].every((program) => !spawnSync(program, ['--version']).error);
  }

  static async start(): Promise<PrivateMariaDb> {
    const folder = mkdtempSync(join(tmpdir(), 'agri-qa-bench-'));
    const data = join(folder, 'data');
    const user = `--user=${userInfo().username}`;
    const install = ['--no-defaults', `--datadir=${data}`, user, '--auth-root-authentication-method=normal'];
    execFileSync('mariadb-install-db', install, { stdio: 'ignore' });
    const port = await freePort();
    const options = [
      '--no-defaults',
      user,
      `--datadir=${data}`,
      `--socket=${join(folder, 's.sock')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--skip-name-resolve',
      '--innodb-buffer-pool-size=256M',
    ];
    const server = spawn('mariadbd', options, { stdio: 'ignore' });
    process.once('exit', () => server.kill('SIGKILL'));
    const database = new PrivateMariaDb(port, folder, server);
    const deadline = Date.now() + START_MS;
    while (!(await database.#answers())) {
      if (Date.now() > deadline) throw new Error('MariaDB did not start');
      await setTimeout(100);
    }
    return database;
  }

  /** An empty database. @returns its address */
  async create(name: string): Promise<string> {
    const connection = await createConnection({ uri: `mysql://root@127.0.0.1:${this.port}/` });
    await connection.query(`CREATE DATABASE ${name}`);
    await connection.end();
    return `mysql://root@127.0.0.1:${this.port}/${name}`;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    try {
      await (await createConnection({ uri: `mysql://root@127.0.0.1:${this.port}/` })).end();
      return true;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
