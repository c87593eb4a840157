import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a change is judged by itself and not by luck. New cases are
 * drawn with `PROPERTY_SEED=<number>`, more of them with `PROPERTY_RUNS=<number>`; what they find becomes an example.
 */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20_260_101),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
});
