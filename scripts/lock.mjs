// One process at a time installs and compiles: two starts at once in one folder would work against each other.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

const path = join(tmpdir(), `agri-qa-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);
const POLL_MS = 200;

/** Does `work` while no other process of this folder does its own; what one before has done need not be done again. */
export function alone(work) {
  while (!taken()) {
    removeAfterDeath();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  process.once('exit', release);
  try {
    work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function taken() {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function release() {
  rmSync(path, { force: true });
}

/** A process that was killed leaves its lock behind. */
function removeAfterDeath() {
  try {
    process.kill(Number(readFileSync(path, 'utf8')) || 0, 0);
  } catch (error) {
    if (error.code === 'ESRCH') release();
  }
}
