import type { Product } from '../../../lexicon/entries.js';
import type { KnownFact } from '../../../wording/facts.js';
import type { DefinitionFindings } from '../../../wording/figure.findings.js';
import { clarify } from '../clarification.js';
import { foundBase } from '../found.js';
import { defaultPlace } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { factOf, knownOf } from '../track.js';
import { answerTerm } from './term.definition.js';

const MOST_MEMBERS = 8;

/** What a publisher's code or a product's name stands for, with its newest figure as an example; or a term. */
export async function answerDefinition(question: Question, desk: Desk): Promise<FigureAnswer> {
  const [term] = question.frame.terms ?? [];
  if (term) return await answerTerm(question, desk, term);
  const code = question.frame.codes[0] ?? null;
  const entry = entryOf(question, desk, code);
  if (!entry) return clarify(question, desk, ['product']);
  const [, second] = question.products;
  const other = code === null && second ? desk.lexicon.findProduct(second) : null;
  const definition = await definitionOf(question, desk, entry, code);
  if (!other) return definition;
  const beside = await definitionOf(question, desk, other, null);
  const facts = [...definition.facts, ...beside.facts];
  return { ...definition, ...(await foundBase(question, desk, facts, question.notes)), beside };
}

async function definitionOf(
  question: Question,
  desk: Desk,
  entry: Product,
  code: string | null,
): Promise<DefinitionFindings> {
  const known = entry.codes.find((one) => one.scheme === 'eurostat')?.code ?? null;
  const example = await exampleOf(question, desk, entry.id);
  return {
    kind: 'definition',
    ...(await foundBase(question, desk, example ? [example] : [], question.notes)),
    code: code ?? known,
    product: entry.id,
    parent: entry.parent,
    members: membersOf(desk, entry.id, known !== null),
    example,
  };
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

async function exampleOf(question: Question, desk: Desk, product: string): Promise<KnownFact | null> {
  const place = question.place.places[0] ?? defaultPlace(question.language);
  const measures =
    question.domain === 'price' ? ['price'] : ['production', 'area-main', 'slaughtered', 'stocks'];
  const tracks = await desk.reader.read({
    products: [product],
    measures,
    ...(question.domain === 'price' ? {} : { places: [place] }),
  });
  const [track] = measures.flatMap((measure) => tracks.filter((one) => one.measure === measure));
  const newest = track ? knownOf(track).at(-1) : undefined;
  return track && newest ? factOf(track, newest) : null;
}
