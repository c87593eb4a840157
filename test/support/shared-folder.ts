import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where data too large for the repository lies: `SHARED_DIR`, by default beside the project. */
const FOLDER = process.env.SHARED_DIR ?? join('..', 'shared');

/** The path of a file or folder of it. */
export function shared(path: string): string {
  return join(FOLDER, path);
}

/** Whether all of these are there; says what is not tested where one is not. */
export function isShared(untested: string, ...paths: readonly string[]): boolean {
  const absent = paths.map(shared).find((path) => !existsSync(path));
  if (absent !== undefined) process.stdout.write(`${untested}: there is no ${absent}\n`);
  return absent === undefined;
}
