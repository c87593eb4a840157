import { derivedYield } from '../../statistics/formulas/yield.formula.js';
import type { Day } from '../../statistics/series.js';
import { isKnown, type KnownObservation, type Track } from './track.js';

/** The measures that a yield is derived from. */
export const YIELD_PARTS = ['production', 'area-harvested'] as const;

/** Yield = production / area harvested (kt / kha = t/ha), for every product and place of one dataset that has both. */
export function deriveYields(tracks: readonly Track[]): Track[] {
  const areas = new Map(
    tracks.filter((track) => track.measure === 'area-harvested').map((track) => [keyOf(track), track]),
  );
  return tracks.flatMap((production) => {
    const area =
      production.measure === 'production' && production.unit === 'kt'
        ? areas.get(keyOf(production))
        : undefined;
    if (area?.unit !== 'kha') return [];
    const observations = divide(production, area);
    if (observations.length === 0) return [];
    return [{ ...production, measure: 'yield', unit: 't/ha', derived: 'yield' as const, observations }];
  });
}

function keyOf(track: Track): string {
  return `${track.dataset} ${track.product} ${track.place} ${track.frequency}`;
}

function divide(production: Track, area: Track): KnownObservation[] {
  const hectares = new Map<Day, KnownObservation>(
    area.observations.filter(isKnown).map((one) => [one.period, one]),
  );
  return production.observations.filter(isKnown).flatMap((tonnes) => {
    const land = hectares.get(tonnes.period);
    const value = land ? derivedYield(tonnes.value, land.value) : null;
    if (!land || value === null) return [];
    const flags = [...new Set(tonnes.flags + land.flags)].join('');
    return [{ period: tonnes.period, value, flags }];
  });
}
