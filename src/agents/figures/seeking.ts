import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceUnit } from '../../lexicon/price-units.js';
import type { Period } from '../../understanding/dates/period.js';
import type { Note } from '../../wording/facts.js';
import {
  findHolding,
  type Ask,
  type Availability,
  type Candidate,
  type Holding,
  type Line,
} from './availability.js';
import { dimensionAcross } from './bushels.js';
import { readingsAsked } from './product.choice.js';
import type { Desk, Question } from './question.js';
import { QUOTATION_ORIGINS } from './quotation-origins.data.js';
import { isTown, WORLD } from './place.choice.js';
import { marketReading } from './market.reading.js';
import { missingNotes } from './missing.notes.js';
import { measureNotes, type MeasureChoice } from './measure.choice.js';
import { isOfTimes, orStandIn } from './stand-in.js';
import type { Track } from './track.js';
import { containsWord } from './word.search.js';
import { withRead, type Tracks } from './track.reader.js';
import { meansIn } from './period.means.js';
import type { MeanStep } from './period.selection.js';

/** What was looked for and not found, with all that was read on the way. */
export interface Failure extends Availability {
  product: string;
  ask: Ask;
}

export interface Sought {
  holdings: Holding[];
  failures: Failure[];
  notes: Note[];
}

export interface SeekOptions {
  products?: readonly string[];
  places: readonly string[] | null;
  period: Period | null;
  measures?: readonly MeasureChoice[];
  /** Where the question compares years or months: finer figures are averaged to these first. */
  step?: MeanStep | null;
}

/** Looks for every product and measure of the question in the given places and period. */
export async function seek(question: Question, desk: Desk, options: SeekOptions): Promise<Sought> {
  const sought: Sought = { holdings: [], failures: [], notes: [...question.notes] };
  for (const product of options.products ?? question.products) {
    for (const choice of options.measures ?? question.measures) {
      await seekOne(question, desk, { ...options, product, choice }, sought);
    }
  }
  return { ...sought, notes: withoutIdleNames(sought) };
}

/** The notes, without the name of the series that is too short where that is the only one, or each of them is as short. */
function withoutIdleNames({ holdings, notes }: Sought): Note[] {
  const lines = holdings.flatMap((holding) => holding.lines);
  const ends = notes.flatMap((note) => (note.kind === 'narrower-series' ? [`${note.from}/${note.to}`] : []));
  if (ends.length < lines.length || new Set(ends).size > 1) return notes;
  return notes.map((note) => (note.kind === 'narrower-series' ? nameless(note) : note));
}

function nameless({ kind, from, to, averaged }: Extract<Note, { kind: 'narrower-series' }>): Note {
  return { kind, from, to, ...(averaged && { averaged }) };
}

interface One extends SeekOptions {
  product: string;
  choice: MeasureChoice;
}

async function seekOne(question: Question, desk: Desk, one: One, sought: Sought): Promise<void> {
  const { ask, reader } = askOf(question, desk, one);
  const availability = await inAskedCurrency(question, desk, reader, ask);
  const own = await orStandIn(reader, ask, one.product, availability.best, isOfTimes(question));
  const origin = own ? null : await orOrigin(question, desk, one, ask);
  const holding = own ?? origin?.best;
  if (!holding) {
    sought.failures.push(likelier({ ...availability, product: one.product, ask }, origin));
    return;
  }
  const other = question.domain === 'price' ? await heldElsewhere(reader, ask, holding) : null;
  for (const found of other ? [{ ...holding, missing: [] }, other] : [holding])
    keep(found, one, desk, sought, availability.tracks);
}

/** What failed where the thing is quoted at all: « le blé américain en 1952 » is quoted, though only since 1960. */
function likelier(asked: Failure, origin: Failure | null): Failure {
  return asked.tracks.length === 0 && origin && origin.tracks.length > 0 ? origin : asked;
}

/** What the places that have no price of it quote under another reading of the word: wheat of the world, soft wheat of the Union. */
async function heldElsewhere(reader: Tracks, ask: Ask, { missing }: Holding): Promise<Holding | null> {
  return missing.length === 0 ? null : (await findHolding(reader, { ...ask, places: missing })).best;
}

function keep(
  holding: Holding,
  { choice, period }: One,
  desk: Desk,
  { holdings, notes }: Sought,
  tracks: readonly Track[],
): void {
  if (isHeld(holdings, holding)) return;
  holdings.push(holding);
  notes.push(...holding.notes, ...quotationNotes(holding, desk));
  notes.push(...measureNotes(choice, holding.measure));
  notes.push(...missingNotes(holding, tracks, period));
}

