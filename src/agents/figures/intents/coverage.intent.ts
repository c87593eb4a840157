import type { KnownFact } from '../../../wording/facts.js';
import { extentNamed, noFigure } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { candidatesOf } from '../product.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { extentOf, factOf, knownOf, type Track } from '../track.js';

const MOST_EXTENTS = 4;
const MOST_NAMED = 12;

/** Which periods, products and places there are figures of. */
export async function answerCoverage(question: Question, desk: Desk): Promise<FigureAnswer> {
  const products = question.products.flatMap((id) =>
    candidatesOf(desk.lexicon, id, question.domain)
      .slice(0, 2)
      .map((one) => one.product),
  );
  const tracks = await desk.reader.read({
    measures: [...new Set(question.measures.flatMap((choice) => choice.measures))],
    ...(products.length > 0 ? { products } : {}),
    ...(question.place.open ? {} : { places: question.place.places }),
  });
  const covered = tracks.filter((track) => extentOf(track) && !(track.derived && tracks.length > 1));
  if (covered.length === 0) return noFigure(question, desk, [], 'none');
  const chosen = products[0]
    ? covered.filter((track) => track.product === firstHeld(covered, products))
    : covered;
  const facts = exampleFacts(question, chosen);
  const places = [...new Set(chosen.map((track) => track.place))];
  const held = [...new Set(chosen.map((track) => track.product))];
  return {
    kind: 'coverage',
    ...(await foundBase(question, desk, facts, question.notes)),
    citations: await desk.reader.citationsOf(extents(chosen).map((track) => track.dataset)),
    extents: extents(chosen).map(extentNamed),
    products: held.slice(0, MOST_NAMED),
    places: places.slice(0, MOST_NAMED),
    productCount: countOf(held.length, 'products'),
    placeCount: countOf(places.length, 'places'),
  };
}

function firstHeld(tracks: readonly Track[], products: readonly string[]): string {
  return products.find((id) => tracks.some((track) => track.product === id)) ?? '';
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
