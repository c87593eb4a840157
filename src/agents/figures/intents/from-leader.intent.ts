import { yearSpan } from '../../../understanding/dates/calendar.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { Slot } from '../../../understanding/frame.js';
import { questionOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { rankPlaces } from '../ranking/place.ranking.js';
import { orderOf } from './ranking.intent.js';
import { answerValue } from './value.intent.js';

/**
 * A figure of the place that leads an order, « quel pays produit le plus de seigle, et quel est son rendement », or of each of
 * the first so many, « les trois premiers producteurs et leurs surfaces ».
 */
export async function answerFromLeader(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { fromLeader } = question.frame;
  if (!fromLeader) throw new Error('no order is named');
  const asked = questionOf(
    { ...question, question: fromLeader.text, frame: fromLeader },
    question.domain,
    desk.lexicon,
  );
  const ranked = await rankPlaces(asked, desk, orderOf(fromLeader));
  if (ranked.kind !== 'ranking' || ranked.ranked.length === 0) return ranked;
  const leaders = ranked.ranked.slice(0, fromLeader.order?.count ?? 1).map(({ place }) => place);
  const place = { ...question.place, places: leaders, open: false };
  const period = question.frame.period ?? yearOfOrder(ranked.period);
  return answerValue({ ...question, place, frame: { ...question.frame, period } }, desk);
}

/** The year that the places were put in order by, where it is a single one. */
function yearOfOrder(period: string): Slot<Period> | null {
  if (!/^\d{4}$/.test(period)) return null;
  return { value: { kind: 'at', span: yearSpan(Number(period)) }, provenance: 'explicit', words: period };
}
