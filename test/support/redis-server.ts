import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { isInstalled, startProgram, stopProgram, until } from './process.js';

export function missingRedisPrograms(): string[] {
  return ['redis-server'].filter((program) => !isInstalled(program));
}

/** A Redis of the tests' own on 127.0.0.1 that keeps nothing on disk. */
export class RedisServer {
  #process: ChildProcess | null = null;

  constructor(readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = { port: String(this.port), bind: '127.0.0.1', save: '', appendonly: 'no' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    this.#process = startProgram('redis-server', args);
    await until(() => accepts(this.port));
  }

  /** Stands still: connections stay open, nothing is answered. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    if (this.#process) await stopProgram(this.#process, 'SIGKILL');
    this.#process = null;
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
