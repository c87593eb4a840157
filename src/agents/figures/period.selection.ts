import { dayOf, periodName, yearOf } from '../../statistics/day.js';
import type { Day, Frequency } from '../../statistics/series.js';
import type { MeasureDomain } from '../../lexicon/entries.js';
import { isOfYear } from '../../understanding/dates/period-shapes.js';
import type { Grain, Period, Span } from '../../understanding/dates/period.js';
import type { Note } from '../../wording/facts.js';
import {
  extentOf,
  isDoubtfulZero,
  isKnown,
  knownOf,
  nameOf,
  type KnownObservation,
  type Track,
} from './track.js';

/** What a track holds of a period: its figures, or why there are none. */
export type Selection =
  | { kind: 'found'; observations: KnownObservation[]; notes: Note[] }
  | { kind: 'outside' }
  | { kind: 'withheld' }
  | { kind: 'gap' };

/** A quotation day is met by the quotation of the same week at the latest. */
const NEAREST_DAYS = 4;
export const PERIODS_PER_YEAR: Record<Frequency, number> = { annual: 1, monthly: 12, weekly: 52 };
const DAYS_PER_PERIOD: Record<Frequency, number> = { annual: 365.25, monthly: 30.44, weekly: 7 };
const PERIODS_PER_GRAIN: Record<Grain, number> = {
  day: 1 / 365,
  week: 1 / 52,
  month: 1 / 12,
  quarter: 1 / 4,
  season: 1 / 4,
  year: 1,
  decade: 10,
};

/** The observations of the track that the period asks for; a period left open is the newest. */
export function selectPeriod(track: Track, period: Period | null): Selection {
  const known = knownOf(track);
  if (known.length === 0) return { kind: 'gap' };
  switch (period?.kind) {
    case 'at':
      return selectSpan(track, period.span);
    case 'each':
      return selectEach(track, period.spans);
    case 'between':
      return selectBetween(track, period.from, period.to);
    case 'last':
      return selectLast(track, known, lengthOf(period, track.frequency));
    case 'all':
      return found(known);
    default:
      return found(known.slice(-newestCount(period)));
  }
}

/**
 * The figures of the newest `length` periods, up to the last that has one: what lies before a hole is not reached for. A
 * series that is shorter is told.
 */
function selectLast(track: Track, known: KnownObservation[], length: number): Selection {
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return { kind: 'gap' };
  const notes: Note[] =
    track.observations.length < length ? [narrowerSeries(track, first.period, last.period)] : [];
  return found(lastOf(known, length, track.frequency), notes);
}

/** The figures of the newest `length` periods up to the last of those known. */
export function lastOf(
  known: readonly KnownObservation[],
  length: number,
  frequency: Frequency,
): KnownObservation[] {
  const start = (known.at(-1)?.period ?? 0) - (length - 0.5) * DAYS_PER_PERIOD[frequency];
  return known.filter(({ period }) => period > start);
}

/** How many of the newest figures are asked for: one where none are counted. */
function newestCount(period: Period | null): number {
  return period?.kind === 'latest' ? (period.count ?? 1) : 1;
}

/** A change over a length of time has a figure at either end of it. */
function lengthOf(period: Period & { kind: 'last' }, frequency: Frequency): number {
  return periodsOf(period.count, period.grain, frequency) + (period.asChange ? 1 : 0);
}

/** How many periods of the frequency make up `count` of a grain; at least one. */
export function periodsOf(count: number, grain: Grain, frequency: Frequency): number {
  return Math.max(1, Math.round(count * PERIODS_PER_GRAIN[grain] * PERIODS_PER_YEAR[frequency]));
}

function found(observations: KnownObservation[], notes: Note[] = []): Selection {
  return { kind: 'found', observations, notes };
}

/** One stretch of time. */
export function selectSpan(track: Track, span: Span): Selection {
  const { from, to, notes } = boundsOf(track, span);
  const within = track.observations.filter((one) => one.period >= from && one.period <= to);
  const inside = within.filter(isKnown);
  if (inside.length > 0) return found(inside, notes);
  const doubtful = within.filter(isDoubtfulZero);
  if (doubtful.length > 0)
    return found(
      doubtful.map((one) => ({ ...one, value: 0 })),
      notes,
    );
  const isShort = span.grain === 'day' || span.grain === 'week';
  const nearest = track.frequency === 'weekly' && isShort ? nearestTo(track, from) : null;
  if (nearest) {
    const taken = nameOf(track, nearest.period);
    return found([nearest], [{ kind: 'nearest-quotation', asked: span.from, taken }]);
  }
  return whyEmpty(track, from, to);
}

