import type { Day, Observation } from './series.js';

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
    else if (old.value === observation.value && old.flags === observation.flags) diff.unchanged += 1;
    else diff.revised.push(observation);
  }
  diff.removed = [...before.keys()];
  return diff;
}
