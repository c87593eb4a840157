import type { Product } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Period } from '../../understanding/period.js';
import type { KnownFact } from '../../wording/facts.js';
import { chooseHolding } from './availability.js';
import { placesBySize } from './importance.js';
import { NEAR_PRODUCTS } from './near-products.data.js';
import { countryOf, EU, levelOf } from './place.choice.js';
import { candidatesOf } from './product.choice.js';
import type { Desk, Question } from './question.js';
import { factOf, type Track } from './track.js';

const MOST = 3;
const SHORTEST_SHARED_WORD = 4;

interface Wanted {
  products: readonly string[];
  period: Period | null;
  exclude: readonly KnownFact[];
}

/**
 * Figures that exist near what was asked, nearest first: the same product in the place that contains the one asked,
 * the same product elsewhere where no place was named, a related product in the same place. At most three, of the asked
 * period where it exists.
 */
export async function findAlternatives(question: Question, desk: Desk, wanted: Wanted): Promise<KnownFact[]> {
  const products = wanted.products.length > 0 ? wanted.products : [];
  const own = products.flatMap((id) =>
    candidatesOf(desk.lexicon, id, question.domain).map((one) => one.product),
  );
  const related = products
    .flatMap((id) => [...(NEAR_PRODUCTS[id] ?? []), ...relatedProducts(desk.lexicon, id)])
    .filter((id) => !own.includes(id));
  const asked = question.measures.flatMap((choice) => choice.measures);
  const measures = measuresNear(question);
  if (own.length === 0) return [];
  const places = nearPlaces(question, desk.lexicon);
  const tracks = await desk.reader.read({
    products: [...own, ...related],
    measures,
    ...(question.domain === 'price' ? {} : { places }),
  });
  const order =
    question.domain === 'price' ? [...places, 'WLD', ...tracks.map((track) => track.place)] : places;
  const near = (ids: readonly string[]): KnownFact[] =>
    nearest(tracks, { ids, places: order, asked, measures, period: wanted.period });
  const same = near(own);
  const elsewhere = same.length > 0 || !question.place.open ? [] : await ofLargest(desk, own, measures);
  const facts = [same, elsewhere, near(related)].find((some) => some.length > 0) ?? [];
  return distinct(facts, wanted.exclude).slice(0, MOST);
}

/** Of the product anywhere: its largest figures, where the question names no place and the usual ones have none. */
async function ofLargest(
  desk: Desk,
  products: readonly string[],
  measures: readonly string[],
): Promise<KnownFact[]> {
  const tracks = await desk.reader.read({ products, measures });
  const places = placesBySize([...new Set(tracks.map(({ place }) => place))], tracks, desk.lexicon);
  const candidates = products.map((product) => ({ product, note: null }));
  return places.slice(0, MOST).flatMap((place) => {
    const here = tracks.filter((track) => track.place === place);
    const { best } = chooseHolding(here, { candidates, measures, places: [place], period: null });
    const line = best?.lines[0];
    const newest = line?.observations.at(-1);
    return line && newest ? [factOf(line.track, newest)] : [];
  });
}

/** Places asked, the régions and countries that contain them, and the European Union. */
function nearPlaces(question: Question, lexicon: Lexicon): string[] {
  const { places, subNational } = question.place;
  const below = [...subNational, ...places.filter((id) => levelOf(lexicon, id) !== null)];
  const around = below.flatMap((id) => lexicon.findPlace(id)?.within ?? []);
  const regions = around.filter((id) => levelOf(lexicon, id) !== null);
  const countries = below.flatMap((id) => countryOf(lexicon, id) ?? []);
  const home = places.length + countries.length === 0 ? ['FR'] : [];
  return [...new Set([...places, ...regions, ...countries, ...home, EU])];
}

/** What was asked, then what else is known of a crop. */
function measuresNear(question: Question): string[] {
  const asked = question.measures.flatMap((choice) => choice.measures);
  return [...new Set(question.domain === 'price' ? asked : [...asked, 'production', 'area-harvested'])];
}

interface Near {
  /** Those of the question: a herd is told before meat, animals slaughtered before both. */
  asked: readonly string[];
  ids: readonly string[];
  places: readonly string[];
  measures: readonly string[];
  period: Period | null;
}

function nearest(tracks: Track[], near: Near): KnownFact[] {
  const places = [...new Set(near.places)];
  return places.flatMap((place) => {
    const candidates = near.ids.map((product) => ({ product, note: null }));
    const here = tracks.filter((track) => track.place === place);
    const ways = [near.asked, near.measures].flatMap((measures) =>
      [near.period, null].map((period) => ({ measures, period })),
    );
    for (const { measures, period } of ways) {
      const { best } = chooseHolding(here, { candidates, measures, places: [place], period });
      const line = best?.lines[0];
      const newest = line?.observations.at(-1);
      if (line && newest) return [factOf(line.track, newest)];
    }
    return [];
  });
}

/** Products near one in the lexicon: its members, what contains it, and those that share a word of its name. */
export function relatedProducts(lexicon: Lexicon, id: string): string[] {
  const product = lexicon.findProduct(id);
  if (!product) return [];
  const words = wordsOf(product);
  const named = lexicon.products.filter(
    (other) =>
      other.id !== id &&
      [...wordsOf(other)].some((word) => words.has(word)) &&
      areKin(lexicon, product, other),
  );
  const family = [...lexicon.childrenOf(id), ...lexicon.ancestorsOf(id).slice(0, 1)];
  return [...new Set([...named, ...family].map((one) => one.id))];
}

/** Apples and « pommes de terre » share a word and nothing else; of different kinds, rape and its meal, the word is enough. */
function areKin(lexicon: Lexicon, one: Product, other: Product): boolean {
  if (one.kind !== other.kind) return true;
  const [first, second] = [familyOf(lexicon, one), familyOf(lexicon, other)];
  const isAlone = first.length === 1 || second.length === 1;
  return isAlone || first.some((id) => second.includes(id));
}

/** The product and what contains it, save land and all crops, which contain nearly everything. */
function familyOf(lexicon: Lexicon, product: Product): string[] {
  const around = lexicon
    .ancestorsOf(product.id)
    .filter(({ kind, parent }) => kind !== 'land' && parent !== null);
  return [product.id, ...around.map(({ id }) => id)];
}

function wordsOf(product: Product): Set<string> {
  const words = product.name.fr.text.toLowerCase().split(/[^\p{L}]+/u);
  return new Set(
    words.filter((word) => word.length >= SHORTEST_SHARED_WORD).map((word) => word.replace(/[sx]$/u, '')),
  );
}

function distinct(facts: readonly KnownFact[], exclude: readonly KnownFact[]): KnownFact[] {
  const seen = new Set(exclude.map(keyOf));
  return facts.filter((fact) => {
    if (seen.has(keyOf(fact))) return false;
    seen.add(keyOf(fact));
    return true;
  });
}

function keyOf(fact: KnownFact): string {
  return `${fact.product} ${fact.place} ${fact.measure} ${fact.dataset}`;
}
