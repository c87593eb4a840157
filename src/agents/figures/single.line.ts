import { isOpen } from '../../understanding/dates/period-shapes.js';
import type { Period } from '../../understanding/dates/period.js';
import type { KnownFact, Note } from '../../wording/facts.js';
import type { Line } from './availability.js';
import { placesOrDefault } from './defaults.js';
import { explain } from './explanation.js';
import type { MeanStep } from './period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import { seek } from './seeking.js';
import { factOf } from './track.js';
import { zeroNotes } from './zero.gaps.js';

/** The figures of one product in one place, in order of time. */
export interface SingleLine {
  line: Line;
  facts: KnownFact[];
  first: KnownFact;
  last: KnownFact;
  notes: Note[];
}

/** The one line that a question about periods is of, over its stretch of time; or why there is none. A step takes the means of years or months. */
export async function findSingleLine(
  question: Question,
  desk: Desk,
  step: MeanStep | null = null,
): Promise<SingleLine | FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const period = stretchOf(periodOf(question));
  const sought = await seek(question, desk, {
    places: onlyFirst(places),
    period,
    step,
  });
  const line = sought.holdings[0]?.lines[0];
  const facts = line ? line.observations.map((one) => factOf(line.track, one)) : [];
  const [first, last] = [facts[0], facts.at(-1)];
  if (!line || !first || !last) return explain(question, desk, sought.failures);
  return { line, facts, first, last, notes: [...sought.notes, ...notes, ...zeroNotes([line])] };
}

export function isLine(found: SingleLine | FigureAnswer): found is SingleLine {
  return 'line' in found;
}

/** A list of at most one place; null stays any place. */
export function onlyFirst(places: readonly string[] | null): string[] | null {
  return places === null ? null : places.slice(0, 1);
}

/** A search among periods without dates is over all there are. */
export function stretchOf(period: Period | null): Period {
  return isOpen(period) ? { kind: 'all' } : period;
}
