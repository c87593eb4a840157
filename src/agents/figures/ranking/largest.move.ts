import { periodAfter } from '../../../statistics/day.js';
import type { Grain, Period } from '../../../understanding/period.js';
import type { Note } from '../../../wording/facts.js';
import type { Difference } from '../../../wording/found.findings.js';
import { meansBy } from '../period.means.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { answerChange } from '../intents/change.intent.js';
import { countOf, differenceOf, percentOf } from '../named.figures.js';
import { selectPeriod } from '../period.selection.js';
import { isGroup } from '../place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek } from '../seeking.js';
import { onlyFirst } from '../single.line.js';
import { factOf, knownOf, type KnownObservation, type Track } from '../track.js';

const SHOWN = 3;
/** The text names so many with their size and percentage. */
const NAMED = 2;
/** Quotations this many days apart follow one another: a week may be a holiday. */
const NEXT_WEEK = 10;
/** Words for those among whom a move may be the largest. */
const WHO =
  /(?<![\p{L}])(?:pays|états?|régions?|départements?|producteurs?|qui|où|countr(?:y|ies)|nations?|members?|states?|producers?|growers?|who|where)(?![\p{L}])/iu;

/** « quel pays a connu la plus forte baisse annuelle »: a largest move among places rather than among the times of one. */
export function isAmongPlaces({ frame, place, domain }: Question, { lexicon }: Desk): boolean {
  const countries = place.places.filter((id) => !isGroup(lexicon, id));
  return domain === 'production' && countries.length !== 1 && WHO.test(frame.text);
}

/** Whether the largest of the moves from one time to the next is asked for: of one product in one place. */
export function asksLargestMove(question: Question, desk: Desk): boolean {
  const { frame, products, place } = question;
  if (!frame.largestMove || products.length !== 1 || place.places.length > 1) return false;
  return !isAmongPlaces(question, desk) && searchedIn(question) !== null;
}

/** The stretch that is searched; null where the time named is that of one move: « la plus forte baisse … en 2024 ». */
function searchedIn(question: Question): Period | null {
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

const EVER: Period = { kind: 'all' };

/** A decade has several moves, and so has a year of monthly prices. */
function isSearchable({ domain, frame }: Question, grain: Grain): boolean {
  return grain === 'decade' || (grain === 'year' && domain === 'price' && frame.steps !== 'year');
}

/** The largest rises or falls of one line of figures from each time to the next. */
export async function answerLargestMove(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places: onlyFirst(places), period: EVER });
  const found = sought.holdings[0]?.lines[0];
  if (!found) return explain(question, desk, sought.failures);
  const track = question.frame.steps === 'year' ? meansBy('annual', found.track) : found.track;
  const moves = movesIn(track, searchedIn(question) ?? EVER);
  const asked = moves
    .filter(({ difference }) => goes(question.frame.largestMove, difference.value))
    .toSorted((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value));
  return asked.length > 0
    ? moveFindings(question, desk, { moves, asked, notes: [...sought.notes, ...notes] })
    : answerChange(question, desk);
}

function spanOf(moves: readonly Difference[]): { from: string; to: string } {
  return { from: moves[0]?.from.period ?? '', to: moves.at(-1)?.to.period ?? '' };
}

function goes(way: Question['frame']['largestMove'], difference: number): boolean {
  if (way === 'up') return difference > 0;
  return way === 'down' ? difference < 0 : difference !== 0;
}

interface Moves {
  /** In order of time. */
  moves: readonly Difference[];
  /** Those that go the way asked for, the largest first. */
  asked: readonly Difference[];
  notes: readonly Note[];
}

async function moveFindings(
  question: Question,
  desk: Desk,
  { moves, asked, notes }: Moves,
): Promise<FigureAnswer> {
  const shown = asked.slice(0, SHOWN);
  const fastest = fastestOf(asked);
  const isNamed = fastest === null || shown.slice(0, NAMED).includes(fastest);
  const facts = (isNamed ? shown : [...shown, fastest]).flatMap(({ from, to, percent }) => [
    from,
    percent ? { ...to, changePercent: percent.value } : to,
  ]);
  return {
    kind: 'growth',
    ...(await foundBase(question, desk, facts, notes)),
    end: shown.slice(0, 1).every(({ difference }) => difference.value < 0) ? 'lowest' : 'highest',
    changes: shown,
    fastest: isNamed ? null : fastest,
    compared: countOf(moves.length, 'compared'),
    scope: null,
    searched: spanOf(moves),
  };
}

/** The moves within a stretch; of one year also that from the last time before it. */
function movesIn(track: Track, period: Period): Difference[] {
  const selection = selectPeriod(track, period);
  if (selection.kind !== 'found') return [];
  const known = knownOf(track);
  const inside = new Set(selection.observations.map((one) => one.period));
  return known.flatMap((to, at) => {
    const from = known[at - 1];
    if (!from || !inside.has(to.period) || !isNext(track.frequency, from, to)) return [];
    if (period.kind !== 'at' && !inside.has(from.period)) return [];
    const [before, after] = [factOf(track, from), factOf(track, to)];
    const [difference, percent] = [differenceOf(before, after), percentOf(before, after)];
    return [{ from: before, to: after, difference, percent }];
  });
}

function isNext(frequency: Track['frequency'], from: KnownObservation, to: KnownObservation): boolean {
  return frequency === 'weekly'
    ? to.period - from.period <= NEXT_WEEK
    : periodAfter(from.period, frequency) === to.period;
}

/** The largest in percent; null where none has one. */
function fastestOf(moves: readonly Difference[]): Difference | null {
  const size = ({ percent }: Difference): number => Math.abs(percent?.value ?? 0);
  return moves.reduce<Difference | null>(
    (most, one) => (size(one) > (most ? size(most) : 0) ? one : most),
    null,
  );
}
