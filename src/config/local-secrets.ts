import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingSource, Variables } from './setting-source.js';

/**
 * Secrets for a machine on which nobody set any: made once and kept in `<dataDir>/secrets.json`, readable by its
 * owner alone, so that keys and sessions outlive a restart. Never used in production. Where that folder or file cannot
 * be used, the source is told so.
 */
export function localSecrets(dataDir: string, source: SettingSource): Variables {
  const hasJwt = ['JWT_SECRET', 'JWT_PUBLIC_KEY', 'JWT_JWKS_URL'].some((name) => source.text(name));
  if (hasJwt && source.text('KEY_PEPPER')) return {};
  try {
    const { JWT_SECRET, KEY_PEPPER } = readOrMake(dataDir);
    return hasJwt ? { KEY_PEPPER } : { JWT_SECRET, KEY_PEPPER };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    source.fault(`DATA_DIR: the secrets in ${dataDir} can be neither read nor made: ${reason}`);
    return {};
  }
}

function readOrMake(dataDir: string): Variables {
  const path = join(dataDir, 'secrets.json');
  const fresh = { JWT_SECRET: randomBytes(32).toString('hex'), KEY_PEPPER: randomBytes(32).toString('hex') };
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const kept: Variables = JSON.parse(readFileSync(path, 'utf8'));
    return kept;
  }
}
