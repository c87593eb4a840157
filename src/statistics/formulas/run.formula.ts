/** A stretch of a series in which each step goes one way: where its first step stands, and how many steps it has. */
export interface Run {
  start: number;
  length: number;
}

/**
 * The longest stretch of steps that all go the way asked for; the latest of several as long.
 * @param goes for each step of a series, in order, whether it goes that way
 * @returns null where none does
 */
export function longestRun(goes: readonly boolean[]): Run | null {
  return runsOf(goes).reduce<Run | null>(
    (longest, run) => (run.length >= (longest?.length ?? 1) ? run : longest),
    null,
  );
}

/**
 * The stretch that the last step ends.
 * @returns null where the last step goes otherwise
 */
export function lastRun(goes: readonly boolean[]): Run | null {
  const run = runsOf(goes).at(-1);
  return run && run.start + run.length === goes.length ? run : null;
}

function runsOf(goes: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [at, isSo] of goes.entries()) {
    const last = runs.at(-1);
    if (isSo && last && last.start + last.length === at) last.length += 1;
    else if (isSo) runs.push({ start: at, length: 1 });
  }
  return runs;
}
