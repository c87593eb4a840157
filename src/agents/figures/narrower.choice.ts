import type { Intent } from '../../understanding/frame.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { clarify } from './clarification.js';
import { handlerOf } from './handlers.js';
import { isHeld, MOST_MEMBERS, narrowedTo, narrowerOf } from './narrower.reading.js';
import { placesOrDefault } from './defaults.js';
import { WORLD } from './place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import { rankProducts } from './ranking/product.ranking.js';
import { seek } from './seeking.js';

/** What a family of more members than that is told by the largest of. */
const PLAIN: readonly Intent[] = ['value', 'latest'];

/**
 * A wide word without figures of its own is read as its narrower products that have some, at the time asked about where
 * not all of them do; of more than can be told those that come first, or they are asked back.
 */
export async function orNarrower(question: Question, desk: Desk, answer: NoFigure): Promise<FigureAnswer> {
  const [asked] = question.products;
  if (!asked || question.products.length > 1 || (await isHeld(question, desk, asked))) return answer;
  const narrower = await narrowerOf(question, desk, asked);
  const told = ofEach(question);
  const narrowed = narrowedTo(told, asked, await heldThen(told, desk, narrower));
  if (narrowed) {
    const read = { ...told, products: narrowed.products, notes: [...question.notes, ...narrowed.notes] };
    return handlerOf(read, desk)(read, desk);
  }
  if (narrower.length > MOST_MEMBERS && isOfAmounts(question))
    return rankProducts(question, desk, { end: 'highest', count: null, over: 'products' });
  return narrower.length > 0 ? clarify(question, desk, ['product'], narrower) : answer;
}

/** « le prix des engrais en 2022 comparé à 2021 » is of how each of them moved; "rank meats by average price" of each one's mean. */
function ofEach(question: Question): Question {
  const { frame } = question;
  if (frame.intent === 'comparison' && frame.period?.value.kind === 'each' && !frame.order)
    return { ...question, frame: { ...frame, intent: 'change' } };
  return frame.intent === 'average' && frame.order?.over === 'periods'
    ? { ...question, frame: { ...frame, order: null } }
    : question;
}

/** « la viande au Brésil en 2022 »: how much there is of each, in one place. */
function isOfAmounts({ frame: { intent, order, threshold, excluded }, measures, place }: Question): boolean {
  const isPlain = PLAIN.includes(intent) && !order && !threshold && !excluded;
  return isPlain && measures[0]?.measures[0] === 'production' && place.places.length < 2;
}

/** Of several narrower products those with a figure of the time asked about; of too many those of the world market. */
async function heldThen(
  question: Question,
  desk: Desk,
  narrower: readonly string[],
): Promise<readonly string[]> {
  if (question.domain !== 'price' || narrower.length < 2) return narrower;
  const { places } = placesOrDefault(question);
  const then = await withFigures(question, desk, narrower, places);
  if (then.length <= MOST_MEMBERS || places !== null) return then;
  return withFigures(question, desk, narrower, [WORLD]);
}

async function withFigures(
  question: Question,
  desk: Desk,
  products: readonly string[],
  places: readonly string[] | null,
): Promise<string[]> {
  const { holdings } = await seek(question, desk, { products, places, period: periodOf(question) });
  return [...new Set(holdings.map(({ candidate }) => candidate.product))];
}
