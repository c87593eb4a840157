import type { Order } from '../../../understanding/frame.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { findSingleLine, isLine, type SingleLine } from '../single.line.js';
import { inOrder, type Ranked } from './ranks.js';
import { shownOf } from './shown.js';

/** The periods of one line in order: the five best harvests. */
export async function rankPeriods(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const found = await findSingleLine(question, desk);
  return isLine(found) ? rankLine(question, desk, order, found) : found;
}

/** The same of a line that is found already; those level with the last one asked for are among them. */
export async function rankLine(
  question: Question,
  desk: Desk,
  order: Order,
  { facts, first, last, notes }: SingleLine,
): Promise<FigureAnswer> {
  const ranked = inOrder(desk.lexicon, facts, order.end);
  const { rows } = shownOf(ranked, order.count);
  return {
    kind: 'ranking',
    ...(await foundBase(question, desk, rows, notes)),
    over: 'periods',
    end: order.end,
    ranked: withLevel(ranked, order.count),
    next: null,
    subject: null,
    compared: countOf(ranked.length, 'compared'),
    asked: order.count,
    scope: null,
    family: null,
    period: `${first.period}/${last.period}`,
    ...(periodOf(question)?.kind === 'each' && { periods: facts.map(({ period }) => period) }),
  };
}

/** The first so many, with all that share the rank of the last of them. */
function withLevel(ranked: readonly Ranked[], asked: number | null): Ranked[] {
  const { top } = shownOf(ranked, asked);
  const least = top.at(-1)?.rank ?? 0;
  return shownOf(ranked, ranked.filter(({ rank }) => rank <= least).length).top;
}
