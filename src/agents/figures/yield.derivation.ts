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
    const { contradicted } = own.get(keyOf(track)) ?? {};
    return {
      ...track,
      observations,
      published: new Set(known.map((one) => one.period)),
      ...(contradicted && { contradicted }),
    };
  });
}

/** A published yield is contradicted that is so many times what production over area comes to, or as much less. */
const FAR_OFF = 1.5;
/** Of less land, in thousand hectares, the rounding of its figure alone may make as much. */
const LEAST_AREA = 1;

/**
 * The published yields, each with what the same publisher's production and area come to where the two cannot both be right:
 * rice in Italy, 0.7 t/ha in 2010 beside 1,672 kt on 238 kha.
 */
export function withContradicted(asked: readonly Track[], tracks: readonly Track[]): Track[] {
  const large = tracks.map((track) => (track.measure === 'area-harvested' ? onEnoughLand(track) : track));
  const derived = new Map(deriveYields(large).map((one) => [keyOf(one), one]));
  return asked.map((track) => {
    const beside = track.measure === 'yield' && !track.derived ? derived.get(keyOf(track)) : undefined;
    if (!beside) return track;
    const calculated = new Map(beside.observations.map(({ period, value }) => [period, value]));
    const contradicted = new Map<Day, number>();
    for (const { period, value } of track.observations.filter(isKnown)) {
      const other = calculated.get(period) ?? null;
      if (other !== null && value > 0 && isFarOff(value, other)) contradicted.set(period, other);
    }
    return contradicted.size > 0 ? { ...track, contradicted } : track;
  });
}

function onEnoughLand(area: Track): Track {
  return { ...area, observations: area.observations.filter(({ value }) => (value ?? 0) >= LEAST_AREA) };
}

function isFarOff(one: number, other: number): boolean {
  return Math.max(one, other) > Math.min(one, other) * FAR_OFF;
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
