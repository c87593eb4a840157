import { periodName } from '../../../statistics/day.js';
import type { KnownFact } from '../../../wording/facts.js';
import type { CoverageSide, Extent } from '../../../wording/coverage.findings.js';
import { COVERAGE_FIELDS, COVERAGE_SIDES } from '../coverage.words.data.js';
import { rankOf } from '../dataset.standing.js';
import { noFigure } from '../explanation.js';
import { foundBase } from '../found.js';
import { gapsOf } from '../gaps.js';
import { placesBySize, productsBySize, SIZES } from '../importance.js';
import { countOf } from '../named.figures.js';
import { countriesOf, EU, isGroup } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { extentOf, factOf, knownOf, type Outline, type Track } from '../track.js';
import type { TrackQuery } from '../track.reader.js';
import { containsWord } from '../word.search.js';
import { earlierEnds } from './covered-ends.js';
import { firstHeld, isMeasured, readingNotes, readingsOf } from './covered-readings.js';
import { unitsHeld } from './covered-units.js';
import { countsMembers, membersHeld } from './covered-members.js';

const MOST_EXTENTS = 16;
const MOST_NAMED = 12;
/** What goes with another figure rather than being asked for. */
const ACCOMPANYING = ['humidity'];

/** By what places are put in order of a measure where no product is named: what nearly all of them have. */
const COMMON: Readonly<Record<string, string>> = { slaughtered: 'cattle', stocks: 'cattle' };
/** « séries hebdomadaires »: of what is held, only that. */
const FREQUENCIES = [
  { frequency: 'weekly', words: ['hebdomadaire', 'hebdomadaires', 'weekly'] },
  { frequency: 'monthly', words: ['mensuel', 'mensuelle', 'mensuels', 'mensuelles', 'monthly'] },
  { frequency: 'annual', words: ['annuel', 'annuelle', 'annuels', 'annuelles', 'annual', 'yearly'] },
] as const;

const DAILY = ['quotidien', 'quotidienne', 'quotidiens', 'quotidiennes', 'daily'];

/** Which periods, products and places there are figures of, and whose they are. */
export async function answerCoverage(asked: Question, desk: Desk): Promise<FigureAnswer> {
  const sides = sidesOf(asked, desk);
  const question = sides.includes('places') ? amongGroups(asked, desk) : asked;
  const isOpen = isOfField(question, desk);
  const tracks = isOpen ? [] : await coveredTracks(question, desk);
  const covered = isOpen ? await allHeld(question, desk) : tracks.flatMap(outlineOf);
  if (covered.length === 0) return noFigure(question, desk, [], 'none');
  const named = longestOf(covered);
  const facts = tracks.filter((track) => named.some((one) => keyOf(one) === keyOf(track))).flatMap(endsOf);
  const all = [...new Set(covered.map((track) => track.place))];
  const countries = all.filter((id) => isCountry(id, desk));
  const places = sides.includes('places') && countries.length > 0 ? countries : all;
  const held = productsHeld(question, desk, covered);
  const sized = tracks.length > 0 ? tracks : await sizesOf(question, desk);
  const told = placesBySize(places, sized, desk.lexicon).slice(0, MOST_NAMED);
  const notes = [...question.notes, ...readingNotes(question, desk, tracks)];
  return {
    kind: 'coverage',
    ...(sides.length > 0 && { sides }),
    ...(sides.includes('units') && { units: unitsHeld(covered) }),
    ...(await foundBase(question, desk, facts, notes)),
    citations: await desk.reader.citationsOf(named.map((one) => one.dataset)),
    extents: named.map((one) => extentOfOutline(one, places.length + held.length > 2 ? [] : tracks)),
    products: productsBySize(held, sized, desk.lexicon).slice(0, MOST_NAMED),
    places: told,
    ends: earlierEnds(named, covered, told),
    productCount: countOf(held.length, 'products'),
    placeCount: countOf(places.length, 'places'),
  };
}

/** The sides of what is held that the question is after; none where it is after all of it. */
function sidesOf(question: Question, { lexicon }: Desk): CoverageSide[] {
  if (countsMembers(question, lexicon)) return ['products'];
  const { text } = question.frame;
  const asked = COVERAGE_SIDES.filter(({ words }) => words.some((word) => containsWord(text, word)));
  return asked.map(({ side }) => side);
}

/** What there are figures of; of a family whose members are counted, one product for each of those. */
function productsHeld(question: Question, { lexicon }: Desk, covered: readonly Outline[]): string[] {
  const held = [...new Set(covered.map(({ product }) => product))];
  const members = countsMembers(question, lexicon) ? membersHeld(question, lexicon, held) : [];
  return members.length > 0 ? members : held;
}

/** Which countries there are is asked of a group of them, « quels pays d'Europe », and of no town or country. */
function amongGroups(question: Question, { lexicon }: Desk): Question {
  const groups = question.place.places.filter((id) => isGroup(lexicon, id));
  const places = groups.flatMap((id) => countriesOf(lexicon, id));
  return { ...question, place: { ...question.place, places, open: places.length === 0 } };
}

function isCountry(id: string, { lexicon }: Desk): boolean {
  return lexicon.findPlace(id)?.kind === 'country';
}

/**
 * All that is held of what the question names; of a family without figures of its own, or whose
 * members are counted, those. */
