import type { Frame, Order } from '../../../understanding/frame.js';
import type { FigureAnswer, Desk, Question } from '../question.js';
import { clarify } from '../clarification.js';
import { answerValue } from './value.intent.js';
import { rankPeriods } from '../ranking/period.ranking.js';
import { rankPlaces } from '../ranking/place.ranking.js';
import { rankProducts } from '../ranking/product.ranking.js';

/** Places, products or periods in order; or the rank of one of them. */
export async function answerRanking(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = orderOf(question.frame);
  const over = order.over;
  if (over === 'products' || question.products.length > 1) return rankProducts(question, desk, order);
  if (question.products.length === 0) return clarify(question, desk, ['product']);
  if (over === 'periods') return rankPeriods(question, desk, order);
  const ranked = await rankPlaces(question, desk, order);
  return ranked.kind === 'no-figure' && isOfMarket(question) ? answerValue(question, desk) : ranked;
}

/** "where is rice trading" wants a price: a place is asked for in words, and nothing is put in order. */
function isOfMarket({ domain, frame }: Question): boolean {
  return domain === 'price' && frame.order === null;
}

/** The order asked; a ranking without words for it is of places, highest first. */
export function orderOf(frame: Frame): Order {
  return frame.order ?? { end: 'highest', count: null, over: 'places' };
}
