import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Starts a process that ends with this one at the latest. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Whatever ends this process, an interrupt too, ends its children first and then calls `cleanUp`. */
export function endTogether(cleanUp: () => void): void {
  process.once('exit', () => {
    for (const child of running) child.kill('SIGKILL');
    cleanUp();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
}
