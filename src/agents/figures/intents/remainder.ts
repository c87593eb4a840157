import type { Lexicon } from '../../../lexicon/lexicon.js';
import { sum } from '../../../statistics/formulas/mean.formula.js';
import type { Frame } from '../../../understanding/frame.js';
import type { KnownFact, Note } from '../../../wording/facts.js';
import { findHolding } from '../availability.js';
import { latestNotes, placesOrDefault } from '../defaults.js';
import { explain, undistinguished } from '../explanation.js';
import { foundBase } from '../found.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek, type Sought } from '../seeking.js';
import { factOf, knownOf, type KnownObservation, type Track } from '../track.js';

type Excluded = NonNullable<Frame['excluded']>;

/** How many years back from the newest a total is looked for whose parts are all known. */
const MOST_BACK = 3;

/**
 * A total less some of its members: « céréales hors maïs », "the EU except France". Whole and parts are of one table and one
 * period; where a member has no figure of it, or is none, or the measure cannot be summed, there is no such figure.
 */
export async function answerRemainder(
  question: Question,
  desk: Desk,
  excluded: Excluded,
): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: periodOf(question) });
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  const itself = await wholeItself(question, desk, excluded);
  const whole = itself ?? wholeOf(sought);
  const parts = whole && (await partsOf(desk, whole, excluded));
  const found = whole && parts && atOnePeriod(whole, parts, candidatePeriods(question, sought, whole));
  if (!found) return undistinguished(question, desk, excluded.words);
  const { fact, taken } = found;
  const base = await foundBase(
    question,
    desk,
    [fact, ...taken],
    [...notesWith(sought, itself !== null), ...notes, ...latestNotes(question, [fact])],
  );
  const value = fact.value - sum(taken.map((one) => one.value));
  return {
    kind: 'remainder',
    ...base,
    whole: fact,
    parts: taken,
    remainder: { name: 'difference', value, unit: fact.unit },
    by: excluded.places.length > 0 ? 'place' : 'product',
  };
}

/** How the word was read is not said where it was read as it stands after all. */
function notesWith({ notes }: Sought, isItself: boolean): Note[] {
  return isItself ? notes.filter((note) => note.kind !== 'assumed-product') : notes;
}

/** The one line that the question is about; null where it is about several. */
function wholeOf({ holdings }: Pick<Sought, 'holdings'>): Track | null {
  const lines = holdings.flatMap((holding) => holding.lines);
  const [line] = lines;
  return line && lines.length === 1 ? line.track : null;
}

/**
 * The product as named where what is left out is a part of it and not of what the word usually means: « blé, blé dur mis à
 * part » is all wheat, not soft wheat. Null where it has no figures or another reading is meant.
 */
async function wholeItself(question: Question, desk: Desk, { products }: Excluded): Promise<Track | null> {
  const [asked] = question.products;
  if (!asked || question.products.length > 1 || !areBelow(desk.lexicon, products, asked)) return null;
  const { best } = await findHolding(desk.reader, {
    candidates: [{ product: asked, note: null }],
    measures: question.measures[0]?.measures ?? [],
    places: placesOrDefault(question).places,
    period: periodOf(question),
  });
  return best ? wholeOf({ holdings: [best] }) : null;
}

function areBelow(lexicon: Lexicon, products: readonly string[], wide: string): boolean {
  const isBelow = (id: string): boolean => lexicon.isPartOf(id, wide);
  return products.length > 0 && products.every(isBelow);
}

/** The line of each member that is left out, in the table of the whole; null where one is missing or is no member. */
async function partsOf(desk: Desk, whole: Track, { products, places }: Excluded): Promise<Track[] | null> {
  const ids = outermost(desk.lexicon, products.length > 0 ? products : places);
  const isSummed = desk.lexicon.getMeasure(whole.measure).additive;
  if (!isSummed || !ids.every((id) => isMember(desk.lexicon, id, whole))) return null;
  const tracks = await desk.reader.read({
    products: products.length > 0 ? ids : [whole.product],
    places: places.length > 0 ? ids : [whole.place],
    measures: [whole.measure],
    datasets: [whole.dataset],
  });
  const parts = ids.flatMap(
    (id) =>
      tracks.find((track) => [track.product, track.place].includes(id) && track.unit === whole.unit) ?? [],
  );
  return parts.length === ids.length ? parts : null;
}

function isMember(lexicon: Lexicon, id: string, whole: Track): boolean {
  const isNarrower = lexicon.isPartOf(id, whole.product);
  return isNarrower || lexicon.membersOf(whole.place).some((place) => place.id === id);
}

/** Without those that lie within another of them: they would be taken off twice. */
function outermost(lexicon: Lexicon, ids: readonly string[]): string[] {
  return ids.filter((id) => {
    const above = new Set(lexicon.ancestorsOf(id).map((ancestor) => ancestor.id));
    const within = lexicon.findPlace(id)?.within ?? [];
    return !ids.some((other) => above.has(other) || within.includes(other));
  });
}

/** The one period asked for; where none was, the newest of the whole and those shortly before. */
function candidatePeriods(
  question: Question,
  { holdings }: Sought,
  whole: Track,
): readonly KnownObservation[] {
  const kind = periodOf(question)?.kind ?? 'latest';
  const asked = new Set(holdings[0]?.lines[0]?.observations.map((one) => one.period));
  if (kind !== 'latest') return asked.size === 1 ? knownOf(whole).filter((one) => asked.has(one.period)) : [];
  return knownOf(whole).slice(-MOST_BACK).reverse();
}

/** Whole and parts at the first of the periods in which all are known; null where the question is about several. */
function atOnePeriod(
  whole: Track,
  parts: readonly Track[],
  periods: readonly KnownObservation[],
): { fact: KnownFact; taken: KnownFact[] } | null {
  for (const observation of periods) {
    const taken = parts.flatMap((part) => {
      const known = knownOf(part).find((one) => one.period === observation.period);
      return known ? [factOf(part, known)] : [];
    });
    if (taken.length === parts.length) return { fact: factOf(whole, observation), taken };
  }
  return null;
}
