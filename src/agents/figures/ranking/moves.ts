import { periodAfter } from '../../../statistics/day.js';
import type { Grain, Period } from '../../../understanding/dates/period.js';
import type { Note } from '../../../wording/facts.js';
import type { Difference } from '../../../wording/found.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { differenceOf, percentOf } from '../named.figures.js';
import { meansBy } from '../period.means.js';
import { selectPeriod } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek } from '../seeking.js';
import { onlyFirst } from '../single.line.js';
import { factOf, knownOf, type KnownObservation, type Track } from '../track.js';

/** Quotations this many days apart follow one another: a week may be a holiday. */
const NEXT_WEEK = 10;
/** All the times that there are. */
const EVER: Period = { kind: 'all' };

/** The stretch that is searched; null where the time named is that of one move: « la plus forte baisse … en 2024 ». */
export function searchedIn(question: Question): Period | null {
  const period = periodOf(question) ?? EVER;
  switch (period.kind) {
    case 'at':
      return isSearchable(question, period.span.grain) ? period : null;
    case 'between':
      return period;
    case 'last':
      return period.asChange ? EVER : period;
    case 'each':
    case 'next':
      return null;
    default:
      return EVER;
  }
}

/** A decade has several moves, and so has a year of monthly prices. */
function isSearchable({ domain, frame }: Question, grain: Grain): boolean {
  return grain === 'decade' || (grain === 'year' && domain === 'price' && frame.steps !== 'year');
}

/** The first and the last time that moves are of. */
export function spanOf(moves: readonly Difference[]): { from: string; to: string } {
  return { from: moves[0]?.from.period ?? '', to: moves.at(-1)?.to.period ?? '' };
}

/** The moves of one line of figures, in order of time. */
export interface Moves {
  moves: readonly Difference[];
  notes: readonly Note[];
}

/** The moves of the first line that is asked about, from each time to the next; or why there are no figures. */
export async function findMoves(question: Question, desk: Desk): Promise<Moves | FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places: onlyFirst(places), period: EVER });
  const found = sought.holdings[0]?.lines[0];
  if (!found) return explain(question, desk, sought.failures);
  const track = question.frame.steps === 'year' ? meansBy('annual', found.track) : found.track;
  return { moves: movesIn(track, searchedIn(question) ?? EVER), notes: [...sought.notes, ...notes] };
}

export function hasMoves(found: Moves | FigureAnswer): found is Moves {
  return 'moves' in found;
}

/** The moves within a stretch; of one year or the last ones also that from the last time before it. */
function movesIn(track: Track, period: Period): Difference[] {
  const selection = selectPeriod(track, period);
  if (selection.kind !== 'found') return [];
  const known = knownOf(track);
  const inside = new Set(selection.observations.map((one) => one.period));
  return known.flatMap((to, at) => {
    const from = known[at - 1];
    if (!from || !inside.has(to.period) || !isNext(track.frequency, from, to)) return [];
    if (!reachesBack(period) && !inside.has(from.period)) return [];
    const [before, after] = [factOf(track, from), factOf(track, to)];
    const [difference, percent] = [differenceOf(before, after), percentOf(before, after)];
    return [{ from: before, to: after, difference, percent }];
  });
}

function reachesBack({ kind }: Period): boolean {
  return kind === 'at' || kind === 'last';
}

function isNext(frequency: Track['frequency'], from: KnownObservation, to: KnownObservation): boolean {
  return frequency === 'weekly'
    ? to.period - from.period <= NEXT_WEEK
    : periodAfter(from.period, frequency) === to.period;
}
