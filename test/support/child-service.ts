import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stopProgram } from './process.js';

/** The service in a process of its own, to be killed. */
export class ChildService {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(databaseUrl: string): Promise<ChildService> {
    const child = fork(fileURLToPath(new URL('./child-service.main.ts', import.meta.url)), [databaseUrl], {
      execArgv: ['--import', new URL('./run-typescript.mjs', import.meta.url).href],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaints = '';
    child.stderr?.on('data', (chunk) => (complaints += String(chunk)));
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(typeof message === 'string' ? message : ''));
      child.once('exit', (code) =>
        reject(new Error(`ended with ${code} before it listened:\n${complaints}`)),
      );
    });
    return new ChildService(url, child);
  }

  /** @returns the exit code, or null where the signal itself ended the process */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    await stopProgram(this.child, signal);
    return this.child.exitCode;
  }
}
