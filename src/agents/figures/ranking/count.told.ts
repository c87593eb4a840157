import type { Order } from '../../../understanding/frame.js';
import type { RankingFindings } from '../../../wording/ranking.findings.js';
import type { Question } from '../question.js';
import type { Ranked } from './ranks.js';
import { countOfAll } from './shown.js';

/** So many stand beside the one whose rank is asked. */
const MOST_BESIDE = 10;
/** So many are all named. */
const FEW = 5;

/** How many are told, and whether their number is: all of them where they are to be named. */
export function countTold(
  question: Question,
  order: Order,
  ranked: readonly Ranked[],
  ofOne: boolean,
): { count: number | null } & Pick<RankingFindings, 'counted'> {
  const all = ofOne ? null : countOfAll(question, ranked.length);
  const count = all ?? countAsked(question, order, ranked, ofOne);
  return { count, ...((question.frame.counted || all !== null) && { counted: true as const }) };
}

/** One where the question asks for the first, or for the rank of one; all of a few that are counted; null where it does not say. */
function countAsked(
  question: Question,
  order: Order,
  ranked: readonly Ranked[],
  ofOne: boolean,
): number | null {
  if (question.frame.counted && !ofOne && ranked.length <= FEW) return ranked.length;
  if (ofOne) return Math.min(order.count ?? 1, MOST_BESIDE);
  return order.count ?? (question.frame.intent === 'extreme' ? 1 : null);
}
