import type { Period } from '../../../understanding/dates/period.js';
import type { KnownFact, Note } from '../../../wording/facts.js';
import type { Holding } from '../availability.js';
import { selectPeriod } from '../period.selection.js';
import type { Desk } from '../question.js';
import { factOf, type Track } from '../track.js';
import { baseValue } from './ranks.js';

/** A place is named where a part alone would be among the first so many. */
const LEADERS = 5;
const MOST_PARTS = 3;

/**
 * The places that are left out for want of a total, though a part of the product alone would put them among the first: of
 * grapes Germany, of which wine grapes alone are published since 2010. Nothing where fewer than five places have a figure.
 */
export async function partNotes(
  desk: Desk,
  { holding, period }: { holding: Holding | null; period: Period | null },
): Promise<Note[]> {
  const [line] = holding?.lines ?? [];
  if (!holding || !line || holding.measure !== 'production' || holding.missing.length === 0) return [];
  const least = leastOfLeaders(desk, holding);
  const products = desk.lexicon.childrenOf(holding.candidate.product).map(({ id }) => id);
  if (least === null || products.length === 0) return [];
  const { missing: places, measure } = holding;
  const tracks = await desk.reader.read({
    products,
    places,
    measures: [measure],
    datasets: [line.track.dataset],
  });
  const parts = tracks.flatMap((track) => onlyFigure(track, period));
  return places.flatMap((place) => {
    const here = parts.filter((part) => part.place === place);
    const isLeader = here.some((part) => baseValue(desk.lexicon, part) >= least);
    return isLeader ? [{ kind: 'parts-alone' as const, place, parts: largestOf(desk, here) }] : [];
  });
}

/** The figure that the last of the leaders has; null where there are fewer places than that. */
function leastOfLeaders(desk: Desk, { lines }: Holding): number | null {
  const values = lines.flatMap(({ track, observations }) => {
    const [only, ...more] = observations;
    return only && more.length === 0 ? [baseValue(desk.lexicon, factOf(track, only))] : [];
  });
  const least = values.sort((a, b) => b - a)[LEADERS - 1];
  return least !== undefined && least > 0 ? least : null;
}

/** The one figure of the period; of several years a mean of parts tells too little. */
function onlyFigure(track: Track, period: Period | null): KnownFact[] {
  const selected = track.derived ? null : selectPeriod(track, period);
  const [only, ...more] = selected?.kind === 'found' ? selected.observations : [];
  return only && more.length === 0 ? [factOf(track, only)] : [];
}

function largestOf({ lexicon }: Desk, parts: readonly KnownFact[]): KnownFact[] {
  return parts
    .filter(({ value }) => value > 0)
    .sort((a, b) => baseValue(lexicon, b) - baseValue(lexicon, a))
    .slice(0, MOST_PARTS);
}
