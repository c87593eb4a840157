import type { Intent } from '../../understanding/frame.js';
import { findHolding, type Ask, type Holding } from './availability.js';
import { standInOf } from './product.choice.js';
import type { Question } from './question.js';
import type { Tracks } from './track.reader.js';
import { knownOf, type Track } from './track.js';

/** What is asked of several times, so that a series with hardly any figure tells nothing. */
const OVER_TIME: ReadonlySet<Intent> = new Set(['series', 'change', 'average', 'extreme']);

/** Whether a question is of several times. */
export function isOfTimes({ frame }: Question): boolean {
  return OVER_TIME.has(frame.intent);
}

/** The near product for all places, where it answers for more of them than the product asked, or for far more times. */
export async function orStandIn(
  reader: Tracks,
  ask: Ask,
  asked: string,
  best: Holding | null,
  isOverTime: boolean,
): Promise<Holding | null> {
  const near = standInOf(asked);
  if (!near || (best && best.missing.length === 0 && !isOverTime)) return best;
  const { best: other } = await findHolding(reader, { ...ask, candidates: [{ product: near, note: null }] });
  const places = other && placesStoodInFor(best, other, ask, isOverTime);
  if (!other || !places) return best;
  return { ...other, notes: [...other.notes, { kind: 'stand-in', asked, taken: near, ...places }] };
}

/** For which places the near product stands in; null where it answers for no more. */
function placesStoodInFor(
  best: Holding | null,
  other: Holding,
  ask: Ask,
  isOverTime: boolean,
): { places: readonly string[]; patchy?: true } | null {
  if (!best) return other.lines.length > 0 ? { places: ask.places ?? [] } : null;
  if (other.lines.length > best.lines.length) return { places: best.missing };
  const patchy = isOverTime ? placesWithFewer(best, other) : [];
  return patchy.length > 0 ? { places: patchy, patchy: true } : null;
}

/** The places of which one holding has less than half of the newest figures that another has: « seigle » beside « seigle et méteil ». */
function placesWithFewer(one: Holding, other: Holding): string[] {
  const inOther = new Map(other.lines.map(({ track }) => [track.place, newestCount(track)]));
  return one.lines.flatMap(({ track }) =>
    track.frequency === 'annual' && newestCount(track) * 2 < (inOther.get(track.place) ?? 0)
      ? [track.place]
      : [],
  );
}

/** How many of the last ten years up to its last one a series has a figure of. */
function newestCount(track: Track): number {
  const known = knownOf(track);
  const last = known.at(-1)?.period ?? 0;
  return known.filter(({ period }) => period > last - RECENT_DAYS).length;
}

const RECENT_DAYS = 10 * 365.25;
