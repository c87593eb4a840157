import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './child-process.js';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
/** USER_HZ, which is 100 on every Linux that Node.js runs on. */
const MS_PER_TICK = 10;

/** Memory of a process, in MB (10^6 bytes); null where the system does not tell. */
export interface Memory {
  residentMb: number | null;
  peakMb: number | null;
}

/** A server in a process of its own, which says where it listens and with which key it may be asked. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly key: string,
    /** Milliseconds from the start of the process until it said that it listens. */
    readonly startMs: number,
  ) {}

  /**
   * Runs a script until it says `Listening on <address> … X-API-Key: <key>`. It gets these variables and no other.
   * @throws Error with what it printed where it ends or takes two minutes instead
   */
  static async start(args: readonly string[], variables: Record<string, string>): Promise<ServerProcess> {
    const began = performance.now();
    const child = startChild(process.execPath, args, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
    const { url, key } = await announcement(child);
    return new ServerProcess(child, url, key, performance.now() - began);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  memory(): Memory {
    return { residentMb: statusMb(this.pid, 'VmRSS'), peakMb: statusMb(this.pid, 'VmHWM') };
  }

  /** Processor time that it has used so far, in milliseconds; null where the system does not tell. */
  processorMs(): number | null {
    try {
      const stat = readFileSync(`/proc/${this.pid}/stat`, 'utf8');
      // proc(5): after the name in brackets, user time is the 12th field and system time the 13th, in ticks.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const late = await Promise.race([ended.then(() => false), pause(STOP_TIMEOUT_MS, true, { ref: false })]);
    if (late) this.child.kill('SIGKILL');
  }
}

async function announcement(child: ChildProcess): Promise<{ url: string; key: string }> {
  let printed = '';
  return await new Promise((resolve, reject) => {
    const giveUp = (why: string): void => reject(new Error(`the server ${why}; it printed:\n${printed}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      giveUp('did not start in time');
    }, START_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      // Read on in any case: a full pipe would stop the server.
      if (printed.length < 20_000) printed += chunk.toString();
      const url = /Listening on (http:\/\/\S+)/.exec(printed)?.[1];
      const key = /X-API-Key: ([\w-]+)/.exec(printed)?.[1];
      if (url === undefined || key === undefined) return;
      clearTimeout(timer);
      resolve({ url, key });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      giveUp('ended');
    });
  });
}

/** A figure of Linux's /proc, kept in kB of 1,024 bytes. */
function statusMb(pid: number, name: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kibibytes = new RegExp(`^${name}:\\s{1,20}(\\d{1,12}) kB$`, 'm').exec(status)?.[1];
    return kibibytes === undefined ? null : (Number(kibibytes) * 1_024) / 1e6;
  } catch {
    return null;
  }
}
