import type { Evidence } from '../reading.js';

/** How many words may stand between « croissance » and « moyenne »: "average annual growth", « augmenté chaque année en moyenne ». */
const NEAR = 2;

/** « croissance annuelle moyenne », "average growth rate": how fast a figure moved, not what it was on average. */
export function asksMeanGrowth(evidence: Evidence): boolean {
  const moves = ['up', 'down', 'change'].flatMap((cue) => evidence.cues(cue));
  return evidence
    .cues('average')
    .some(({ mention: mean }) =>
      moves.some(({ mention: move }) => Math.max(move.start - mean.end, mean.start - move.end) <= NEAR),
    );
}
