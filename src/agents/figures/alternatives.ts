import type { Product } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Period } from '../../understanding/dates/period.js';
import type { KnownFact } from '../../wording/facts.js';
import { chooseHolding } from './availability.js';
import { placesBySize } from './importance.js';
import { ALIKE_BY_WORD_ALONE, NEAR_PRODUCTS } from './near-products.data.js';
import { countryOf, EU, levelOf } from './place.choice.js';
import { candidatesOf } from './product.choice.js';
import type { Desk, Question } from './question.js';
import { factOf, type Track } from './track.js';

const MOST = 3;
const SHORTEST_SHARED_WORD = 4;
/** A figure of something else that is older than this is no guide to what was asked. */
const MOST_YEARS_BEFORE = 6;

interface Wanted {
  products: readonly string[];
  period: Period | null;
  exclude: readonly KnownFact[];
}

/**
 * Figures that exist near what was asked, nearest first. Of the measure asked: of the product in that place, of what it is
 * counted together with there, of the product in the place that contains it, of the animal that it is a kind of, or of the
 * product elsewhere where no place was named. Then what else is known of it in the same places, and of related products. At
 * most three, of the asked period where it exists.
 */
export async function findAlternatives(question: Question, desk: Desk, wanted: Wanted): Promise<KnownFact[]> {
  const { lexicon } = desk;
  const own = wanted.products.flatMap((id) =>
    candidatesOf(lexicon, id, question.domain).map((one) => one.product),
  );
  if (own.length === 0) return [];
  const wider = wanted.products.flatMap((id) => widerAnimals(lexicon, id));
  const related = wanted.products
    .flatMap((id) => [...(NEAR_PRODUCTS[id] ?? []), ...relatedProducts(lexicon, id)])
    .filter((id) => !own.includes(id));
  const asked = question.measures.flatMap((choice) => choice.measures);
  const measures = measuresNear(question);
  const places = nearPlaces(question, lexicon);
  const isPrice = question.domain === 'price';
  const tracks = await desk.reader.read({
    products: [...own, ...wider, ...related],
    measures,
    ...(isPrice ? {} : { places }),
  });
  const order = isPrice ? [...places, 'WLD', ...tracks.map((track) => track.place)] : places;
  const near = (ids: readonly string[], of: readonly string[]): KnownFact[] =>
    nearest(tracks, { ids, places: order, measures: of, period: wanted.period });
  const oldest = askedYear(wanted.period, question.today) - MOST_YEARS_BEFORE;
  const recent = (facts: readonly KnownFact[]): KnownFact[] => notBefore(oldest, facts);
  const elsewhere = (of: readonly string[]): Promise<KnownFact[]> | [] =>
    question.place.open ? ofLargest(desk, own, of) : [];
  const containing = isPrice ? [] : wanted.products.flatMap((id) => containingOf(lexicon, id));
  const itself = near(own, asked);
  const ways = [
    () => togetherThere(question, itself, recent(near(containing, asked))),
    () => itself,
    () => recent(near(wider, asked)),
    () => elsewhere(asked),
    () => near(own, measures),
    () => elsewhere(measures),
    () => recent(near(related, asked)),
    () => recent(near(related, measures)),
  ];
  return distinct(await firstFound(ways), wanted.exclude).slice(0, MOST);
}

function notBefore(year: number, facts: readonly KnownFact[]): KnownFact[] {
  return facts.filter(({ period }) => Number(period.slice(0, 4)) >= year);
}

/** The year asked for, or this one. */
function askedYear(period: Period | null, today: string): number {
  const asked = period?.kind === 'at' ? period.span.from : today;
  return Number(asked.slice(0, 4));
}

async function firstFound(ways: readonly (() => KnownFact[] | Promise<KnownFact[]>)[]): Promise<KnownFact[]> {
  for (const way of ways) {
    const found = await way();
    if (found.length > 0) return found;
  }
  return [];
}

/** The animals that one is a kind of: sheep of lambs. */
function widerAnimals(lexicon: Lexicon, id: string): string[] {
  if (lexicon.findProduct(id)?.kind !== 'animal') return [];
  return lexicon.ancestorsOf(id).flatMap((one) => (one.aggregate ? [] : [one.id]));
}

/** What a crop is counted together with in the places asked; none where the crop has figures of its own there. */
function togetherThere({ place }: Question, own: readonly KnownFact[], containing: KnownFact[]): KnownFact[] {
  const isAsked = (fact: KnownFact): boolean => place.places.includes(fact.place);
  return own.some(isAsked) ? [] : containing.filter(isAsked);
}

/** What is counted together with a crop and is named after it: onions and shallots of onions, wheat of soft wheat. */
function containingOf(lexicon: Lexicon, id: string): string[] {
  const product = lexicon.findProduct(id);
  const [parent] = lexicon.ancestorsOf(id);
  if (product?.kind !== 'crop' || parent?.kind !== 'crop') return [];
  const [own = ''] = product.name.fr.text.split(' ');
  return parent.name.fr.text.split(' ').includes(own) ? [parent.id] : [];
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
  ids: readonly string[];
  places: readonly string[];
  /** The first of them that a place has: a herd is told before meat. */
  measures: readonly string[];
  period: Period | null;
}

function nearest(tracks: Track[], { ids, places, measures, period }: Near): KnownFact[] {
  const candidates = ids.map((product) => ({ product, note: null }));
  return [...new Set(places)].flatMap((place) => {
    const here = tracks.filter((track) => track.place === place);
    for (const at of [period, null]) {
      const { best } = chooseHolding(here, { candidates, measures, places: [place], period: at });
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
      !ALIKE_BY_WORD_ALONE[id]?.includes(other.id) &&
      [...wordsOf(other)].some((word) => words.has(word)) &&
      areKin(lexicon, product, other),
  );
  const family = [...lexicon.childrenOf(id), ...lexicon.ancestorsOf(id).slice(0, 1)];
  return [...new Set([...named, ...family].map((one) => one.id))];
}

/**
 * Apples and « pommes de terre » share a word and nothing else, and so do the milk and the carcass of a cow; of different
 * kinds, rape and its meal, the word is enough.
 */
function areKin(lexicon: Lexicon, one: Product, other: Product): boolean {
  if (one.kind !== other.kind) return true;
  if (one.kind === 'animal-product') return rootOf(lexicon, one) === rootOf(lexicon, other);
  const [first, second] = [familyOf(lexicon, one), familyOf(lexicon, other)];
  const isAlone = first.length === 1 || second.length === 1;
  return isAlone || first.some((id) => second.includes(id));
}

function rootOf(lexicon: Lexicon, { id }: Product): string {
  return lexicon.ancestorsOf(id).at(-1)?.id ?? id;
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
