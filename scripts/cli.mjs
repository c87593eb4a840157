// `npm run cli -- <command>`: installs and compiles where needed, then runs the command line.
await import('./ensure-installed.mjs');
await import('./ensure-built.mjs');
await import('../dist/src/cli.js');
