import { mean } from '../../statistics/formulas/mean.formula.js';
import { dayOf, yearOf } from '../../statistics/day.js';
import { knownOf, type KnownObservation, type Track } from './track.js';
import { withRead, type Tracks } from './track.reader.js';

/** A full year of weekly quotations may lack some: holidays. */
const FULL_YEAR = { monthly: 12, weekly: 48, annual: 1 };

/** The track by calendar years: the plain mean of each year that is complete. Annual tracks stay as they are. */
export function annualMeans(track: Track): Track {
  if (track.frequency === 'annual') return track;
  const years = new Map<number, KnownObservation[]>();
  for (const one of knownOf(track)) {
    const year = yearOf(one.period);
    years.set(year, [...(years.get(year) ?? []), one]);
  }
  const observations = [...years].flatMap(([year, ones]) => {
    const value = mean(ones.map((one) => one.value));
    if (value === null || ones.length < FULL_YEAR[track.frequency]) return [];
    const flags = [...new Set(ones.map((one) => one.flags).join(''))].join('');
    return [{ period: dayOf(String(year)), value, flags }];
  });
  return { ...track, frequency: 'annual', derived: 'mean', observations };
}

/** The same figures, by calendar years. */
export function annualMeansIn(tracks: Tracks): Tracks {
  return withRead(tracks, (read) => read.map(annualMeans));
}
