import type { Pair } from '../../wording/correlation.findings.js';
import type { Line } from './availability.js';
import { meansBy } from './period.means.js';
import { PERIODS_PER_YEAR, type MeanStep } from './period.selection.js';
import { factOf, isKnown } from './track.js';

/**
 * The figures of two lines at the times that both have one of, in order of time. Of two lines of which one has fewer figures
 * a year, the other is taken by its means: a price of the year is not set beside that of its January.
 */
export function pairsOf(one: Line, other: Line): Pair[] {
  const [ours, theirs] = [inStepsOf(other, one), inStepsOf(one, other)];
  const others = new Map(theirs.track.observations.filter(isKnown).map((item) => [item.period, item]));
  return ours.observations.flatMap((item): Pair[] => {
    const match = others.get(item.period);
    return match ? [[factOf(ours.track, item), factOf(theirs.track, match)]] : [];
  });
}

/** A line by its means of the other's years or months, where it has more figures a year. */
function inStepsOf(other: Line, line: Line): Line {
  const step = other.track.frequency;
  if (!isMeanStep(step) || PERIODS_PER_YEAR[step] >= PERIODS_PER_YEAR[line.track.frequency]) return line;
  const asked = meansBy(step, { ...line.track, observations: line.observations });
  return { track: meansBy(step, line.track), observations: asked.observations.filter(isKnown) };
}

function isMeanStep(frequency: Line['track']['frequency']): frequency is MeanStep {
  return frequency !== 'weekly';
}
