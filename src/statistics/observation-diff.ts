import type { Day, Observation } from './series.js';

/** Far above what a database driver loses of a number (mysql2 reads some in the last digit), far below any revision. */
const RELATIVE_TOLERANCE = 1e-12;

/** How a stored series becomes the one that a file gives. */
export interface ObservationDiff {
  inserted: Observation[];
  revised: Observation[];
  unchanged: number;
  /** Periods that the file no longer has. */
  removed: Day[];
}

/** Compares by period; value and flags together make a figure, so that a lost "provisional" is a revision too. */
export function diffObservations(
  stored: readonly Observation[],
  given: readonly Observation[],
): ObservationDiff {
  const before = new Map(stored.map((observation) => [observation.period, observation]));
  const diff: ObservationDiff = { inserted: [], revised: [], unchanged: 0, removed: [] };
  for (const observation of given) {
    const old = before.get(observation.period);
    before.delete(observation.period);
    if (!old) diff.inserted.push(observation);
    else if (old.flags === observation.flags && isSame(old.value, observation.value)) diff.unchanged += 1;
    else diff.revised.push(observation);
  }
  diff.removed = [...before.keys()];
  return diff;
}

function isSame(stored: number | null, given: number | null): boolean {
  if (stored === null || given === null) return stored === given;
  return Math.abs(stored - given) <= RELATIVE_TOLERANCE * Math.abs(given);
}
