import { mean } from '../../statistics/formulas/mean.formula.js';
import { dayOf, periodName } from '../../statistics/day.js';
import type { MeanStep } from './period.selection.js';
import { knownOf, type KnownObservation, type Track } from './track.js';
import { withRead, type Tracks } from './track.reader.js';

/** By step, how many figures of each frequency make it complete; a weekly series may lack some: holidays. */
const FULL: Record<MeanStep, Partial<Record<Track['frequency'], number>>> = {
  annual: { monthly: 12, weekly: 48 },
  monthly: { weekly: 3 },
};

/** The track by calendar years or months: the plain mean of each that is complete. Tracks no finer than these stay as they are. */
export function meansBy(step: MeanStep, track: Track): Track {
  const full = FULL[step][track.frequency];
  if (full === undefined) return track;
  const stretches = new Map<string, KnownObservation[]>();
  for (const one of knownOf(track)) {
    const name = periodName(one.period, step);
    stretches.set(name, [...(stretches.get(name) ?? []), one]);
  }
  const observations = [...stretches].flatMap(([name, ones]) => {
    const value = mean(ones.map((one) => one.value));
    if (value === null || ones.length < full) return [];
    const flags = [...new Set(ones.map((one) => one.flags).join(''))].join('');
    return [{ period: dayOf(name), value, flags }];
  });
  return { ...track, frequency: step, derived: 'mean', observations };
}

/** The same figures, by calendar years or months. */
export function meansIn(step: MeanStep, tracks: Tracks): Tracks {
  return withRead(tracks, (read) => read.map((track) => meansBy(step, track)));
}
