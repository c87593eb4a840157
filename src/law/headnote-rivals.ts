import { fitOf, massOf } from './headnote-fit.js';
import type { Headnote } from './search/headnotes.js';
import type { SpokenConcept } from './search/law-question.reader.js';

/** An article of the hits with the rules that are known of it in plain words. */
export interface NotedHit {
  readonly score: number;
  readonly notes: readonly Headnote[];
}

/** An article of less than this share of the first one's score is no rival of it. */
const NEAR_SCORE = 0.5;
/**
 * By how much the rule of a near article fits the question better than any of the first before that one is but the nearest:
 * of plain questions whose article was known to nobody beforehand half of such first sentences were beside the point.
 */
const BETTER = 0.1;

/** Whether a rule of another near article is of the question by more than any rule of the first: « la veuve du fermier peut-elle continuer » is of the lease, and not of a pension. */
export function isOutdone(
  [first, ...others]: readonly NotedHit[],
  concepts: readonly SpokenConcept[],
): boolean {
  if (first === undefined) return false;
  const total = massOf(concepts);
  const fitIn = ({ notes }: NotedHit): number =>
    Math.max(0, ...notes.map((note) => fitOf(note, [], concepts, total).score));
  const near = others.filter(({ score }) => score >= NEAR_SCORE * first.score);
  return near.length > 0 && Math.max(...near.map(fitIn)) >= fitIn(first) + BETTER;
}
