// Fails where package-lock.json leaves out a package of another platform (npm ci would refuse it there) or names a host.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text);
const names = Object.keys(packages);
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !names.some((other) => other.endsWith(`node_modules/${name}`)))
    .map((name) => `${path || 'the project'} needs ${name}, which the lock file lacks`),
);
const resolved = /"resolved": "https?:/.test(text)
  ? ['the lock file names the hosts that packages came from']
  : [];
for (const fault of [...missing, ...resolved]) console.error(fault);
if (missing.length + resolved.length > 0) process.exitCode = 1;
