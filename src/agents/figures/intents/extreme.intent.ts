import type { Order } from '../../../understanding/frame.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { isGroup } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { stretchOf } from '../ranking/period.ranking.js';
import { inOrder } from '../ranking/ranks.js';
import { seek } from '../seeking.js';
import { factOf } from '../track.js';
import { answerRanking } from './ranking.intent.js';

/** When a figure was highest or lowest; where, and of which product, is a ranking. */
export async function answerExtreme(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = question.frame.order ?? { end: 'highest', count: null, over: overOf(question, desk) };
  if (order.over !== 'periods')
    return answerRanking({ ...question, frame: { ...question.frame, order } }, desk);
  return extremePeriod(question, desk, order);
}

/** Without words for it: places where a group is named and one stretch of time, else periods. */
function overOf(question: Question, desk: Desk): Order['over'] {
  const grouped = question.place.places.some((id) => isGroup(desk.lexicon, id));
  return grouped && question.domain === 'production' && question.frame.period?.value.kind === 'at'
    ? 'places'
    : 'periods';
}

async function extremePeriod(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const period = stretchOf(question.frame.period?.value ?? null);
  const sought = await seek(question, desk, { places: places?.slice(0, 1) ?? null, period });
  const line = sought.holdings[0]?.lines[0];
  const [first, last] = [line?.observations[0], line?.observations.at(-1)];
  if (!line || !first || !last) return explain(question, desk, sought.failures);
  const facts = line.observations.map((one) => factOf(line.track, one));
  const ordered = inOrder(desk.lexicon, facts, order.end);
  const [extreme, next] = ordered;
  if (!extreme) return explain(question, desk, sought.failures);
  const latest = factOf(line.track, last);
  const rows = [extreme, ...(next ? [next] : []), latest];
  const base = await foundBase(question, desk, rows, [...sought.notes, ...notes]);
  const range = { from: facts[0]?.period ?? '', to: latest.period };
  return { kind: 'extreme', ...base, end: order.end, extreme, next: next ?? null, ...range, latest };
}
