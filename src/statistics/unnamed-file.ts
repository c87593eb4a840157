import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary file without a name, so that even a killed process leaves nothing behind. @returns its descriptor */
export function openUnnamedFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'agri-qa-rows-'));
  const file = openSync(join(folder, 'rows'), 'w+');
  rmSync(folder, { recursive: true });
  return file;
}
