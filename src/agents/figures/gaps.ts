import { yearOf } from '../../statistics/day.js';
import type { Note } from '../../wording/facts.js';
import type { Line } from './availability.js';
import { knownOf, type Track } from './track.js';

/** A stretch of years without a figure; both ends are the same year where it is one. */
interface Gap {
  from: string;
  to: string;
}

/** The years between the first and the last figure of an annual track that have none, in stretches. */
export function gapsOf(track: Track): Gap[] {
  if (track.frequency !== 'annual') return [];
  const years = knownOf(track).map(({ period }) => yearOf(period));
  return years.flatMap((year, at) => {
    const next = years[at + 1];
    return next === undefined || next === year + 1 ? [] : [{ from: String(year + 1), to: String(next - 1) }];
  });
}

/** More years than these are not named one by one. */
const MOST_NAMED = 6;

/** The few years within the stretch of a line that have no figure: what is said of the stretch is not said of them. */
export function gapNotes({ track, observations }: Pick<Line, 'track' | 'observations'>): Note[] {
  const years = observations.map(({ period }) => yearOf(period));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const missing = gapsOf(track)
    .flatMap(({ from, to }) => yearsFrom(Number(from), Number(to)))
    .filter((year) => year > first && year < last);
  if (missing.length === 0 || missing.length > MOST_NAMED) return [];
  return [{ kind: 'missing-times', periods: missing.map(String), series: null }];
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
