import { fold } from '../../../understanding/text/normalise.js';
import type { RankSince } from '../../../wording/ranking.findings.js';
import { countOf } from '../named.figures.js';
import type { Question } from '../question.js';
import { factOf, knownOf, nameOf, type KnownObservation, type Track } from '../track.js';
import type { Ranked } from './ranks.js';

const SINCE_WHEN = /(?<![a-z])(?:depuis (?:quand|combien|quelle)|since when|(?:for )?how long)(?![a-z])/;
/** A year with fewer of the places that are known of in any year does not tell who led. */
const LEAST_KNOWN = 0.8;

/** Since when the first of an order has been first, where that is asked: « depuis quand la France est-elle première ». */
export function rankSince(
  question: Question,
  subject: Ranked | null,
  tracks: readonly Track[],
): RankSince | null {
  const isOfNow = question.frame.period?.value.kind !== 'at';
  if (subject?.rank !== 1 || !isOfNow || !SINCE_WHEN.test(fold(question.frame.text))) return null;
  const own = tracks.find(({ place }) => place === subject.place);
  return own ? sinceIn(own, tracks) : null;
}

function sinceIn(own: Track, tracks: readonly Track[]): RankSince | null {
  const years = yearsOf(own, tracks);
  const before = years.findLastIndex(({ leads }) => !leads);
  const [first, since, last] = [years[0], years[before + 1], years.at(-1)];
  // Over years that nothing is known of it cannot be said who led.
  if (!first || !since || !last || hasHole(own, years.slice(before + 1))) return null;
  return {
    since: factOf(own, since.at),
    from: nameOf(own, first.at.period),
    to: nameOf(own, last.at.period),
    count: countOf(years.filter(({ leads }) => leads).length),
    compared: countOf(years.length, 'compared'),
  };
}

function hasHole(own: Track, years: readonly { at: KnownObservation }[]): boolean {
  const named = years.map(({ at }) => Number(nameOf(own, at.period).slice(0, 4)));
  return named.some((year, index) => index > 0 && year > (named[index - 1] ?? year) + 1);
}

/** The times of which enough is known, in order, and whether the place led. */
function yearsOf(own: Track, tracks: readonly Track[]): { at: KnownObservation; leads: boolean }[] {
  const figures = new Map<number, number[]>();
  for (const track of tracks)
    for (const { period, value } of knownOf(track))
      figures.set(period, [...(figures.get(period) ?? []), value]);
  const most = Math.max(0, ...[...figures.values()].map((values) => values.length));
  return knownOf(own).flatMap((at) => {
    const values = figures.get(at.period) ?? [];
    return values.length >= LEAST_KNOWN * most ? [{ at, leads: at.value >= Math.max(...values) }] : [];
  });
}
