import type { Order } from '../../../understanding/frame.js';
import type { Period } from '../../../understanding/period.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { seek } from '../seeking.js';
import { factOf } from '../track.js';
import { inOrder } from './ranks.js';

/** The periods of one line in order: the five best harvests. */
export async function rankPeriods(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const period = stretchOf(question.frame.period?.value ?? null);
  const sought = await seek(question, desk, { places: places?.slice(0, 1) ?? null, period });
  const line = sought.holdings[0]?.lines[0];
  if (!line) return explain(question, desk, sought.failures);
  const facts = line.observations.map((one) => factOf(line.track, one));
  const ranked = inOrder(desk.lexicon, facts, order.end);
  const shown = ranked.slice(0, Math.min(10, order.count ?? 5));
  const base = await foundBase(question, desk, ranked.slice(0, 30), [...sought.notes, ...notes]);
  return {
    kind: 'ranking',
    ...base,
    over: 'periods',
    end: order.end,
    ranked: shown,
    next: null,
    subject: null,
    compared: countOf(ranked.length, 'compared'),
    scope: null,
    family: null,
    period: `${facts[0]?.period ?? ''}/${facts.at(-1)?.period ?? ''}`,
  };
}

/** A search among periods without dates is over all there are. */
export function stretchOf(period: Period | null): Period {
  if (period === null || period.kind === 'latest') return { kind: 'all' };
  return period;
}
