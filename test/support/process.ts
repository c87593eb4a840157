import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a program is on the path of this machine. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

/** Starts a program that ends with this process at the latest. */
export function startProgram(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, [...args], { stdio: 'ignore' });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Sends a signal and waits for the end. */
export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Waits until `holds` says true. @throws Error after `patienceMs` */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs = 15_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${patienceMs} ms: ${holds.toString()}`);
    await pause(20);
  }
}
