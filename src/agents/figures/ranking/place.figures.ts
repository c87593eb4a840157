import { measureNotes } from '../measure.choice.js';
import { isoDateOf, periodAfter, yearOf } from '../../../statistics/day.js';
import type { Day, Frequency } from '../../../statistics/series.js';
import type { Period, Span } from '../../../understanding/dates/period.js';
import type { Note } from '../../../wording/facts.js';
import { byPreference, chooseHolding, type Ask, type Candidate, type Holding } from '../availability.js';
import { GROUPED_DATASETS, REGIONAL_DATASETS, WORLD_DATASETS } from '../dataset.standing.js';
import { countriesOf, EU, WORLD } from '../place.choice.js';
import { readingsAsked, standInOf } from '../product.choice.js';
import { measuresOf, type Desk, type Question } from '../question.js';
import { latestCompleteYear, type Scope } from '../scope.js';
import type { TrackQuery } from '../track.reader.js';
import { knownOf, type Track } from '../track.js';
import { partNotes } from './part.notes.js';

/** A stand-in is used where a place that lacks the product would be among the first so many. */
const LEADERS = 5;
/** A place without a figure for longer is a country that is no more, not one that is late. */
const RECENT_DAYS = 6 * 366;
/** Markets of one week are quoted on different days. */
const DAYS_AROUND = 3;
const MOST_ABSENT = 5;
const AREA = /^area-/;

export interface PlaceFigures {
  holding: Holding | null;
  period: Period | null;
  tracks: Track[];
  ask: Ask;
  notes: Note[];
}

/**
 * One figure for each place of the scope: the first reading of the product that has any, in one period for all; with the
 * places told of which only parts have a figure.
 */
export async function figuresByPlace(question: Question, desk: Desk, scope: Scope): Promise<PlaceFigures> {
  const chosen = await chosenFigures(question, desk, scope);
  const ofParts = await partNotes(desk, chosen);
  const told = ofParts.flatMap((note) => (note.kind === 'parts-alone' ? [note.place] : []));
  return { ...chosen, notes: [...chosen.notes.flatMap((note) => without(note, told)), ...ofParts] };
}

/** A note of places that lack a figure, without those of which more is told. */
function without(note: Note, told: readonly string[]): Note[] {
  if (note.kind !== 'missing' || told.length === 0) return [note];
  const places = note.places.filter((place) => !told.includes(place));
  return places.length > 0 ? [{ ...note, places }] : [];
}

async function chosenFigures(question: Question, desk: Desk, scope: Scope): Promise<PlaceFigures> {
  const [asked = ''] = question.products;
  const own = await optionsOf(question, desk, scope, readingsAsked(desk, asked, question));
  const taken = own.find(hasFigures);
  const near = standInOf(asked);
  if (!near) return taken ?? firstOf(own);
  const stands = await optionsOf(question, desk, scope, [{ product: near, note: null }]);
  const stand = stands.find(hasFigures);
  if (stand && missesLeader(taken, stand)) return withStandIn(stand, taken, asked, near);
  return taken ?? firstOf(own);
}

/** Every way to read the product and the measure, with its figures. */
async function optionsOf(
  question: Question,
  desk: Desk,
  scope: Scope,
  candidates: readonly Candidate[],
): Promise<PlaceFigures[]> {
  const measures = measuresOf(question);
  const products = candidates.map((one) => one.product);
  const tracks = isBeyondUnion(scope, question, desk)
    ? await worldTracks(desk, { products, places: scope.places, measures })
    : await desk.reader.read({ products, places: scope.places, measures, ...tablesFor(question) });
  return candidates.flatMap((candidate) =>
    measures.map((measure) => optionOf(tracks, question, scope, { candidate, measure })),
  );
}

/**
 * Whether most of the countries compared are none of the European Union: its own tables have few of a continent such as Asia,
 * and would have one of those few lead it.
 */
function isBeyondUnion({ group, places }: Scope, { place }: Question, { lexicon }: Desk): boolean {
  if (group === null || place.regional) return false;
  const members = new Set(countriesOf(lexicon, EU));
  return places.filter((id) => members.has(id)).length < places.length / 2;
}

/** Overseas départements stand among FAO's countries, which is no table of départements. */
function tablesFor({ place }: Question): { datasets?: readonly string[] } {
  return place.regional ? { datasets: REGIONAL_DATASETS } : {};
}

/** What the tables of the whole world have; of those that give its total themselves, extracts without it are none. */
async function worldTracks(desk: Desk, query: TrackQuery & { places: readonly string[] }): Promise<Track[]> {
  const countries = await desk.reader.read({ ...query, datasets: WORLD_DATASETS });
  if (!countries.some((track) => GROUPED_DATASETS.includes(track.dataset))) return countries;
  const totals = await desk.reader.read({ ...query, places: [WORLD], datasets: GROUPED_DATASETS });
  const whole = new Set(totals.map(tableOf));
  return countries.filter((track) => !GROUPED_DATASETS.includes(track.dataset) || whole.has(tableOf(track)));
}

function tableOf({ dataset, product, measure }: Track): string {
  return `${dataset} ${product} ${measure}`;
}

function hasFigures(option: PlaceFigures): boolean {
  return option.holding !== null;
}

function firstOf(options: readonly PlaceFigures[]): PlaceFigures {
  const [first] = options;
  if (!first) throw new Error('a question about places names a product and a measure');
  return first;
}

