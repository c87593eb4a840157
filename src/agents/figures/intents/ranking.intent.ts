import type { Frame, Order } from '../../../understanding/frame.js';
import type { FigureAnswer, Desk, Question } from '../question.js';
import { clarify } from '../clarification.js';
import { rankPeriods } from '../ranking/period.ranking.js';
import { rankPlaces } from '../ranking/place.ranking.js';
import { rankProducts } from '../ranking/product.ranking.js';

/** Places, products or periods in order; or the rank of one of them. */
export async function answerRanking(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = orderOf(question.frame);
  const over = order.over;
  if (over === 'products' || question.products.length > 1) return rankProducts(question, desk, order);
  if (question.products.length === 0) return clarify(question, desk, ['product']);
  return over === 'periods' ? rankPeriods(question, desk, order) : rankPlaces(question, desk, order);
}

/** The order asked; a ranking without words for it is of places, highest first. */
export function orderOf(frame: Frame): Order {
  return frame.order ?? { end: 'highest', count: null, over: 'places' };
}
