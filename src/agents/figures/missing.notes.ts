import { dayOf } from '../../statistics/day.js';
import type { Day } from '../../statistics/series.js';
import type { Period, Span } from '../../understanding/dates/period.js';
import type { Note } from '../../wording/facts.js';
import { byPreference, type Holding } from './availability.js';
import { factOf, knownOf, type KnownObservation, type Track } from './track.js';

type Known = Extract<Note, { kind: 'known-then' }>;

/**
 * What is to be said of the places asked that have no figure of the period: which figure there is instead, where the product
 * is known there at another time (soft wheat in the United Kingdom until 2020), or that there is none.
 */
export function missingNotes(
  { candidate, measure, missing }: Holding,
  tracks: readonly Track[],
  period: Period | null,
): Note[] {
  const own = tracks.filter((track) => track.product === candidate.product && track.measure === measure);
  const known = missing.flatMap((place) => knownThen(own, place, boundsOf(period)));
  const places = missing.filter((place) => !known.some(({ fact }) => fact.place === place));
  return [
    ...known,
    ...(places.length > 0 ? [{ kind: 'missing' as const, product: candidate.product, places }] : []),
  ];
}

interface Bounds {
  from: Day;
  to: Day;
}

/** The figure of the place that is nearest to the time asked, and on which side of it all of them lie. */
function knownThen(tracks: readonly Track[], place: string, bounds: Bounds | null): Known[] {
  const here = tracks.filter((track) => track.place === place).sort(byPreference);
  if (!bounds) return [];
  const apart = ({ period }: KnownObservation): number =>
    Math.max(bounds.from - period, period - bounds.to, 0);
  const found = here.flatMap((track) => knownOf(track).map((one) => ({ track, one })));
  const [nearest] = found.toSorted((a, b) => apart(a.one) - apart(b.one));
  if (!nearest || apart(nearest.one) === 0) return [];
  return [
    {
      kind: 'known-then',
      fact: factOf(nearest.track, nearest.one),
      side: sideOf(
        found.map(({ one }) => one),
        bounds,
      ),
    },
  ];
}

function sideOf(ones: readonly KnownObservation[], { from, to }: Bounds): Known['side'] {
  if (ones.every(({ period }) => period < from)) return 'before';
  return ones.every(({ period }) => period > to) ? 'after' : 'around';
}

/** The days between which figures are asked for; null where it is left open. */
function boundsOf(period: Period | null): Bounds | null {
  const spans = spansOf(period);
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { from: dayOf(first.from), to: dayOf(last.to) } : null;
}

function spansOf(period: Period | null): readonly Span[] {
  if (period?.kind === 'at') return [period.span];
  if (period?.kind === 'each') return period.spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return [];
}
