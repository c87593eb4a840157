import { byPreference } from './availability.js';
import type { Failure } from './seeking.js';
import { extentOf, type Track } from './track.js';

/** How many existing series are named in place of those that lack the period. */
const MOST_EXTENTS = 6;

interface Read {
  track: Track;
  failure: Failure;
}

/**
 * The tracks that an answer of another time names: of each product asked for one per table, place and measure, what the
 * question most likely means first, and none whose times another one has that is as good an answer.
 */
export function mainTracks(failures: readonly Failure[]): Track[] {
  const read = failures.flatMap((failure) => failure.tracks.map((track): Read => ({ track, failure })));
  const held = read.filter(({ track }) => extentOf(track) !== null);
  const published = held.filter(({ track }) => !track.derived || held.every((one) => one.track.derived));
  const inOrder = published.toSorted(
    (one, other) =>
      failures.indexOf(one.failure) - failures.indexOf(other.failure) ||
      byPreference(one.track, other.track) ||
      measureRank(one) - measureRank(other) ||
      placeRank(one) - placeRank(other),
  );
  const seen = new Set<string>();
  const firsts = inOrder.filter(({ track, failure }) => {
    const key = `${failure.product} ${track.dataset} ${track.place} ${track.measure}`;
    return !seen.has(key) && seen.add(key);
  });
  return firsts
    .filter((one) => !firsts.some((other) => isTold(one, other, firsts)))
    .slice(0, MOST_EXTENTS)
    .map(({ track }) => track);
}

function measureRank({ track, failure }: Read): number {
  return failure.ask.measures.indexOf(track.measure);
}

function placeRank({ track, failure }: Read): number {
  return failure.ask.places?.indexOf(track.place) ?? 0;
}

/** Whether the other has all the times of the one and is as good an answer. */
function isTold(one: Read, other: Read, inOrder: readonly Read[]): boolean {
  const [own, wider] = [extentOf(one.track), extentOf(other.track)];
  if (one === other || !own || !wider || !isAsGood(other, one)) return false;
  if (own.from < wider.from || own.to > wider.to) return false;
  const isSame = own.from === wider.from && own.to === wider.to;
  return !isSame || inOrder.indexOf(other) < inOrder.indexOf(one);
}

/** Whether it is of the same product and place, as often, and of no measure that is less meant. */
function isAsGood(other: Read, one: Read): boolean {
  if (one.failure.product !== other.failure.product || one.track.place !== other.track.place) return false;
  if (one.track.frequency !== other.track.frequency) return false;
  if (one.track.measure === other.track.measure) return true;
  return one.failure === other.failure && measureRank(other) < measureRank(one);
}
