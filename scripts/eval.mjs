// `npm run eval [-- [options] <question set>…]`: answers question sets in process and scores the answers; `--help` tells more.
await import('./ensure-installed.mjs');
await import('./ensure-built.mjs');

const { run } = await import('../dist/bench/eval/eval.js');
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
