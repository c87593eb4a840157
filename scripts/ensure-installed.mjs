// Installs what package-lock.json names where it is not there yet. Only Node's own modules: it runs before any other.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { root, run } from './run.mjs';

const stamp = join(root, 'node_modules', '.installed-for');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!isInstalled()) {
  alone(() => {
    if (isInstalled()) return;
    console.error('Installing the packages of package-lock.json (two minutes or so the first time) …');
    run('npm', ['ci', '--no-audit', '--no-fund', ...(process.env.CI ? [] : ['--loglevel=error'])]);
    writeFileSync(stamp, wanted);
  });
}

/** Also true for an installation that npm itself made from this very lock file. */
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const { status } = spawnSync('npm', ['ls', '--all', '--silent'], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  if (status !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}
