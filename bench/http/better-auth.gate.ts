import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../src/config/package-root.js';
import { KeyGate } from './key-gate.js';

const FOLDER = join(packageRoot(), 'bench', 'http', 'better-auth');
const INSTALL_TIMEOUT_MS = 300_000;
/** No package of theirs needs its install script; where there is no network it is told within seconds. */
const INSTALL = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

interface Verifier {
  key: string;
  verify: (presented: string) => Promise<boolean>;
}

/** better-auth's packages, which are no dependency of the service; `verifier.mjs` says how they are set up. */
export class BetterAuthGate extends KeyGate {
  readonly key: string;

  private constructor(private readonly verifier: Verifier) {
    super();
    this.key = verifier.key;
  }

  /** @param path of a database that does not exist yet */
  static async open(path: string): Promise<BetterAuthGate> {
    const module: { openVerifier: (path: string) => Promise<Verifier> } = await import(
      pathToFileURL(join(FOLDER, 'verifier.mjs')).href
    );
    return new BetterAuthGate(await module.openVerifier(path));
  }

  async admits(presented: string): Promise<boolean> {
    return await this.verifier.verify(presented);
  }
}

/** Installs the packages beside `verifier.mjs` where they are not there yet. @returns why not, or null */
export function installBetterAuth(): string | null {
  if (npm('ls', '--all').status === 0) return null;
  const { status, stderr, error } = npm(...INSTALL);
  if (status === 0) return null;
  const reason = error?.message ?? stderr.trim().split('\n').slice(0, 4).join('; ').slice(0, 300);
  return `npm ci in bench/http/better-auth: ${reason}`;
}

function npm(...args: string[]) {
  return spawnSync('npm', args, {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: INSTALL_TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
}
