import { spawnSync } from 'node:child_process';

/** The cores of this process that the server and its load are put on, or null where that is not possible. */
export interface Cores {
  server: number;
  client: number;
}

/** Two cores that this process may use, by `taskset` of util-linux; null without it or with one core only. */
export function twoCores(): Cores | null {
  const { status, stdout } = spawnSync('taskset', ['-pc', String(process.pid)], { encoding: 'utf8' });
  if (status !== 0) return null;
  const [server, client] = coresIn(stdout.slice(stdout.lastIndexOf(':') + 1));
  return server === undefined || client === undefined ? null : { server, client };
}

/** Puts a running process, all its threads, on one core. */
export function pin(pid: number, core: number): void {
  const { status, stderr } = spawnSync('taskset', ['-apc', String(core), String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`taskset could not move process ${pid} to core ${core}: ${stderr}`);
}

/** `0-2,5` → 0, 1, 2, 5. */
function coresIn(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}
