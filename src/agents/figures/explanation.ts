import type { Span } from '../../understanding/dates/period.js';
import { dayOf } from '../../statistics/day.js';
import type { KnownFact } from '../../wording/facts.js';
import type { NoFigure, OutOfPeriod } from '../../wording/figure.findings.js';
import type { Extent } from '../../wording/coverage.findings.js';
import { findAlternatives } from './alternatives.js';
import { askedSpan, stretchName, timesAsked } from './asked.time.js';
import { gapsOf } from './gaps.js';
import { mainTracks } from './held.extents.js';
import type { Desk, FigureAnswer, Question } from './question.js';
import type { Failure } from './seeking.js';
import { extentOf, factOf, knownOf, nameOf, type Track } from './track.js';
import { unitNotes } from './unit.notes.js';

/** Why nothing was found: another time, another place or product, or a figure withheld; and what there is instead. */
export async function explain(
  question: Question,
  desk: Desk,
  failures: readonly Failure[],
): Promise<FigureAnswer> {
  const tracks = failures.flatMap((failure) => failure.tracks).filter((track) => extentOf(track));
  const failure = failures[0];
  const asked = askedSpan(failure?.ask.period ?? question.frame.period?.value ?? null);
  if (tracks.length === 0 || !asked) return noFigure(question, desk, failures, 'none');
  if (failures.some((one) => one.withheld)) return noFigure(question, desk, failures, 'withheld');
  return outOfPeriod(question, desk, mainTracks(failures), asked);
}

async function outOfPeriod(
  question: Question,
  desk: Desk,
  named: readonly Track[],
  asked: Span,
): Promise<OutOfPeriod> {
  const facts = nearestOfLines(
    named.flatMap((track) => nearestFact(track, asked)),
    asked,
  );
  const others = await findAlternatives(question, desk, {
    products: question.products,
    exclude: facts,
    period: null,
  });
  const sameTime = others.filter((fact) => fact.period.slice(0, 4) === asked.from.slice(0, 4));
  const all = [...facts, ...sameTime.slice(0, 1)];
  const citations = await desk.reader.citationsOf([...named, ...all].map(({ dataset }) => dataset));
  return {
    kind: 'out-of-period',
    outcome: 'out_of_period',
    asked: [stretchName(asked)],
    extents: named.map(extentNamed),
    facts: all,
    notes: [...question.notes, ...unitNotes(question, desk, all)],
    citations,
    unit: question.frame.unit?.value ?? null,
  };
}

/** Of the figures of one line that several publishers have, the nearest in time alone. */
function nearestOfLines(facts: readonly KnownFact[], asked: Span): KnownFact[] {
  const awayOf = ({ period }: KnownFact): number => Math.abs(Date.parse(period) - Date.parse(asked.from));
  const isOfOneLine = (one: KnownFact, other: KnownFact): boolean =>
    one.product === other.product && one.place === other.place && one.measure === other.measure;
  return facts.filter(
    (fact) => !facts.some((other) => isOfOneLine(fact, other) && awayOf(other) < awayOf(fact)),
  );
}

/** What a track covers, for an answer that names it. */
export function extentNamed(track: Track): Extent {
  const extent = extentOf(track) ?? { from: 0, to: 0 };
  const { product, place, measure, dataset, frequency, unit } = track;
  return {
    product,
    place,
    measure,
    dataset,
    frequency,
    unit,
    from: nameOf(track, extent.from),
    to: nameOf(track, extent.to),
    gaps: gapsOf(track),
  };
}

/** The figure of the track nearest in time. */
export function nearestFact(track: Track, span: Span): KnownFact[] {
  const day = dayOf(span.from);
  const [nearest] = knownOf(track).sort((a, b) => Math.abs(a.period - day) - Math.abs(b.period - day));
  return nearest ? [factOf(track, nearest)] : [];
}

/** The places asked, or the usual one that was looked in. */
function soughtPlaces({ place }: Question, failures: readonly Failure[]): readonly string[] {
  return place.open ? [...new Set(failures.flatMap(({ ask }) => ask.places ?? []))] : place.places;
}

/** The places that have no such figure: of regions beside a country not the country whose figure is told. */
function lackingPlaces(
  question: Question,
  failures: readonly Failure[],
  facts: readonly KnownFact[],
): readonly string[] {
  const { subNational } = question.place;
  const isTold = (place: string): boolean =>
    facts.some((fact) => fact.place === place && question.products.includes(fact.product));
  const sought = soughtPlaces(question, failures);
  return [...subNational, ...(subNational.length > 0 ? sought.filter((place) => !isTold(place)) : sought)];
}

/** That the data do not tell apart what these words of the question say, with what exists near it. */
export async function undistinguished(question: Question, desk: Desk, words: string): Promise<NoFigure> {
  const findings = await noFigure(question, desk, [], 'undistinguished');
  return { ...findings, asked: { ...findings.asked, words: [words] } };
}

/** What no source has or tells apart at all is not missed for want of regions. */
const NOWHERE: readonly NoFigure['reason'][] = ['other-quantity', 'undistinguished', 'no-such-product'];

/** Regions are what is missing, save of what there is no figure of anywhere. */
function reasonFor(
  { place }: Question,
  reason: NoFigure['reason'],
  facts: readonly KnownFact[],
): NoFigure['reason'] {
  if (place.subNational.length === 0 || NOWHERE.includes(reason)) return reason;
  return facts.length > 0 ? 'sub-national' : 'none';
}

/** The rate that a price or a yield is asked in, « au kilo »; amounts are told as they read best. */
function unitAsked({ frame: { unit } }: Question): { unit?: string } {
  return unit?.value.includes('/') ? { unit: unit.value } : {};
}

/** « quels départements produisent le plus de lait »: that they are départements, where none of them is named. */
function levelCompared({ place: { level, subNational } }: Question): Pick<NoFigure['asked'], 'by'> {
  return level === null || level === 'city' || subNational.length > 0 ? {} : { by: level };
}

/** No such figure, with what exists near it. */
export async function noFigure(
  question: Question,
  desk: Desk,
  failures: readonly Failure[],
  reason: NoFigure['reason'],
): Promise<NoFigure> {
  const products = failures.length > 0 ? failures.map((failure) => failure.product) : question.products;
  const { period } = question.frame;
  const said = period?.provenance === 'assumed' ? null : (period?.value ?? null);
  const facts = await findAlternatives(question, desk, { products, exclude: [], period: said });
  return {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: {
      products: [...new Set(products)],
      places: lackingPlaces(question, failures, facts),
      measures: question.measures
        .filter((choice) => !choice.assumed)
        .flatMap((choice) => choice.measures.slice(0, 1)),
      words: [],
      ...unitAsked(question),
      ...(reason === 'sub-national' && levelCompared(question)),
    },
    reason: reasonFor(question, reason, facts),
    periods: timesAsked(said),
    facts,
    // Of nothing, no word narrows what is told.
    notes: question.notes.filter(({ kind }) => facts.length > 0 || kind !== 'ignored-words'),
    citations: await desk.reader.citationsOf(facts.map((fact) => fact.dataset)),
  };
}
