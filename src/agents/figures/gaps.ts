import { yearOf } from '../../statistics/day.js';
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
