import { asksRankTimes } from '../../../understanding/intents/rank-times.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { RankSince, RankTimes } from '../../../wording/ranking.findings.js';
import { countOf } from '../named.figures.js';
import type { Question } from '../question.js';
import { rankNamed } from '../verdict.js';
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

/** How often a place had the rank that is named, or the first, where that is asked: « combien de fois a-t-elle été deuxième ». */
export function rankTimes(
  question: Question,
  subject: Ranked | null,
  tracks: readonly Track[],
): RankTimes | null {
  const { period, text } = question.frame;
  const own = tracks.find(({ place }) => place === subject?.place);
  if (!own || period !== null || !asksRankTimes(spokenWords(text))) return null;
  const rank = rankNamed(text) ?? (FIRST.test(fold(text)) ? 1 : null);
  const years = yearsOf(own, tracks);
  const [first, last] = [years[0], years.at(-1)];
  if (rank === null || !first || !last) return null;
  return {
    place: own.place,
    rank: countOf(rank, 'rank'),
    from: nameOf(own, first.at.period),
    to: nameOf(own, last.at.period),
    count: countOf(years.filter((year) => year.rank === rank).length),
    compared: countOf(years.length, 'compared'),
  };
}

const FIRST =
  /(?<![a-z\d])(?:premi|first|1er|1re|1st|top|lead|largest|biggest|en tete|(?:numero|number|no|n°) ?(?:un|one|1)(?![a-z\d]))/;

function spokenWords(text: string): string {
  return fold(text)
    .split(/[^a-z\d]+/)
    .join(' ');
}

function sinceIn(own: Track, tracks: readonly Track[]): RankSince | null {
  const years = yearsOf(own, tracks);
  const before = years.findLastIndex(({ rank }) => rank > 1);
  const [first, since, last] = [years[0], years[before + 1], years.at(-1)];
  // Over years that nothing is known of it cannot be said who led.
  if (!first || !since || !last || hasHole(own, years.slice(before + 1))) return null;
  return {
    since: factOf(own, since.at),
    from: nameOf(own, first.at.period),
    to: nameOf(own, last.at.period),
    count: countOf(years.filter(({ rank }) => rank === 1).length),
    compared: countOf(years.length, 'compared'),
  };
}

function hasHole(own: Track, years: readonly { at: KnownObservation }[]): boolean {
  const named = years.map(({ at }) => Number(nameOf(own, at.period).slice(0, 4)));
  return named.some((year, index) => index > 0 && year > (named[index - 1] ?? year) + 1);
}

/** The times of which enough is known, in order, and the rank that the place had. */
function yearsOf(own: Track, tracks: readonly Track[]): { at: KnownObservation; rank: number }[] {
  const figures = new Map<number, number[]>();
  for (const track of tracks)
    for (const { period, value } of knownOf(track))
      figures.set(period, [...(figures.get(period) ?? []), value]);
  const most = Math.max(0, ...[...figures.values()].map((values) => values.length));
  return knownOf(own).flatMap((at) => {
    const values = figures.get(at.period) ?? [];
    const rank = 1 + values.filter((value) => value > at.value).length;
    return values.length >= LEAST_KNOWN * most ? [{ at, rank }] : [];
  });
}
