// Compiles what tsconfig.build.json includes into dist/ where it has changed since.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { root, run } from './run.mjs';

const stamp = join(root, 'dist', '.built-from');
const inputs = [
  'src',
  'bench',
  // The benchmarks ask the questions of these.
  'test/fixtures/law',
  'test/fixtures/understanding',
  'ormconfig.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'nest-cli.json',
];
const wanted = fingerprint();

if (!isBuilt()) {
  alone(() => {
    if (isBuilt()) return;
    console.error('Compiling …');
    run(process.execPath, [join(root, 'node_modules', '@nestjs', 'cli', 'bin', 'nest.js'), 'build']);
    writeFileSync(stamp, wanted);
  });
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesOf(path) {
  const entry = join(root, path);
  if (!existsSync(entry)) return [];
  if (path.includes('.')) return [path];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}
