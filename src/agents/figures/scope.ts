import type { Lexicon } from '../../lexicon/lexicon.js';
import { countriesOf, EU, isGroup, WORLD } from './place.choice.js';
import type { Question } from './question.js';
import type { Track } from './track.js';

/** What a ranking, a filter or a search for the first country is over. */
export interface Scope {
  /** Place id of the group; null where the question lists the places itself. */
  group: string | null;
  places: string[];
  /** A place named beside the group: the one whose rank is asked. */
  subject: string | null;
}

/** The countries that a question is about: those of the group it names, those it lists, or else the EU's. */
export function scopeOf(question: Question, lexicon: Lexicon): Scope {
  const groups = question.place.places.filter((id) => isGroup(lexicon, id));
  const countries = question.place.places.filter((id) => !isGroup(lexicon, id));
  const [first] = groups;
  if (!first && countries.length > 1) return { group: null, places: countries, subject: null };
  const group = groups.includes(WORLD) ? WORLD : (first ?? EU);
  const members = countriesOf(lexicon, group);
  const subject = countries[0] ?? null;
  return { group, places: subject && !members.includes(subject) ? [...members, subject] : members, subject };
}

/**
 * The period to compare places in where none was asked: the newest year in which at least nine in ten of the places
 * have a figure that had one the year before, and the largest of them all do.
 */
export function latestCompleteYear(tracks: readonly Track[]): number | null {
  const counts = new Map<number, { count: number; total: number }>();
  for (const track of tracks) {
    for (const one of track.observations) {
      if (one.value === null) continue;
      const at = counts.get(one.period) ?? { count: 0, total: 0 };
      counts.set(one.period, { count: at.count + 1, total: at.total + one.value });
    }
  }
  const periods = [...counts.keys()].sort((a, b) => b - a);
  for (const [index, period] of periods.entries()) {
    const here = counts.get(period);
    const before = counts.get(periods[index + 1] ?? NaN);
    if (!before || !here) return period;
    if (
      here.count >= 0.9 * before.count &&
      here.total >= 0.6 * before.total &&
      leadersPresent(tracks, period)
    )
      return period;
  }
  return null;
}

/** Whether the five places that led in the three years before all have a figure. */
function leadersPresent(tracks: readonly Track[], period: number): boolean {
  const means = tracks.map((track) => {
    const recent = track.observations.filter((one) => one.period < period && one.period >= period - 3 * 366);
    const known = recent.flatMap((one) => one.value ?? []);
    return { track, mean: known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length) };
  });
  const leaders = means
    .sort((a, b) => b.mean - a.mean)
    .slice(0, 5)
    .filter((one) => one.mean > 0);
  return leaders.every(({ track }) =>
    track.observations.some((one) => one.period === period && one.value !== null),
  );
}