async function coveredTracks(question: Question, desk: Desk): Promise<Track[]> {
  const readings = readingsOf(question, desk);
  const own = await heldOf(
    question,
    desk,
    readings.flat().map(({ product }) => product),
  );
  if (own.length > 0 && !countsMembers(question, desk.lexicon)) {
    const chosen = new Set(firstHeld(readings, own).map(({ product }) => product));
    return isMeasured(question) ? own.filter(({ product }) => chosen.has(product)) : own;
  }
  const members = question.products.flatMap((id) => desk.lexicon.descendantsOf(id).map((one) => one.id));
  return members.length > 0 ? await heldOf(question, desk, members) : [];
}

async function heldOf(question: Question, desk: Desk, products: readonly string[]): Promise<Track[]> {
  const tracks = await desk.reader.read({ ...whereAsked(question, desk), products });
  const published = tracks.filter((track) => !(track.derived && tracks.length > 1));
  return published.filter(isAsOften(question));
}

/** Whether no product is asked about, or none but the widest: "crops", « les animaux d'élevage ». */
function isOfField({ products }: Question, { lexicon }: Desk): boolean {
  return products.every((id) => {
    const product = lexicon.findProduct(id);
    return product?.aggregate && product.parent === null && fieldsOf(product.name.en.text).length > 0;
  });
}

/** Of every product, or of those of the field that the words name. */
async function allHeld(question: Question, desk: Desk): Promise<Outline[]> {
  const held = await desk.reader.outline(whereAsked(question, desk));
  const fields = fieldsOf(question.frame.text);
  const kinds = fields.flatMap((field) => field.kinds);
  const isOfKind = ({ product }: Outline): boolean => {
    const kind = desk.lexicon.findProduct(product)?.kind;
    return fields.length !== 1 || (kind !== undefined && kinds.includes(kind));
  };
  return held.filter(isAsOften(question)).filter(isOfKind);
}

function fieldsOf(text: string): typeof COVERAGE_FIELDS {
  return COVERAGE_FIELDS.filter(({ words }) => words.some((word) => containsWord(text, word)));
}

function whereAsked(question: Question, desk: Desk): TrackQuery {
  const measures = measuresOf(question, desk);
  return { measures, ...(question.place.open ? {} : { places: question.place.places }) };
}

/** As often published as the question says, where it says how often. */
function isAsOften({ frame }: Question): (one: Pick<Outline, 'frequency'>) => boolean {
  const isSaid = (words: readonly string[]): boolean => words.some((word) => containsWord(frame.text, word));
  const asked = FREQUENCIES.filter(({ words }) => isSaid(words)).map((one) => one.frequency);
  // « au jour, à la semaine ou au mois »: which of them it is.
  const isChoice = asked.length > 1 || isSaid(DAILY);
  return ({ frequency }) => isChoice || asked.every((one) => one === frequency);
}

/** The measures asked about; all where none is named. */
function measuresOf(question: Question, desk: Desk): string[] {
  if (isMeasured(question)) return [...new Set(question.measures.flatMap((choice) => choice.measures))];
  return desk.lexicon.measures.map(({ id }) => id).filter((id) => !ACCOMPANYING.includes(id));
}

function outlineOf(track: Track): Outline[] {
  const extent = extentOf(track);
  return extent ? [{ ...track, firstPeriod: extent.from, lastPeriod: extent.to }] : [];
}

/** The longest line of each dataset and measure, in the order of preference. */
function longestOf(covered: readonly Outline[]): Outline[] {
  const longest = new Map<string, Outline>();
  for (const one of covered) {
    const key = `${one.dataset} ${one.measure}`;
    const before = longest.get(key);
    if (!before || lengthOf(one) > lengthOf(before)) longest.set(key, one);
  }
  const preferred = [...longest.values()].sort((a, b) => rankOf(a.dataset) - rankOf(b.dataset));
  return preferred.slice(0, MOST_EXTENTS);
}

function lengthOf({ firstPeriod, lastPeriod }: Outline): number {
  return lastPeriod - firstPeriod;
}

function keyOf({ dataset, product, place, measure, unit, frequency }: Outline | Track): string {
  return [dataset, product, place, measure, unit, frequency].join(' ');
}

/** With the gaps of its track where that is among those given. */
function extentOfOutline(one: Outline, tracks: readonly Track[]): Extent {
  const { product, place, measure, dataset, frequency, unit } = one;
  const [from, to] = [periodName(one.firstPeriod, frequency), periodName(one.lastPeriod, frequency)];
  const track = tracks.find((other) => keyOf(other) === keyOf(one));
  return { product, place, measure, dataset, frequency, unit, from, to, gaps: track ? gapsOf(track) : [] };
}

/**
 * What products and places are put in order by, where the question names no product: the measure asked about, or else the
 * production, of the places asked or of the European Union, and that of what is common everywhere. The world would be
 * summed from every figure there is, which takes a second.
 */
async function sizesOf(question: Question, desk: Desk): Promise<Track[]> {
  const { place, measures } = question;
  const asked = isMeasured(question) ? measures.flatMap((choice) => choice.measures) : [];
  const measure = SIZES.find((id) => asked.includes(id)) ?? 'production';
  const places = place.open ? [EU] : place.places;
  const own = await desk.reader.read({ places, measures: [measure] });
  return [
    ...own,
    ...(await desk.reader.read({ products: [COMMON[measure] ?? 'wheat'], measures: [measure] })),
  ];
}

/** First and newest figure. */
function endsOf(track: Track): KnownFact[] {
  const known = knownOf(track);
  return [known[0], known.at(-1)].flatMap((one) => (one ? [factOf(track, one)] : []));
}
