// `npm run eval [-- <question set> …]`: answers a question set in process and scores the answers.
await import('./ensure-installed.mjs');
await import('./ensure-built.mjs');

const { run } = await import('../dist/bench/eval/eval.js');
await run(process.argv.slice(2));
