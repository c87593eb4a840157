import type { CoveredUnits } from '../../../wording/coverage.findings.js';
import { rankOf } from '../dataset.standing.js';
import type { Outline } from '../track.js';

/** The units that each dataset has its measures in, the most frequent first. */
export function unitsHeld(covered: readonly Outline[]): CoveredUnits[] {
  const counts = new Map<string, { measure: string; dataset: string; units: Map<string, number> }>();
  for (const { measure, dataset, unit } of covered) {
    const one = counts.get(`${measure} ${dataset}`) ?? { measure, dataset, units: new Map<string, number>() };
    one.units.set(unit, (one.units.get(unit) ?? 0) + 1);
    counts.set(`${measure} ${dataset}`, one);
  }
  return [...counts.values()]
    .toSorted((a, b) => rankOf(a.dataset) - rankOf(b.dataset))
    .map(({ measure, dataset, units }) => ({
      measure,
      dataset,
      units: [...units].toSorted(([, a], [, b]) => b - a).map(([unit]) => unit),
    }));
}
