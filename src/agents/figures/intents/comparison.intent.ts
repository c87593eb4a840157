import { compareLines } from '../comparison.js';
import { isGroup } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { withoutAncestors } from '../ranking/product.ranking.js';
import { answerChange } from './change.intent.js';
import { answerRanking } from './ranking.intent.js';

/** Places, products or periods side by side. */
export async function answerComparison(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places } = question.place;
  const products = withoutAncestors(desk.lexicon, question.products);
  const end = question.frame.order?.end ?? 'highest';
  if (places.length > 1 || products.length > 1) {
    return compareLines(question, desk, { ...(places.length > 1 ? { places } : {}), products, end });
  }
  const kind = question.frame.period?.value.kind;
  if (kind === 'each' || kind === 'between') return answerChange(question, desk);
  const group = places[0] !== undefined && isGroup(desk.lexicon, places[0]);
  return group && question.frame.order ? answerRanking(question, desk) : answerChange(question, desk);
}
