import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Intent } from '../../understanding/frame.js';
import type { Note } from '../../wording/facts.js';
import { countriesOf, isGroup } from './place.choice.js';
import { candidatesOf } from './product.choice.js';
import { publishersOf } from './publisher.choice.js';
import type { Desk, Question } from './question.js';
import { KINDS_MEANT } from './stand-ins.data.js';

/** The most members that a family without figures of its own is answered by. */
export const MOST_MEMBERS = 8;
/** What can be told of each member of a family by itself. */
const EACH: readonly Intent[] = ['value', 'latest', 'series', 'change', 'average'];

/** What an asked product is answered by where it has no figures: narrower ones, and what must then be said. */
export interface Narrowed {
  products: readonly string[];
  notes: readonly Note[];
}

/**
 * The question with each word that has no price where it is asked for read as what is quoted of it: « agneau » on the world
 * market is the lamb that is quoted there, « engrais » beside milk are its members; beside urea it says what urea is, or
 * among what it is put in order. Of herds « brebis » beside cows are the dairy ewes that are counted, and « vaches » beside
 * sheep all bovines.
 */
export async function readWhereAsked(question: Question, desk: Desk): Promise<Question> {
  const isAnywhere = question.place.open && publishersOf(question).length === 0;
  const isSingle = question.products.length < 2;
  if (question.domain === 'price' ? isAnywhere && isSingle : isSingle || !isOfHerds(question))
    return question;
  const products: string[] = [];
  const notes: Note[] = [...question.notes];
  for (const asked of question.products) {
    const read = await readOne(question, desk, asked);
    products.push(...read.products);
    notes.push(...read.notes);
  }
  return { ...question, products: [...new Set(products)], notes };
}

function isOfHerds({ measures: [first] }: Question): boolean {
  return first?.measures[0] === 'stocks';
}

async function readOne(question: Question, desk: Desk, asked: string): Promise<Narrowed> {
  const itself = { products: [asked], notes: [] };
  const kind = kindMeant(question, desk.lexicon, asked);
  if (kind !== null) return narrowedTo(question, asked, [kind]) ?? itself;
  if (await isHeld(question, desk, asked)) return itself;
  if (isAboveAnother(asked, question, desk.lexicon))
    return question.frame.order?.over === 'products' ? itself : { products: [], notes: [] };
  return narrowedTo(question, asked, await narrowerOf(question, desk, asked)) ?? itself;
}

/**
 * The kind of animal that a word for some of its herd stands for beside another kind: « plus de moutons que de vaches » counts
 * all bovines, as it counts all sheep; null where it is compared with no other kind.
 */
function kindMeant(question: Question, lexicon: Lexicon, asked: string): string | null {
  const { intent, order } = question.frame;
  const isCompared = isOfHerds(question) && (intent === 'comparison' || order !== null);
  const kind = isCompared ? KINDS_MEANT.find(([some]) => some === asked)?.[1] : undefined;
  if (kind === undefined) return null;
  const isOfKind = (id: string): boolean => id === kind || lexicon.isPartOf(id, kind);
  const isOther = (id: string): boolean =>
    lexicon.findProduct(id)?.kind === 'animal' && !isOfKind(id) && !FEMALES.test(id);
  return question.products.some(isOther) ? kind : null;
}

/** « vaches et brebis laitières »: the cows are then those of one use too. */
const FEMALES = /^(?:dairy-.*|ewes)$/;

/** The products asked as they are read on one market, where each is quoted: lamb as that of the world market, beside beef. */
export async function readOnMarket(question: Question, desk: Desk, market: string): Promise<Narrowed> {
  const there = { ...question, place: { ...question.place, open: false, places: [market] } };
  const read = await Promise.all(question.products.map((asked) => readOne(there, desk, asked)));
  return {
    products: read.flatMap(({ products }) => products),
    notes: read.flatMap(({ notes }) => notes),
  };
}

/** The one narrower product, or the few members of a family where each is told by itself; null where neither is meant. */
export function narrowedTo({ frame }: Question, asked: string, narrower: readonly string[]): Narrowed | null {
  const [taken] = narrower;
  if (taken && narrower.length === 1)
    return { products: narrower, notes: [{ kind: 'assumed-product', asked, taken }] };
  const isOfEach = EACH.includes(frame.intent) && !frame.order && !frame.threshold;
  if (narrower.length === 0 || narrower.length > MOST_MEMBERS || !isOfEach) return null;
  return { products: narrower, notes: [{ kind: 'assumed-members', asked, taken: narrower }] };
}

/** « l'urée et les engrais »: a family that another product asked belongs to. */
function isAboveAnother(asked: string, { products }: Question, lexicon: Lexicon): boolean {
  return products.some((id) => lexicon.isPartOf(id, asked));
}

/** Whether there is anything of a product by one of its readings: of a price, where it is asked for. */
export async function isHeld(question: Question, desk: Desk, product: string): Promise<boolean> {
  const products = candidatesOf(desk.lexicon, product, question.domain).map((one) => one.product);
  const where = question.domain === 'price' ? placesAsked(question) : {};
  return (await desk.reader.outline({ products, measures: measuresOf(question), ...where })).length > 0;
}

/**
 * What there is below a wide word: of each of its members the reading that has figures, else what there is below that. A
 * word that else is read as a wider one (« paddy » as rice) has none of the wider one's members below it.
 */
export async function narrowerOf(question: Question, desk: Desk, product: string): Promise<string[]> {
  const { lexicon } = desk;
  const readingsOf = (id: string): string[] =>
    candidatesOf(lexicon, id, question.domain).map((one) => one.product);
  const wider = new Set(lexicon.ancestorsOf(product).map((one) => one.id));
  const readings = readingsOf(product).filter((id) => !wider.has(id));
  const below = readings.flatMap((id) => lexicon.descendantsOf(id).map((one) => one.id));
  const products = [...new Set(below.flatMap(readingsOf))];
  const tracks = await desk.reader.outline({
    products,
    measures: measuresOf(question),
    ...(question.domain === 'price' ? placesAsked(question) : placesBelow(question, lexicon)),
  });
  const held = new Set(tracks.map((track) => track.product));
  const membersOf = (id: string): string[] => lexicon.childrenOf(id).flatMap((child) => heldOf(child.id));
  const heldOf = (id: string): string[] => {
    const reading = readingsOf(id).find((one) => held.has(one));
    return reading === undefined ? membersOf(id) : [reading];
  };
  return [...new Set(readings.flatMap(membersOf))];
}

function measuresOf({ measures }: Question): string[] {
  return measures.flatMap((one) => one.measures);
}

/** The places asked, with the countries of a group: what is below « vaches » in the world is counted country by country. */
function placesBelow({ place }: Question, lexicon: Lexicon): { places?: readonly string[] } {
  const countries = place.places
    .filter((id) => isGroup(lexicon, id))
    .flatMap((id) => countriesOf(lexicon, id));
  return place.open ? {} : { places: [...place.places, ...countries] };
}

function placesAsked({ place }: Question): { places?: readonly string[] } {
  return place.open ? {} : { places: place.places };
}
