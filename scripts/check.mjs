// `npm run check`: every static check, one after the other; the first that fails ends it.
import { join } from 'node:path';
import { root, run } from './run.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const steps = [
  ['format', bin('prettier'), ['--check', '--log-level=warn', '.']],
  ['types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']],
  [
    'lint',
    bin('oxlint'),
    ['--type-aware', '--deny-warnings', 'src', 'test', 'bench', 'ormconfig.ts', 'vitest.config.ts'],
  ],
  ['imports', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'src']],
  ['compile', process.execPath, ['scripts/ensure-built.mjs']],
  ['OpenAPI drift', process.execPath, ['scripts/openapi-drift.mjs']],
  ['migration drift', process.execPath, ['scripts/schema-drift.mjs']],
  ['lock file', process.execPath, ['scripts/lock-file.mjs']],
];

for (const [name, command, args] of steps) {
  console.log(`— ${name}`);
  run(command, args);
}
console.log('All checks passed.');
