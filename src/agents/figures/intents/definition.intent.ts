import type { Product } from '../../../lexicon/entries.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { KnownFact } from '../../../wording/facts.js';
import type { DefinitionFindings } from '../../../wording/found.findings.js';
import { timesAsked } from '../asked.time.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import { defaultPlace, EU, WORLD } from '../place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { factOf, knownOf, nameOf, type Track } from '../track.js';
import { answerTerms } from './term.definition.js';

const MOST_MEMBERS = 8;
/** Years from which on a figure is too old to be an example; FAO's stand a few years back. */
const OLDEST_EXAMPLE = 6;

/** What a publisher's code or a product's name stands for, with its newest figure as an example; or a term. */
export async function answerDefinition(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { terms = [] } = question.frame;
  if (terms.length > 0) return await answerTerms(question, desk, terms);
  const [code = null, otherCode = null] = question.frame.codes;
  const entry = entryOf(question, desk, code);
  if (!entry) return clarify(question, desk, ['product']);
  const other = besideOf(question, desk, code, otherCode);
  const definition = await definitionOf(question, desk, entry, code);
  if (!other) return definition;
  const beside = await definitionOf(question, desk, other, otherCode);
  const facts = [...definition.facts, ...beside.facts];
  return { ...definition, ...(await foundBase(question, desk, facts, question.notes)), beside };
}

/** The second thing that is to be explained; null where there is none, or where it only tells where the first one stands. */
function besideOf(
  question: Question,
  desk: Desk,
  code: string | null,
  otherCode: string | null,
): Product | null {
  const [, second] = question.products;
  if (!second || (code !== null && otherCode === null) || isContext(question, desk, second)) return null;
  return entryOf({ ...question, products: [second] }, desk, otherCode);
}

/** « SRW quand on parle de blé », "SRW in wheat": what the first is a kind of, where the two are not set apart, tells where the word stands. */
function isContext(
  { products: [first = ''], frame: { text } }: Question,
  { lexicon }: Desk,
  second: string,
): boolean {
  return lexicon.isPartOf(first, second) && !APART.test(fold(text));
}

const APART = /(?<![a-z])(?:differ[a-z]*|distin[a-z]*|entre|between|vs|versus|et|and|ou|or)(?![a-z])/;

async function definitionOf(
  question: Question,
  desk: Desk,
  entry: Product,
  code: string | null,
): Promise<DefinitionFindings> {
  const known = entry.codes.find((one) => one.scheme === 'eurostat')?.code ?? null;
  const example = question.frame.exampled === false ? null : await anyExampleOf(question, desk, entry.id);
  return {
    kind: 'definition',
    ...(await foundBase(question, desk, example ? [example] : [], question.notes)),
    code: code ?? known,
    byCode: code !== null,
    product: entry.id,
    parent: entry.parent,
    members: membersOf(desk, entry.id, known !== null),
    example,
  };
}

/** What is only quoted has a price for its example, and nothing that is grown. */
async function anyExampleOf(question: Question, desk: Desk, product: string): Promise<KnownFact | null> {
  const own = await exampleOf(question, desk, product);
  return own ?? (await exampleOf({ ...question, domain: 'price' }, desk, product));
}

function entryOf(question: Question, desk: Desk, code: string | null): Product | null {
  const coded = code ? desk.lexicon.findByCode('product', 'eurostat', code) : null;
  return desk.lexicon.findProduct(coded ?? question.products[0] ?? '');
}

/** Members, of the publisher's own list where the product has a code in it. */
function membersOf(desk: Desk, product: string, coded: boolean): string[] {
  const children = desk.lexicon.childrenOf(product);
  const own = coded
    ? children.filter((one) => one.codes.some((code) => code.scheme === 'eurostat'))
    : children;
  return own.slice(0, MOST_MEMBERS).map((one) => one.id);
}

/**
 * Its figure of the time that is asked, else its newest, in the usual place or, where that is old or nothing, in a wider one. None where all are: « 0 tonne en
 * 2010 » is no example.
 */
async function exampleOf(question: Question, desk: Desk, product: string): Promise<KnownFact | null> {
  const { domain, place } = question;
  const places = [place.places[0] ?? defaultPlace(question.language), EU, WORLD];
  const measures = domain === 'price' ? ['price'] : ['production', 'area-main', 'slaughtered', 'stocks'];
  const tracks = await desk.reader.read({
    products: [product],
    measures,
    ...(domain === 'price' ? {} : { places }),
  });
  const ordered = measures.flatMap((measure) => tracks.filter((one) => one.measure === measure));
  const isWithin = (track: Track, id: string): boolean => domain === 'price' || track.place === id;
  const byPlace = places.flatMap((id) => ordered.filter((track) => isWithin(track, id)));
  const [asked] = timesAsked(periodOf(question));
  const facts = byPlace.flatMap((track) => {
    const known = knownOf(track);
    const then = known.find((one) => nameOf(track, one.period) === asked);
    return [then ?? known.at(-1)].flatMap((one) => (one ? [factOf(track, one)] : []));
  });
  return facts.find((fact) => fact.value > 0 && isRecent(fact, question.today)) ?? null;
}

function isRecent({ period }: KnownFact, today: string): boolean {
  return Number(today.slice(0, 4)) - Number(period.slice(0, 4)) <= OLDEST_EXAMPLE;
}
