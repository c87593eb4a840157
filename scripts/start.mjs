// `npm start`: installs and compiles where needed, then becomes the service.
await import('./ensure-installed.mjs');
await import('./ensure-built.mjs');
await import('../dist/src/main.js');
