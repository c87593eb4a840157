// `npm run bench [-- <name> [options]]`: installs and compiles where needed, then measures.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

await import('./ensure-installed.mjs');
await import('./ensure-built.mjs');

const names = readdirSync(join(root, 'bench'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'eval')
  .map((entry) => entry.name)
  .sort();
const [name = 'http', ...args] = process.argv.slice(2);
if (names.includes(name)) {
  const { run } = await import(`../dist/bench/${name}/${name}.bench.js`);
  await run(args);
} else {
  console.error(`there is no benchmark «${name}»; there are: ${names.join(', ')}`);
  process.exitCode = 1;
}
