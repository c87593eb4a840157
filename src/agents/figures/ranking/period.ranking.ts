import type { Order } from '../../../understanding/frame.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { findSingleLine, isLine } from '../single.line.js';
import { inOrder } from './ranks.js';
import { shownOf } from './shown.js';

/** The periods of one line in order: the five best harvests. */
export async function rankPeriods(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const found = await findSingleLine(question, desk);
  if (!isLine(found)) return found;
  const ranked = inOrder(desk.lexicon, found.facts, order.end);
  const { top, rows } = shownOf(ranked, order.count);
  return {
    kind: 'ranking',
    ...(await foundBase(question, desk, rows, found.notes)),
    over: 'periods',
    end: order.end,
    ranked: top,
    next: null,
    subject: null,
    compared: countOf(ranked.length, 'compared'),
    scope: null,
    family: null,
    period: `${found.first.period}/${found.last.period}`,
  };
}
