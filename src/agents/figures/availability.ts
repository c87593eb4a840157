import { periodName } from '../../statistics/day.js';
import type { Day } from '../../statistics/series.js';
import { findSourceOf } from '../../statistics/sources/source.registry.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import type { Period } from '../../understanding/dates/period.js';
import type { Note } from '../../wording/facts.js';
import { rankOf } from './dataset.standing.js';
import { periodsOf, selectPeriod } from './period.selection.js';
import { EU, WORLD } from './place.choice.js';
import { extentOf, type KnownObservation, type Track } from './track.js';
import type { Tracks } from './track.reader.js';

/** One way to read an asked product: which product it is taken for, and what must then be said. */
export interface Candidate {
  product: string;
  note: Note | null;
}

export interface Ask {
  /** In order of preference. */
  candidates: readonly Candidate[];
  /** Measure ids in order of preference. */
  measures: readonly string[];
  /** Place ids, each to be answered; null where any place will do. */
  places: readonly string[] | null;
  period: Period | null;
}

/** One place's figures for what was asked. */
export interface Line {
  track: Track;
  observations: KnownObservation[];
}

export interface Holding {
  candidate: Candidate;
  measure: string;
  lines: Line[];
  /** Places asked that have no figure of the period. */
  missing: string[];
  notes: Note[];
}

/** Every track that was read for an ask, and the reading of the ask that the most places can answer. */
export interface Availability {
  best: Holding | null;
  tracks: Track[];
  /** Whether a figure of the period exists and is withheld. */
  withheld: boolean;
}

/** A newest figure that is older than another's by this much is no newest figure, by how often both are published. */
const STALE_DAYS = { annual: 550, monthly: 62, weekly: 15 };
/** Places whose prices are meant where none is named; those of any other country are told as assumed. */
const PRICED_PLACES: readonly string[] = [WORLD, EU, 'FR'];

/** Finds the reading of the ask (product, then measure) that answers for most of its places, the first among equals. */
export async function findHolding(reader: Tracks, ask: Ask): Promise<Availability> {
  const products = [...new Set(ask.candidates.map((candidate) => candidate.product))];
  const places = ask.places ? { places: ask.places } : {};
  const tracks = await reader.read({ products, measures: ask.measures, ...places });
  return chooseHolding(tracks, ask);
}

export function chooseHolding(tracks: Track[], ask: Ask): Availability {
  const options = ask.candidates.flatMap((candidate) =>
    ask.measures.flatMap((measure) =>
      tableOrders(tracks, ask).map((own) => holdingOf(own, ask, candidate, measure)),
    ),
  );
  const withLines = options.filter((option) => option.lines.length > 0);
  const best = preferred(withLines, wantsNewest(ask.period));
  const withheld = tracks.some((track) => selectPeriod(track, ask.period).kind === 'withheld');
  return { best, tracks, withheld };
}

/** Several places are best compared within one publisher's table; only then across tables. */
function tableOrders(tracks: readonly Track[], ask: Ask): (readonly Track[])[] {
  if ((ask.places?.length ?? 0) < 2) return [tracks];
  const datasets = [...new Set([...tracks].sort(byPreference).map((track) => track.dataset))];
  return [...datasets.map((id) => tracks.filter((track) => track.dataset === id)), tracks];
}

/** Whether the newest figures are wanted: by themselves, or as those that a forecast stands on. */
function wantsNewest(period: Period | null): boolean {
  return isOpen(period) || period?.kind === 'next';
}

function preferred(options: readonly Holding[], open: boolean): Holding | null {
  const most = Math.max(0, ...options.map((option) => option.lines.length));
  const full = options.filter((option) => option.lines.length === most);
  const [first] = full;
  if (!open || !first) return first ?? null;
  const alike = full.filter(({ measure }) => measure === first.measure || measure !== SLAUGHTERED);
  const newest = Math.max(...alike.map(newestOf));
  return alike.find((option) => newestOf(option) > newest - STALE_DAYS.annual) ?? null;
}

/** How many animals there are, or how much meat is made, is told as of an earlier year rather than by how many were slaughtered since. */
const SLAUGHTERED = 'slaughtered';

function newestOf(holding: Holding): number {
  return Math.min(...holding.lines.map((line) => line.observations.at(-1)?.period ?? -Infinity));
}

function holdingOf(tracks: readonly Track[], ask: Ask, candidate: Candidate, measure: string): Holding {
  const own = tracks.filter((track) => track.product === candidate.product && track.measure === measure);
  const places: (string | null)[] = ask.places ? [...ask.places] : [null];
  const lines: Line[] = [];
  const missing: string[] = [];
  const notes: Note[] = candidate.note ? [candidate.note] : [];
  for (const place of places) {
    const here = place === null ? usualPlaces(own) : own.filter((track) => track.place === place);
    const line = bestLine(here, ask.period);
    if (line) {
      lines.push(line);
      notes.push(...line.notes, ...(place === null ? placeNotes(line) : []));
    } else if (place !== null) missing.push(place);
  }
  return { candidate, measure, lines, missing, notes };
}

/** Of the tracks of any place, those of the usual ones, if there are any. */
function usualPlaces(tracks: readonly Track[]): readonly Track[] {
  const usual = tracks.filter((track) => PRICED_PLACES.includes(track.place));
  return usual.length > 0 ? usual : tracks;
}

