import type { Day, Observation } from './series.js';

/** Far above what a database driver loses of a number (mysql2 reads some in the last digit), far below any revision. */
const RELATIVE_TOLERANCE = 1e-12;

/** A figure as the store holds it. */
export interface StoredObservation extends Observation {
  /** The import that last changed it. */
  importId: number;
}

/** A figure before and after an import; `after` is null where the publisher withdrew it. */
export interface Revision {
  before: Observation;
  after: Observation | null;
}

/** How a stored series becomes the one that a file gives. */
export interface ObservationDiff {
  /** What the file gives, each figure with the import that last changed it. */
  given: StoredObservation[];
  inserted: number;
  revised: Revision[];
  unchanged: number;
  /** What is stored for periods that the file does not have. */
  absent: StoredObservation[];
}

/** Compares by period; value and flags together make a figure, so that a lost "provisional" is a revision too. */
export function diffObservations(
  stored: readonly StoredObservation[],
  given: readonly Observation[],
  importId: number,
): ObservationDiff {
  const before = new Map<Day, StoredObservation>(stored.map((one) => [one.period, one]));
  const diff: ObservationDiff = { given: [], inserted: 0, revised: [], unchanged: 0, absent: [] };
  for (const observation of given) {
    const old = before.get(observation.period);
    before.delete(observation.period);
    const unchanged = old?.flags === observation.flags && isSame(old.value, observation.value);
    if (!old) diff.inserted += 1;
    else if (unchanged) diff.unchanged += 1;
    else diff.revised.push({ before: old, after: observation });
    diff.given.push({ ...observation, importId: old && unchanged ? old.importId : importId });
  }
  diff.absent = [...before.values()];
  return diff;
}

function isSame(stored: number | null, given: number | null): boolean {
  if (stored === null || given === null) return stored === given;
  return Math.abs(stored - given) <= RELATIVE_TOLERANCE * Math.abs(given);
}
