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

/** The derived lines with the publisher's own figure wherever there is one, so that the two never disagree. */
export function withPublished(derived: readonly Track[], published: readonly Track[]): Track[] {
  const own = new Map(
    published.filter((track) => track.measure === 'yield').map((track) => [keyOf(track), track]),
  );
  return derived.map((track) => {
    const known = (own.get(keyOf(track))?.observations ?? []).filter(isKnown);
    if (known.length === 0) return track;
    const byPeriod = new Map(track.observations.map((one) => [one.period, one]));
    for (const one of known) byPeriod.set(one.period, one);
    const observations = [...byPeriod.values()].sort((a, b) => a.period - b.period);
    return { ...track, observations, published: new Set(known.map((one) => one.period)) };
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