function placeNotes({ track }: Line): Note[] {
  return PRICED_PLACES.includes(track.place) ? [] : [{ kind: 'assumed-place', taken: track.place }];
}

/** The preferred track that has the period; where the period is open, the newest figures before the preferred table. */
function bestLine(tracks: readonly Track[], period: Period | null): (Line & { notes: Note[] }) | null {
  const order = (a: Track, b: Track): number => byPreference(a, b) || byFit(a, b, period);
  const lines = [...tracks].sort(order).flatMap((track) => {
    const selection = selectPeriod(track, period);
    if (selection.kind !== 'found') return [];
    return [{ track, observations: selection.observations, notes: selection.notes }];
  });
  const withheld = withheldNotes(tracks, period);
  if (lines[0] && withheld.length > 0) return { ...lines[0], notes: [...lines[0].notes, ...withheld] };
  return wantsNewest(period) ? newestLine(lines) : lineOfTime(lines, period);
}

/** Of the lines that have a time that is named, in order of preference, the one to answer from. */
function lineOfTime<T extends Line>(lines: readonly T[], period: Period | null): T | null {
  if (period?.kind === 'last') return fullest(lines, period);
  if (period?.kind === 'all') return widestOfTable(lines);
  return period?.kind === 'between' && period.from !== null ? widest(lines) : (lines[0] ?? null);
}

/** The widest of the preferred table, or of all where that one has less than half of the last so many. */
function fullest<T extends Line>(lines: readonly T[], period: Period & { kind: 'last' }): T | null {
  const own = widestOfTable(lines);
  if (!own) return null;
  const asked = periodsOf(period.count, period.grain, own.track.frequency);
  return 2 * own.observations.length < asked ? widest(lines) : own;
}

/** The preferred line, or the same table's where that reaches further: yields that are derived before the first that is published. */
function widestOfTable<T extends Line>(lines: readonly T[]): T | null {
  const own = lines.filter(({ track }) => track.dataset === lines[0]?.track.dataset);
  return widest(own);
}

/** The preferred of the tables that are not long out of date, and which preferred one is. */
function newestLine(lines: readonly (Line & { notes: Note[] })[]): (Line & { notes: Note[] }) | null {
  const newest = lines.reduce<Line | undefined>(
    (best, line) => (best && endOf(best) >= endOf(line) ? best : line),
    undefined,
  );
  const taken = lines.find((line) => newest && endOf(line) > endOf(newest) - staleDays(line, newest));
  const stopped = lines[0] && taken && lines[0] !== taken ? stoppedNote(lines[0].track) : [];
  return taken ? { ...taken, notes: [...taken.notes, ...stopped] } : null;
}

function endOf(line: Line): Day {
  return line.observations.at(-1)?.period ?? -Infinity;
}

/** Two weekly quotations are soon apart; a year's mean is no older than the months after it. */
function staleDays({ track: one }: Line, { track: other }: Line): number {
  if (one.frequency === 'annual' || other.frequency === 'annual') return STALE_DAYS.annual;
  return one.frequency === 'weekly' && other.frequency === 'weekly' ? STALE_DAYS.weekly : STALE_DAYS.monthly;
}

/** That another publisher keeps its own figure of the period to itself. */
function withheldNotes(tracks: readonly Track[], period: Period | null): Note[] {
  const silent = tracks.find((track) => selectPeriod(track, period).kind === 'withheld');
  if (!silent) return [];
  return [{ kind: 'withheld-elsewhere', publisher: publisherOf(silent) }];
}

function publisherOf({ dataset }: Track): string {
  return findSourceOf(dataset)?.dataset.publisher ?? dataset;
}

/** Of several tables for a stretch of time, the preferred one unless another knows much more of it. */
function widest<T extends Line>(lines: readonly T[]): T | null {
  const preferredLine = lines[0];
  if (!preferredLine) return null;
  const most = lines.reduce((best, line) =>
    line.observations.length > best.observations.length ? line : best,
  );
  const sameFrequency = most.track.frequency === preferredLine.track.frequency;
  return sameFrequency && most.observations.length > 1.5 * preferredLine.observations.length
    ? most
    : preferredLine;
}

function stoppedNote(track: Track): Note[] {
  const extent = extentOf(track);
  if (!extent) return [];
  const last = periodName(extent.to, track.frequency === 'annual' ? 'annual' : 'monthly');
  return [{ kind: 'stopped-series', product: track.product, publisher: publisherOf(track), last }];
}

export function byPreference(a: Track, b: Track): number {
  return preferenceOf(a) - preferenceOf(b);
}

/** Of one table: a year's own figure unless a part of the year is asked, then euros before dollars. */
function byFit(a: Track, b: Track, period: Period | null): number {
  const isPart = period?.kind === 'at' && period.span.grain !== 'year' && period.span.grain !== 'decade';
  const fit = (track: Track): number => ((track.frequency === 'annual') === isPart ? 1 : 0);
  return fit(a) - fit(b) || (a.unit < b.unit ? -1 : Number(a.unit > b.unit));
}

function preferenceOf(track: Track): number {
  return rankOf(track.dataset) * 2 + (track.derived ? 1 : 0);
}
