import type { Note } from '../../wording/facts.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { clarify } from './clarification.js';
import { candidatesOf } from './product.choice.js';
import { publishersOf } from './publisher.choice.js';
import { handlerOf } from './handlers.js';
import type { Desk, FigureAnswer, Question } from './question.js';

/**
 * The question with each word that has no price where it is asked for read as the one narrower product that has: « agneau »
 * on the world market is the lamb that is quoted there, at Rungis a carcass.
 */
export async function readWhereAsked(question: Question, desk: Desk): Promise<Question> {
  const isAnywhere = question.place.open && publishersOf(question).length === 0;
  if (question.domain !== 'price' || isAnywhere) return question;
  const products: string[] = [];
  const notes: Note[] = [...question.notes];
  for (const asked of question.products) {
    const narrower = (await isHeld(question, desk, asked)) ? [] : await narrowerOf(question, desk, asked);
    const [taken = asked] = narrower.length === 1 ? narrower : [asked];
    products.push(taken);
    if (taken !== asked) notes.push({ kind: 'assumed-product', asked, taken });
  }
  return { ...question, products, notes };
}

/** A wide word without figures of its own is read as its one narrower product that has some, or asked back with them. */
export async function orNarrower(question: Question, desk: Desk, answer: NoFigure): Promise<FigureAnswer> {
  const [asked] = question.products;
  if (!asked || question.products.length > 1 || (await isHeld(question, desk, asked))) return answer;
  const narrower = await narrowerOf(question, desk, asked);
  const [taken] = narrower;
  if (!taken) return answer;
  if (narrower.length > 1) return clarify(question, desk, ['product'], narrower);
  const notes: Note[] = [...question.notes, { kind: 'assumed-product', asked, taken }];
  const narrowed = { ...question, products: [taken], notes };
  return handlerOf(narrowed, desk)(narrowed, desk);
}

/** Whether there is anything of a product by one of its readings: of a price, where it is asked for. */
async function isHeld(question: Question, desk: Desk, product: string): Promise<boolean> {
  const products = candidatesOf(desk.lexicon, product, question.domain).map((one) => one.product);
  const where = question.domain === 'price' ? placesAsked(question) : {};
  return (await desk.reader.outline({ products, measures: measuresOf(question), ...where })).length > 0;
}

/** Narrower products that have figures, where a wide word has none of its own and means none of them more than another. */
async function narrowerOf(question: Question, desk: Desk, product: string): Promise<string[]> {
  const readings = candidatesOf(desk.lexicon, product, question.domain).map((one) => one.product);
  const products = readings.flatMap((id) => desk.lexicon.descendantsOf(id).map((one) => one.id));
  const measures = measuresOf(question);
  const tracks = await desk.reader.read({ products, measures, ...placesAsked(question) });
  return [...new Set(products)].filter((id) => tracks.some((track) => track.product === id));
}

function measuresOf({ measures }: Question): string[] {
  return measures.flatMap((one) => one.measures);
}

function placesAsked({ place }: Question): { places?: readonly string[] } {
  return place.open ? {} : { places: place.places };
}