/** What is looked for, and where: in the quotations of a market where the question names one. */
function askOf(question: Question, desk: Desk, one: One): { ask: Ask; reader: Tracks } {
  const market = marketReading(question, desk.lexicon, one.product);
  const { measures } = one.choice;
  const { period } = one;
  const ask = market
    ? { ...market, places: market.places ?? one.places, measures, period }
    : { candidates: readingsOf(question, desk, one), places: one.places, measures, period };
  const tracks = market ? nearestFirst(question, desk.reader) : desk.reader;
  return { ask, reader: one.step ? meansIn(one.step, tracks) : tracks };
}

/** In the currency asked for where anything is priced in it, else in any. */
async function inAskedCurrency(
  question: Question,
  desk: Desk,
  reader: Tracks,
  ask: Ask,
): Promise<Availability> {
  const inCurrency = currencyReader(question, desk, reader);
  const own = inCurrency ? await findHolding(inCurrency, ask) : null;
  return own?.best ? own : findHolding(reader, ask);
}

/** Whether all of a holding was found before, under another of the question's words: « le blé HRW, ce blé ». */
function isHeld(holdings: readonly Holding[], one: Holding): boolean {
  const keys = new Set(holdings.flatMap((holding) => holding.lines.map(keyOf)));
  return one.lines.every((line) => keys.has(keyOf(line)));
}

function keyOf({ track }: Line): string {
  const { dataset, product, place, measure, frequency, derived } = track;
  return [dataset, product, place, measure, frequency, derived].join(' ');
}

/** The quotations whose headings have the most of the question's words first: «rendu Rouen» is not «Fob Rouen». */
function nearestFirst(question: Question, reader: Tracks): Tracks {
  const words = question.frame.text.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const shared = (track: Track): number =>
    words.filter((word) => containsWord(track.productCode, word)).length;
  return withRead(reader, (read) => [...read].sort((a, b) => shared(b) - shared(a)));
}

/** How the publisher heads a market's quotation: it tells stage and quality, which the answer's own words do not. */
function quotationNotes({ lines }: Holding, { lexicon }: Desk): Note[] {
  const quoted = lines.filter(({ track }) => isTown(lexicon, track.place));
  return quoted.map(({ track }) => ({ kind: 'quotation', heading: track.productCode }));
}

/** Only what is priced in the currency asked for; null where none was. */
function currencyReader(question: Question, desk: Desk, reader: Tracks): Tracks | null {
  const unit = question.frame.unit?.value;
  if (!unit || question.domain !== 'price') return null;
  const asked = desk.lexicon.getUnit(unit);
  if (!isPriceUnit(asked)) return null;
  const wanted = [asked.dimension, dimensionAcross(asked)];
  return withRead(reader, (read) =>
    read.filter((track) => wanted.includes(desk.lexicon.getUnit(track.unit).dimension)),
  );
}

/** The world quotation of a product of the one place asked: « le prix du blé américain ». */
async function orOrigin(question: Question, desk: Desk, one: One, ask: Ask): Promise<Failure | null> {
  if (question.domain !== 'price' || one.places?.length !== 1) return null;
  const ids = [one.product, ...desk.lexicon.descendantsOf(one.product).map((product) => product.id)];
  const [product] = ids.filter((id) => QUOTATION_ORIGINS[id] === one.places?.[0]);
  if (!product) return null;
  const note =
    product === one.product
      ? null
      : ({ kind: 'assumed-product', asked: one.product, taken: product } as const);
  const quoted = { ...ask, candidates: [{ product, note }], places: [WORLD] };
  return { ...(await findHolding(desk.reader, quoted)), product, ask: quoted };
}

/** An animal asked about without a measure is counted, not read as its meat; of meat it is the animal that is slaughtered. */
function readingsOf(question: Question, { lexicon }: Desk, { choice, product }: One): Candidate[] {
  const counted = choice.assumed && lexicon.findProduct(product)?.kind === 'animal';
  if (counted) return [{ product, note: null }];
  const own = readingsAsked({ lexicon }, product, question);
  const animal = choice.measures[0] === 'slaughtered' ? animalOf(lexicon, product) : null;
  if (animal === null) return own;
  return [...own, { product: animal, note: { kind: 'assumed-product', asked: product, taken: animal } }];
}

/** The animal that a meat is of: cattle of beef. */
function animalOf(lexicon: Lexicon, meat: string): string | null {
  const animal = lexicon.products.find(({ kind, usual }) => kind === 'animal' && usual.production === meat);
  return animal?.id ?? null;
}
