import type { KnownFact } from '../../../wording/facts.js';
import { extentNamed, noFigure } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { candidatesOf } from '../product.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { extentOf, factOf, knownOf, type Track } from '../track.js';
import { containsWord } from '../word.search.js';

const MOST_EXTENTS = 12;
const MOST_NAMED = 12;
/** What goes with another figure rather than being asked for. */
const ACCOMPANYING = ['humidity'];

/** « séries hebdomadaires »: of what is held, only that. */
const FREQUENCIES = [
  { frequency: 'weekly', words: ['hebdomadaire', 'hebdomadaires', 'weekly'] },
  { frequency: 'monthly', words: ['mensuel', 'mensuelle', 'mensuels', 'mensuelles', 'monthly'] },
  { frequency: 'annual', words: ['annuel', 'annuelle', 'annuels', 'annuelles', 'annual', 'yearly'] },
] as const;

/** Which periods, products and places there are figures of, and whose they are. */
export async function answerCoverage(question: Question, desk: Desk): Promise<FigureAnswer> {
  const covered = await coveredTracks(question, desk);
  if (covered.length === 0) return noFigure(question, desk, [], 'none');
  const facts = exampleFacts(question, covered);
  const places = [...new Set(covered.map((track) => track.place))];
  const held = [...new Set(covered.map((track) => track.product))];
  return {
    kind: 'coverage',
    ...(await foundBase(question, desk, facts, question.notes)),
    citations: await desk.reader.citationsOf(extents(covered).map((track) => track.dataset)),
    extents: extents(covered).map(extentNamed),
    products: held.slice(0, MOST_NAMED),
    places: places.slice(0, MOST_NAMED),
    productCount: countOf(held.length, 'products'),
    placeCount: countOf(places.length, 'places'),
  };
}

/** All that is held of what the question names; of a family without figures of its own, its members. */
async function coveredTracks(question: Question, desk: Desk): Promise<Track[]> {
  if (question.products.length === 0) return await heldOf(question, desk, null);
  const readings = readingsOf(question, desk);
  const own = await heldOf(question, desk, readings.flat());
  if (own.length > 0) return isMeasured(question) ? own.filter(isOfFirst(readings, own)) : own;
  const members = question.products.flatMap((id) => desk.lexicon.descendantsOf(id).map((one) => one.id));
  return members.length > 0 ? await heldOf(question, desk, members) : [];
}

/** Of each product asked, its first reading that there is anything of. */
function isOfFirst(readings: readonly string[][], tracks: readonly Track[]): (track: Track) => boolean {
  const held = new Set(tracks.map((track) => track.product));
  const chosen = new Set(readings.map((ids) => ids.find((id) => held.has(id))));
  return (track) => chosen.has(track.product);
}

/** The readings of each product asked, best first: in the one field that a measure is named of, or in both. */
function readingsOf(question: Question, desk: Desk): string[][] {
  const domains = isMeasured(question) ? [question.domain] : (['production', 'price'] as const);
  return question.products.flatMap((id) =>
    domains.map((domain) =>
      candidatesOf(desk.lexicon, id, domain)
        .slice(0, 2)
        .map((one) => one.product),
    ),
  );
}

async function heldOf(question: Question, desk: Desk, products: readonly string[] | null): Promise<Track[]> {
  const tracks = await desk.reader.read({
    measures: measuresOf(question, desk),
    ...(products ? { products } : {}),
    ...(question.place.open ? {} : { places: question.place.places }),
  });
  const asked = FREQUENCIES.find(({ words }) =>
    words.some((word) => containsWord(question.frame.text, word)),
  );
  const published = tracks.filter((track) => extentOf(track) && !(track.derived && tracks.length > 1));
  return asked ? published.filter((track) => track.frequency === asked.frequency) : published;
}

/** The measures asked about; all where none is named. */
function measuresOf(question: Question, desk: Desk): string[] {
  if (isMeasured(question)) return [...new Set(question.measures.flatMap((choice) => choice.measures))];
  return desk.lexicon.measures.map(({ id }) => id).filter((id) => !ACCOMPANYING.includes(id));
}

function isMeasured({ frame, domain }: Question): boolean {
  return domain === 'price' || frame.measures.length > 0;
}

/** The longest track of each dataset and measure, or of the one place asked. */
function extents(tracks: readonly Track[]): Track[] {
  const longest = new Map<string, Track>();
  for (const track of tracks) {
    const key = `${track.dataset} ${track.measure}`;
    const before = longest.get(key);
    if (!before || knownOf(track).length > knownOf(before).length) longest.set(key, track);
  }
  return [...longest.values()].slice(0, MOST_EXTENTS);
}

/** First and newest figure of each track named. */
function exampleFacts(question: Question, tracks: readonly Track[]): KnownFact[] {
  if (question.products.length === 0) return [];
  return extents(tracks).flatMap((track) => {
    const known = knownOf(track);
    const ends = [known[0], known.at(-1)];
    return ends.flatMap((one) => (one ? [factOf(track, one)] : []));
  });
}
