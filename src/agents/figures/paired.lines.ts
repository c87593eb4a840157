import type { Pair } from '../../wording/correlation.findings.js';
import type { Line } from './availability.js';
import { factOf, isKnown } from './track.js';

/** The figures of two lines at the times that both have one of, in order of time. */
export function pairsOf(one: Line, other: Line): Pair[] {
  const others = new Map(other.track.observations.filter(isKnown).map((item) => [item.period, item]));
  return one.observations.flatMap((item): Pair[] => {
    const match = others.get(item.period);
    return match ? [[factOf(one.track, item), factOf(other.track, match)]] : [];
  });
}