/** The days that a span covers on the track, and what must be said where its grain is not the track's. */
function boundsOf(track: Track, span: Span): { from: Day; to: Day; notes: Note[] } {
  const [from, to] = [dayOf(span.from), dayOf(span.to)];
  if (track.frequency === 'monthly') return { from: firstOfMonth(from), to, notes: [] };
  if (track.frequency !== 'annual') return { from, to, notes: [] };
  const [firstYear, lastYear] = [yearOf(from), yearOf(to)];
  if (span.grain === 'decade' || (span.grain === 'year' && firstYear === lastYear)) {
    return { from: dayOf(String(firstYear)), to, notes: [] };
  }
  const year = dayOf(String(firstYear));
  const note: Note =
    span.grain === 'year' || (span.grain === 'season' && lastYear > firstYear)
      ? {
          kind: 'campaign-year',
          campaign: `${firstYear}/${String(lastYear).slice(2)}`,
          harvest: String(firstYear),
        }
      : { kind: 'annual-only', period: String(firstYear) };
  return { from: year, to: year, notes: [note] };
}

function firstOfMonth(day: Day): Day {
  return dayOf(periodName(day, 'monthly'));
}

function nearestTo(track: Track, day: Day): KnownObservation | null {
  const near = knownOf(track).filter((one) => Math.abs(one.period - day) <= NEAREST_DAYS);
  return (
    near.sort((a, b) => Math.abs(a.period - day) - Math.abs(b.period - day) || a.period - b.period)[0] ?? null
  );
}

function whyEmpty(track: Track, from: Day, to: Day): Selection {
  const extent = extentOf(track);
  const here = track.observations.filter((one) => one.period >= from && one.period <= to);
  if (here.some((one) => one.flags.includes('c'))) return { kind: 'withheld' };
  return extent && (to < extent.from || from > extent.to) ? { kind: 'outside' } : { kind: 'gap' };
}

/** Every span must have a figure; the observations of all, each once, in the order asked. */
function selectEach(track: Track, spans: readonly Span[]): Selection {
  const each = spans.map((span) => selectSpan(track, span));
  const observations: KnownObservation[] = [];
  const notes: Note[] = [];
  for (const one of each) {
    if (one.kind !== 'found') return one;
    observations.push(...one.observations);
    notes.push(...one.notes);
  }
  return found([...new Set(observations)], notes);
}

/** Both ends must lie within what exists, give or take: a span that begins before the first figure is outside. */
function selectBetween(track: Track, from: Span | null, to: Span | null): Selection {
  const start = from ? boundsOf(track, from).from : -Infinity;
  const end = to ? lastDayOf(track, to) : Infinity;
  const inside = track.observations.filter((one) => one.period >= start && one.period <= end).filter(isKnown);
  return inside.length > 0 ? found(inside, narrowerNotes(track, start, end)) : whyEmpty(track, start, end);
}

/** What is told is of a shorter time than is asked about: the series begins later or ends before. */
function narrowerNotes(track: Track, start: Day, end: Day): Note[] {
  const extent = extentOf(track);
  const slack = track.frequency === 'weekly' ? NEAREST_DAYS : 0;
  if (!extent) return [];
  const beginsLater = start !== -Infinity && start < extent.from - slack;
  const last = track.frequency === 'monthly' && end !== Infinity ? firstOfMonth(end) : end;
  const endsBefore = last !== Infinity && last > extent.to + slack;
  if (!beginsLater && !endsBefore) return [];
  return [narrowerSeries(track, extent.from, extent.to)];
}

function narrowerSeries(track: Track, from: Day, to: Day): Note {
  const { product, place, measure, derived } = track;
  const ends = { from: nameOf(track, from), to: nameOf(track, to) };
  return {
    kind: 'narrower-series',
    ...ends,
    ...(derived === 'mean' && { averaged: true }),
    of: { product, place, measure },
  };
}

function lastDayOf(track: Track, span: Span): Day {
  const day = dayOf(span.to);
  return track.frequency === 'annual' ? dayOf(String(yearOf(day))) : day;
}

/** What finer figures are averaged to. */
export type MeanStep = 'annual' | 'monthly';

/** What prices are averaged to where a period sets whole years or months beside one another; else null. */
export function comparedSteps(period: Period | null): MeanStep | null {
  const grains = new Set(endsOf(period).map((span) => span.grain));
  if (grains.size !== 1) return null;
  if (grains.has('year')) return 'annual';
  return grains.has('month') ? 'monthly' : null;
}

/** What prices are averaged to where a year is asked for, or whole years or months beside one another; else null. */
export function stepOf(domain: MeasureDomain, period: Period | null): MeanStep | null {
  if (domain !== 'price') return null;
  return isOfYear(period) ? 'annual' : comparedSteps(period);
}

/** Whether several years are asked for, each by itself. */
export function setsYears(period: Period | null): boolean {
  return period?.kind === 'each' && comparedSteps(period) === 'annual';
}

/** Whether several months are asked for, each by itself. */
export function setsMonths(period: Period | null): boolean {
  return period?.kind === 'each' && comparedSteps(period) === 'monthly';
}

function endsOf(period: Period | null): readonly Span[] {
  if (period?.kind === 'each') return period.spans;
  return period?.kind === 'between' && period.from && period.to ? [period.from, period.to] : [];
}
