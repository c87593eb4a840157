import type { Change } from '../../../wording/figure.findings.js';
import type { GrowthFindings } from '../../../wording/found.findings.js';
import { countOf } from '../named.figures.js';
import type { Desk, Question } from '../question.js';
import { movementOf } from './moved.js';
import { putsUpCountry } from './put-up.first.js';

/** « la Pologne est-elle le pays où la récolte a le plus baissé ? »: one country is put up as the one that moved the most. */
export function putsUpMover(question: Question, desk: Desk): boolean {
  const isMost = question.frame.comparedMoves === 'most' && movementOf(question) !== null;
  return isMost && putsUpCountry(question, desk);
}

/** What the largest changes are told of: the changes that went the way asked, in order, and the fastest of them. */
interface Ordered {
  changes: readonly Change[];
  fastest: GrowthFindings['fastest'];
}

/**
 * Whether the one put up is the first of those that went the way asked, and its own change with its rank among them; none
 * where there is no figure of it. It is neither so nor not where it is the first by percentage alone.
 */
export function putUpOf(
  own: Change | null,
  { changes, fastest }: Ordered,
): Pick<GrowthFindings, 'holds' | 'putUp'> {
  if (!own) return {};
  const rank = changes.indexOf(own) + 1;
  const holds = own === fastest ? null : rank === 1;
  return { holds, putUp: { change: own, ...(rank > 0 && { rank: countOf(rank, 'rank') }) } };
}
