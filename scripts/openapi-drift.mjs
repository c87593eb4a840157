// Fails where docs/openapi.json is not what the code says: `npm run openapi` writes it anew.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'agri-qa-openapi-'));
const fresh = join(folder, 'openapi.json');
try {
  run(process.execPath, ['dist/src/cli.js', 'openapi', '--out', fresh], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder },
  });
  if (readFileSync(fresh, 'utf8') !== readFileSync(join(root, 'docs', 'openapi.json'), 'utf8')) {
    console.error('docs/openapi.json differs from the code; write it anew with: npm run openapi');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
