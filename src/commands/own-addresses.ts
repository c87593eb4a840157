import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, type Invocation } from './command.js';

/** A file of the operator's own addresses. */
export interface OwnAddresses {
  file: string;
  /** Its JSON: undefined where there is no such file, null where it holds something else. */
  content?: unknown;
}

/**
 * The file that `--addresses` names, else the one of that name in the data folder, which may be absent.
 * @throws CommandError where the file that the option names cannot be read
 */
export async function readOwnAddresses(
  { option, settings }: Pick<Invocation, 'option' | 'settings'>,
  name: string,
): Promise<OwnAddresses> {
  const given = option('addresses');
  const file = given ?? join(settings.dataDir, name);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (given !== null) throw new CommandError(`${file} cannot be read: ${String(error)}`);
    return null;
  });
  return text === null ? { file } : { file, content: jsonOrNull(text) };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
