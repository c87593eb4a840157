import { questionOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { rankPlaces } from '../ranking/place.ranking.js';
import { orderOf } from './ranking.intent.js';
import { answerValue } from './value.intent.js';

/** A figure of the place that leads an order: « quel pays produit le plus de seigle, et quel est son rendement ». */
export async function answerFromLeader(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { fromLeader } = question.frame;
  if (!fromLeader) throw new Error('no order is named');
  const asked = questionOf(
    { ...question, question: fromLeader.text, frame: fromLeader },
    question.domain,
    desk.lexicon,
  );
  const ranked = await rankPlaces(asked, desk, orderOf(fromLeader));
  const [first] = ranked.kind === 'ranking' ? ranked.ranked : [];
  if (!first) return ranked;
  const place = { ...question.place, places: [first.place], open: false };
  const period = question.frame.period ?? null;
  return answerValue({ ...question, place, frame: { ...question.frame, period } }, desk);
}