function optionOf(
  tracks: Track[],
  question: Question,
  scope: Scope,
  one: { candidate: Candidate; measure: string },
): PlaceFigures {
  const own = ofOneTable(
    tracks.filter((track) => track.product === one.candidate.product && track.measure === one.measure),
  );
  const period = periodFor(question, own);
  const ask: Ask = { candidates: [one.candidate], measures: [one.measure], places: scope.places, period };
  const { best } = chooseHolding(own, ask);
  const notes: Note[] = best?.candidate.note ? [best.candidate.note] : [];
  const absent = best ? absentFrom(scope, own, best.missing) : [];
  if (best && absent.length > 0)
    notes.push({ kind: 'missing', product: best.candidate.product, places: absent });
  if (best) notes.push(...ofOtherArea(scope, tracks, own, best.missing));
  notes.push(...question.measures.slice(0, 1).flatMap((choice) => measureNotes(choice, one.measure)));
  return { holding: best, period, tracks: own, ask, notes };
}

/** The places of which another kind of area alone is published of late: those of a vineyard as a whole, and not of what is picked. */
function ofOtherArea(
  scope: Scope,
  tracks: readonly Track[],
  own: readonly Track[],
  missing: readonly string[],
): Note[] {
  const [one] = own;
  if (!one || !AREA.test(one.measure)) return [];
  const others = tracks.filter(
    ({ product, measure, dataset }) =>
      AREA.test(measure) && measure !== one.measure && product === one.product && dataset === one.dataset,
  );
  const places = absentFrom(scope, others, missing);
  const [published] = others;
  return published && places.length > 0
    ? [{ kind: 'other-area', asked: one.measure, published: published.measure, places }]
    : [];
}

function latestValue(track: Track | undefined): number {
  return track ? (knownOf(track).at(-1)?.value ?? 0) : 0;
}

function lastDay(track: Track): number {
  return knownOf(track).at(-1)?.period ?? -Infinity;
}

/**
 * Of the places without a figure of the period, the largest by their latest one: of those that are at least a twentieth of
 * the largest of all, or in the European Union of any that have some.
 */
function absentFrom({ group }: Scope, tracks: readonly Track[], missing: readonly string[]): string[] {
  const last = Math.max(...tracks.map(lastDay));
  const current = tracks.filter((track) => lastDay(track) > last - RECENT_DAYS);
  const newest = (place: string): number => latestValue(current.find((track) => track.place === place));
  const most = Math.max(0, ...tracks.map(latestValue));
  const least = group === EU ? 0 : most / 20;
  const absent = missing.filter((place) => newest(place) > least);
  return absent.sort((a, b) => newest(b) - newest(a)).slice(0, MOST_ABSENT);
}

/** The preferred publisher's table that covers at least half as many places as the widest: ranks are not mixed. */
function ofOneTable(tracks: readonly Track[]): Track[] {
  const places = new Map<string, Set<string>>();
  for (const { dataset, place } of [...tracks].sort(byPreference)) {
    places.set(dataset, (places.get(dataset) ?? new Set()).add(place));
  }
  const most = Math.max(0, ...[...places.values()].map((set) => set.size));
  const dataset = [...places].find(([, set]) => set.size >= most / 2)?.[0];
  return tracks.filter((track) => track.dataset === dataset);
}

/** The period asked, or the newest in which the leading places have figures. */
function periodFor(question: Question, tracks: readonly Track[]): Period | null {
  const asked = question.frame.period?.value ?? null;
  if (asked && asked.kind !== 'latest' && asked.kind !== 'next' && asked.kind !== 'all') return asked;
  const known = tracks.filter((track) => !track.derived || track.measure === 'yield');
  const day = latestCompleteYear(known);
  if (day === null) return null;
  return { kind: 'at', span: spanAt(day, known[0]?.frequency ?? 'annual') };
}

/** The year, the month or the week around a day of quotation: what the figures of many places are all of. */
function spanAt(day: Day, frequency: Frequency): Span {
  if (frequency === 'annual')
    return { from: `${yearOf(day)}-01-01`, to: `${yearOf(day)}-12-31`, grain: 'year' };
  if (frequency === 'monthly')
    return { from: isoDateOf(day), to: isoDateOf(periodAfter(day, frequency) - 1), grain: 'month' };
  return { from: isoDateOf(day - DAYS_AROUND), to: isoDateOf(day + DAYS_AROUND), grain: 'week' };
}

/** Whether a place that has only the near product would be among the leaders with it. */
function missesLeader(own: PlaceFigures | undefined, stand: PlaceFigures): boolean {
  const have = new Set(own?.holding?.lines.map((line) => line.track.place));
  const values = (stand.holding?.lines ?? []).map((line) => ({
    place: line.track.place,
    value: line.observations.at(-1)?.value ?? 0,
  }));
  const leaders = values.sort((a, b) => b.value - a.value).slice(0, LEADERS);
  return leaders.some((leader) => !have.has(leader.place));
}

function withStandIn(
  stand: PlaceFigures,
  own: PlaceFigures | undefined,
  asked: string,
  taken: string,
): PlaceFigures {
  const have = new Set(own?.holding?.lines.map((line) => line.track.place));
  const at = stand.holding?.lines.map((line) => line.track.place).filter((place) => !have.has(place)) ?? [];
  const large = at.filter((place) => largest(stand.tracks, place) >= 1);
  return { ...stand, notes: [...stand.notes, { kind: 'stand-in', asked, taken, places: large.slice(0, 3) }] };
}

function largest(tracks: readonly Track[], place: string): number {
  const values = tracks
    .filter((track) => track.place === place)
    .flatMap((track) => knownOf(track).map((one) => one.value));
  return Math.max(0, ...values);
}
